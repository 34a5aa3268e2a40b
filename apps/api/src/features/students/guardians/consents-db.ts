import type { GuardianConsent } from '@academy/domain/guardians';
import { maskPhone } from '@academy/domain/files';
import { bySeat } from '@academy/domain/identity';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import { NOTICE_KINDS } from '@academy/domain/messages';
import { instantAt, type CalendarDay } from '@academy/domain/time';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { guardianConsents, messages, students } from '../../../db/schema';

/** Enrolled students, some or all, with their guardians' numbers and consents. */
export const readConsents = (db: Db | Tx, only?: readonly StudentId[]) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      phone: students.parentPhone,
      agreedOn: guardianConsents.agreedOn,
      stoppedAt: guardianConsents.stoppedAt,
    })
    .from(students)
    .leftJoin(guardianConsents, eq(guardianConsents.phone, students.parentPhone))
    .where(
      and(
        isNull(students.deletedAt),
        eq(students.status, 'ENROLLED'),
        only && inArray(students.id, [...only]),
      ),
    );
export type ConsentRow = Awaited<ReturnType<typeof readConsents>>[number];

export const toConsents = (rows: readonly ConsentRow[]): GuardianConsent[] =>
  rows.toSorted(bySeat).map(({ id, name, phone, agreedOn, stoppedAt }) => ({
    id,
    name,
    phone: phone === null ? null : maskPhone(phone),
    agreedOn,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }));

/** A number's consent with what its guardian said of it since. */
export async function readConsent(db: Db | Tx, phone: string) {
  const [row] = await db
    .select({ agreedOn: guardianConsents.agreedOn, stoppedAt: guardianConsents.stoppedAt })
    .from(guardianConsents)
    .where(eq(guardianConsents.phone, phone));
  return row ?? null;
}

/**
 * Notes since when these numbers agree. Whoever has stopped it since stays as they wish: only a
 * consent of that day or a later one is a new word of theirs.
 */
export async function writeConsents(
  tx: Tx,
  phones: readonly string[],
  { agreedOn, by, now }: { agreedOn: CalendarDay; by: ManagerId; now: Date },
): Promise<void> {
  if (phones.length === 0) return;
  const { stoppedAt } = guardianConsents;
  const row = { agreedOn, notedAt: now, notedBy: by };
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
}

/** What waits for these numbers does not go out. */
const stopWaiting = (tx: Tx, phones: readonly string[]) =>
  tx
    .update(messages)
    .set({ state: 'dead', failure: 'stopped' })
    .where(
      and(
        inArray(messages.recipient, [...phones]),
        inArray(messages.kind, [...NOTICE_KINDS]),
        eq(messages.state, 'waiting'),
      ),
    );

/** Nobody is told at these numbers any more. */
export async function removeConsents(tx: Tx, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  await tx.delete(guardianConsents).where(inArray(guardianConsents.phone, [...phones]));
  await stopWaiting(tx, phones);
}

/** A guardian's own switch; false where the academy has no consent of this number. */
export async function switchNotices(
  tx: Tx,
  phone: string,
  { on, now }: { on: boolean; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(guardianConsents)
    .set({ stoppedAt: on ? null : now })
    .where(eq(guardianConsents.phone, phone))
    .returning({ phone: guardianConsents.phone });
  if (!on && rows.length > 0) await stopWaiting(tx, [phone]);
  return rows.length > 0;
}
