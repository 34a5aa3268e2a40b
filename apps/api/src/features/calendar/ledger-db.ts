import type { StudentLedgerLine } from '@academy/domain/calendar';
import { depositStatusOf } from '@academy/domain/deposits';
import type { DepositEntryId, ManagerId, StudentId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/settings';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { depositEntries } from '../../db/schema';
import { readMealBooks } from '../../shared/meal-books-db';

interface Booking {
  by: ManagerId;
  now: Date;
  /** The day of the booking (KST); an open refund has none until it is paid out. */
  today: CalendarDay;
  note: string;
}

/** Adds lines to the ledger and answers them with their ids. */
export async function insertLines(tx: Tx, lines: readonly StudentLedgerLine[], { by, now, today, note }: Booking) {
  if (lines.length === 0) return [];
  return tx.insert(depositEntries).values(lines.map((line) => ({ ...line, day: line.kind === 'refund' ? null : today, note, createdAt: now, createdBy: by })))
    .returning({ id: depositEntries.id, studentId: depositEntries.studentId, month: depositEntries.month, kind: depositEntries.kind, amount: depositEntries.amount, day: depositEntries.day });
}

/** Lines that still count, locked until the transaction ends. */
export const lockStandingLines = (tx: Tx, ids: readonly DepositEntryId[]) =>
  tx.select({ id: depositEntries.id, studentId: depositEntries.studentId, month: depositEntries.month, kind: depositEntries.kind, amount: depositEntries.amount, day: depositEntries.day })
    .from(depositEntries).where(and(inArray(depositEntries.id, [...ids]), isNull(depositEntries.voidedAt))).for('update');

/** Takes lines out of the sums; they stay to be seen. */
export async function voidLines(tx: Tx, ids: readonly DepositEntryId[], { by, now, reason }: { by: ManagerId; now: Date; reason: string }): Promise<void> {
  await tx.update(depositEntries).set({ voidedAt: now, voidReason: reason, voidedBy: by }).where(inArray(depositEntries.id, [...ids]));
}

export interface StudentMonth {
  studentId: StudentId;
  month: CalendarMonth;
}

/** Brings the word on the students' bills in step with ledger and meals. Whose month has no bill yet gets one at today's prices. One statement. */
export async function writeStatuses(tx: Tx, changed: readonly StudentMonth[], settings: LunchSettings): Promise<void> {
  const each = [...new Map(changed.map((one) => [`${one.studentId} ${one.month}`, one])).values()];
  if (each.length === 0) return;
  const books = await readMealBooks(tx, { months: [...new Set(each.map(({ month }) => month))], only: [...new Set(each.map(({ studentId }) => studentId))], settings });
  const column = (of: (one: StudentMonth) => unknown) => sql.param(each.map(of));
  const bookOf = ({ studentId, month }: StudentMonth) => books.bookOf(studentId, month);
  await tx.execute(sql`
    insert into meal_bills as bill (student_id, month, lunch_price, dinner_price, deposit_status)
    select * from unnest(${column(({ studentId }) => studentId)}::bigint[], ${column(({ month }) => month)}::text[], ${column((one) => bookOf(one).lunchPrice)}::int[],
      ${column((one) => bookOf(one).dinnerPrice)}::int[], ${column((one) => depositStatusOf(bookOf(one).account))}::text[])
    on conflict (student_id, month) do update set deposit_status = excluded.deposit_status where bill.deposit_status is distinct from excluded.deposit_status`);
}
