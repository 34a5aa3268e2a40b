import { hasOpenMoney } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { erasureDay, type ErasureTerms } from '@academy/domain/students';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import {
  depositEntries,
  mealBills,
  mockRegistrations,
  reservations,
  students,
} from '../../../db/schema';
import { isAmong } from '../../../db/schema/columns';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { ERASURE_VERSION } from './erase-words-db';
import { readErasureTerms } from './erasure-settings-db';

/** Who left and has a name still, deleted ones too, with the day on which the rule erases them. */
export async function readLeavers(db: Db | Tx, terms: ErasureTerms, only?: StudentId) {
  if (terms.afterMonths === null) return [];
  const rows = await db
    .select({
      studentId: students.id,
      name: students.name,
      school: students.school,
      grade: students.grade,
      status: students.status,
      leftOn: students.leftOn,
    })
    .from(students)
    .where(
      and(eq(students.status, 'LEFT'), isNull(students.erasedAt), only && eq(students.id, only)),
    )
    .orderBy(asc(students.id));
  return rows
    .flatMap(({ status, ...row }) => {
      const { leftOn } = row;
      const erasedOn = leftOn && erasureDay({ status, leftOn }, terms);
      return leftOn && erasedOn ? [{ ...row, leftOn, erasedOn }] : [];
    })
    .toSorted((a, b) => (a.erasedOn < b.erasedOn ? -1 : a.erasedOn > b.erasedOn ? 1 : 0));
}

/** In which months any of these has meals, a bill or money. */
async function readMonthsOf(db: Db | Tx, ids: readonly StudentId[]): Promise<CalendarMonth[]> {
  const { rows } = await db.execute<{ month: CalendarMonth }>(sql`
    select month from ${mealBills} where ${isAmong(mealBills.studentId, ids)}
    union select month from ${depositEntries} where ${isAmong(depositEntries.studentId, ids)}
    union select to_char(date, 'YYYY-MM') from ${reservations} where ${isAmong(reservations.studentId, ids)}`);
  return rows.map(({ month }) => month);
}

/**
 * Of whom money for meals or an exam is still to be had or to be given back: no one could ask for
 * it once the name is gone.
 */
export async function readHeld(db: Db | Tx, ids: readonly StudentId[]): Promise<Set<StudentId>> {
  if (ids.length === 0) return new Set();
  const months = await readMonthsOf(db, ids);
  const settings = await readLunchSettings(db);
  const { bookOf } = await readMealBooks(db, { months, only: ids, settings });
  const exams = await db
    .selectDistinct({ id: mockRegistrations.studentId })
    .from(mockRegistrations)
    .where(
      and(
        isAmong(mockRegistrations.studentId, ids),
        sql`(${mockRegistrations.paymentStatus} = 'refund-due' or (${mockRegistrations.paymentStatus} = 'unpaid' and ${mockRegistrations.canceledAt} is null))`,
      ),
    );
  return new Set([
    ...exams.map(({ id }) => id),
    ...ids.filter((id) => months.some((month) => hasOpenMoney(bookOf(id, month).account.state))),
  ]);
}

/** The day on which a student is erased, and whether money holds it up; null for who has none. */
export async function readErasure(
  tx: Tx,
  id: StudentId,
): Promise<{ on: CalendarDay; held: boolean } | null> {
  const [leaver] = await readLeavers(tx, await readErasureTerms(tx), id);
  return leaver ? { on: leaver.erasedOn, held: (await readHeld(tx, [id])).has(id) } : null;
}

/**
 * A student, locked, who was erased before this moment and has to be erased once more: writes that
 * were under way then ended afterwards, or erasing did not reach as far as it does now.
 */
export async function lockUnsettled(tx: Tx, before: Date) {
  const [student] = await tx
    .select({ id: students.id, name: students.name, phone: students.phone })
    .from(students)
    .where(and(lt(students.erasedAt, before), lt(students.erasureVersion, ERASURE_VERSION)))
    .orderBy(asc(students.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return student;
}
