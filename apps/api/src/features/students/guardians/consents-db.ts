import type { GuardianConsent } from '@academy/domain/guardians';
import { maskPhone } from '@academy/domain/files';
import { bySeat } from '@academy/domain/identity';
import type { GuardianId, ManagerId, StudentId } from '@academy/domain/ids';
import { NOTICE_KINDS, type NoticeKind } from '@academy/domain/messages';
import { instantAt, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { guardianConsents, messages, studentGuardians, students } from '../../../db/schema';
import { isAmong } from '../../../db/schema/columns';

/**
 * Enrolled students, some or all, with their guardians who have a number and the consents of these:
 * who has no such guardian once, without one.
 */
export const readConsents = (db: Db | Tx, only?: SQL) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      guardian: {
        id: studentGuardians.id,
        name: studentGuardians.name,
        relation: studentGuardians.relation,
        phone: sql<string>`${studentGuardians.phone}`,
      },
      agreedOn: guardianConsents.agreedOn,
      declined: guardianConsents.declined,
      stoppedAt: guardianConsents.stoppedAt,
    })
    .from(students)
    .leftJoin(
      studentGuardians,
      and(eq(studentGuardians.studentId, students.id), isNotNull(studentGuardians.phone)),
    )
    .leftJoin(guardianConsents, eq(guardianConsents.phone, studentGuardians.phone))
    .where(and(isNull(students.deletedAt), eq(students.status, 'ENROLLED'), only))
    .orderBy(asc(students.id), asc(studentGuardians.place), asc(studentGuardians.id));
export type ConsentRow = Awaited<ReturnType<typeof readConsents>>[number];

export const ofStudents = (ids: readonly StudentId[]) => inArray(students.id, [...ids]);
export const ofGuardians = (ids: readonly GuardianId[]) => isAmong(studentGuardians.id, ids);

export const toConsents = (rows: readonly ConsentRow[]): GuardianConsent[] =>
  rows.toSorted(bySeat).map(({ id, name, guardian, agreedOn, declined, stoppedAt }) => ({
    studentId: id,
    studentName: name,
    guardianId: guardian?.id ?? null,
    name: guardian?.name ?? null,
    relation: guardian?.relation ?? null,
    phone: guardian ? maskPhone(guardian.phone) : null,
    agreedOn,
    declined: declined ?? [],
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }));

/** A number's consent with what its guardian said of it since. */
export async function readConsent(db: Db | Tx, phone: string) {
  const [row] = await db
    .select({
      agreedOn: guardianConsents.agreedOn,
      declined: guardianConsents.declined,
      stoppedAt: guardianConsents.stoppedAt,
    })
    .from(guardianConsents)
    .where(eq(guardianConsents.phone, phone));
  return row ?? null;
}

interface Agreed {
  agreedOn: CalendarDay;
  /** What it is not for; undefined leaves what was declined before. */
  declined: NoticeKind[] | undefined;
  by: ManagerId;
  now: Date;
}

/**
 * Notes since when these numbers agree. A guardian who stopped it since stays so: only a
 * consent of that day or a later one is a new word of theirs.
 */
export async function writeConsents(
  tx: Tx,
  phones: readonly string[],
  { agreedOn, declined, by, now }: Agreed,
): Promise<void> {
  if (phones.length === 0) return;
  const { stoppedAt } = guardianConsents;
  const row = { agreedOn, notedAt: now, notedBy: by, ...(declined && { declined }) };
  await tx
    .insert(guardianConsents)
    .values([...new Set(phones)].map((phone) => ({ phone, ...row })))
    .onConflictDoUpdate({
      target: guardianConsents.phone,
      set: {
        ...row,
        stoppedAt: sql`case when ${stoppedAt} >= ${instantAt(agreedOn, 24).toISOString()}::timestamptz then ${stoppedAt} end`,
      },
    });
  if (declined) await stopWaiting(tx, phones, declined);
}

/** What waits for these numbers, of some kinds or all, does not go out. */
const stopWaiting = (
  tx: Tx,
  phones: readonly string[],
  kinds: readonly NoticeKind[] = NOTICE_KINDS,
) =>
  tx
    .update(messages)
    .set({ state: 'dead', failure: 'stopped' })
    .where(
      and(
        inArray(messages.recipient, [...phones]),
        inArray(messages.kind, [...kinds]),
        eq(messages.state, 'waiting'),
      ),
    );

/** Stops notices to these numbers. */
export async function removeConsents(tx: Tx, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  await tx.delete(guardianConsents).where(inArray(guardianConsents.phone, [...phones]));
  await stopWaiting(tx, phones);
}

/** What a guardian decides on their page: of all notices, or which kinds they do not want. */
export async function switchNotices(
  tx: Tx,
  phone: string,
  change: { stoppedAt: Date | null } | { declined: NoticeKind[] },
): Promise<void> {
  await tx.update(guardianConsents).set(change).where(eq(guardianConsents.phone, phone));
  if ('declined' in change) await stopWaiting(tx, [phone], change.declined);
  else if (change.stoppedAt !== null) await stopWaiting(tx, [phone]);
}
