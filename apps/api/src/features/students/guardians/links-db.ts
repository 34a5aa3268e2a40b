import { groupBy } from '@academy/domain/collections';
import type { GuardianLinkId, StudentId } from '@academy/domain/ids';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  sql,
  exists,
} from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import {
  guardianLinkOpens,
  guardianLinks,
  managers,
  news,
  studentGuardians,
  students,
} from '../../../db/schema';
import { isLiveAt } from '../../../shared/news/live-news-db';
import { isForThem } from '../../../shared/students/targets-db';

const isHere = and(isNull(students.deletedAt), eq(students.status, 'ENROLLED'));

/** The enrolled students with one of these guardians' numbers. */
export const readChildren = (db: Db | Tx, phones: readonly string[]) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      phone: studentGuardians.phone,
      guardian: studentGuardians.name,
      ownPhone: students.phone,
    })
    .from(studentGuardians)
    .innerJoin(students, eq(students.id, studentGuardians.studentId))
    .where(and(isHere, inArray(studentGuardians.phone, [...phones])))
    .orderBy(asc(students.grade), asc(students.name), asc(students.id));
export type ChildRow = Awaited<ReturnType<typeof readChildren>>[number];

/** Students by their ids with their guardians' numbers; who is not enrolled is left out. */
export async function readNumbers(db: Db | Tx, ids: readonly StudentId[]) {
  const rows = await db
    .select({ id: students.id, name: students.name, phone: studentGuardians.phone })
    .from(students)
    .leftJoin(studentGuardians, eq(studentGuardians.studentId, students.id))
    .where(and(isHere, inArray(students.id, [...ids])))
    .orderBy(asc(students.id), asc(studentGuardians.place), asc(studentGuardians.id));
  return [...groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    name: own[0]?.name ?? '',
    phones: own.flatMap(({ phone }) => phone ?? []),
  }));
}

/** A link that was not revoked. */
export async function readLink(db: Db | Tx, id: GuardianLinkId) {
  const [link] = await db
    .select({
      id: guardianLinks.id,
      uid: guardianLinks.uid,
      phone: guardianLinks.phone,
      renewedAt: guardianLinks.renewedAt,
    })
    .from(guardianLinks)
    .where(and(eq(guardianLinks.id, id), isNull(guardianLinks.revokedAt)));
  return link;
}

/** Links that hold, of these numbers or all, the newest first, with how often they were opened. */
export const readLinks = (db: Db | Tx, phones?: readonly string[]) =>
  db
    .select({
      id: guardianLinks.id,
      uid: guardianLinks.uid,
      phone: guardianLinks.phone,
      createdAt: guardianLinks.createdAt,
      renewedAt: guardianLinks.renewedAt,
      createdByName: managers.name,
      lastOpenedAt: max(guardianLinkOpens.openedAt),
      opens: count(guardianLinkOpens.openedAt),
    })
    .from(guardianLinks)
    .leftJoin(managers, eq(managers.id, guardianLinks.createdBy))
    .leftJoin(guardianLinkOpens, eq(guardianLinkOpens.linkId, guardianLinks.id))
    .where(
      and(isNull(guardianLinks.revokedAt), phones && inArray(guardianLinks.phone, [...phones])),
    )
    .groupBy(guardianLinks.id, managers.name)
    .orderBy(desc(guardianLinks.id));
export type LinkRow = Awaited<ReturnType<typeof readLinks>>[number];

/** Revokes a link; null when no valid link exists. */
export async function revokeLink(tx: Tx, id: GuardianLinkId, now: Date) {
  const [row] = await tx
    .update(guardianLinks)
    .set({ revokedAt: now })
    .where(and(eq(guardianLinks.id, id), isNull(guardianLinks.revokedAt)))
    .returning({ phone: guardianLinks.phone });
  return row ?? null;
}

/** When a link was revoked; null when it holds or never was. */
export async function readRevoked(tx: Tx, id: GuardianLinkId): Promise<Date | null> {
  const [row] = await tx
    .select({ revokedAt: guardianLinks.revokedAt })
    .from(guardianLinks)
    .where(and(eq(guardianLinks.id, id), isNotNull(guardianLinks.revokedAt)));
  return row?.revokedAt ?? null;
}

const ONE_LOOK_MS = 10 * 60_000;

/** Notes that a link was opened, once for several looks within ten minutes. */
export async function noteOpen(db: Db, linkId: GuardianLinkId, now: Date): Promise<void> {
  const [recent] = await db
    .select({ at: guardianLinkOpens.openedAt })
    .from(guardianLinkOpens)
    .where(
      and(
        eq(guardianLinkOpens.linkId, linkId),
        gt(guardianLinkOpens.openedAt, new Date(now.getTime() - ONE_LOOK_MS)),
      ),
    )
    .limit(1);
  if (recent) return;
  await db.insert(guardianLinkOpens).values({ linkId, openedAt: now }).onConflictDoNothing();
}

/** The newest notices that one of these students sees, pinned ones first. */
export const readNotices = (
  tx: Tx,
  children: readonly StudentId[],
  { now, limit }: { now: Date; limit: number },
) =>
  tx
    .select({
      id: news.id,
      title: news.title,
      content: news.content,
      category: news.category,
      publishedAt: news.publishedAt,
    })
    .from(news)
    .where(
      and(
        isLiveAt(now),
        exists(
          tx
            .select({ id: students.id })
            .from(students)
            .where(and(inArray(students.id, [...children]), isForThem(news))),
        ),
      ),
    )
    .orderBy(sql`${news.pinnedOrder} asc nulls last`, desc(news.publishedAt), desc(news.id))
    .limit(limit);
