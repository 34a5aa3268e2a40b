import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { depositEntries, mealBills, reservations } from '../../db/schema';
import { emptyBooks } from './empty-books';
import { scenarioSettings } from './scenario';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../data/store-setting';

export const EATEN_ON = day('2026-03-10');

/** Two students eat on the 10th; the first has paid the month. */
export async function setTable(db: Db, [one, two]: readonly [StudentId, StudentId]): Promise<void> {
  await emptyBooks(db);
  await forgetSettings(db, lunchSetting);
  await storeSetting(db, lunchSetting, scenarioSettings);
  const row = {
    date: EATEN_ON,
    updatedAt: new Date('2026-03-01T01:02:03Z'),
    updatedByKind: 'student' as const,
  };
  await db.insert(reservations).values([
    { ...row, studentId: one, lunch: true, dinner: true },
    { ...row, studentId: two, lunch: true, dinner: false },
  ]);
  const bill = { month: month('2026-03'), lunchPrice: won(5000), dinnerPrice: won(6000) };
  await db.insert(mealBills).values([
    { ...bill, studentId: one, depositStatus: 'confirmed' },
    { ...bill, studentId: two },
  ]);
  await db.insert(depositEntries).values({
    studentId: one,
    month: month('2026-03'),
    kind: 'deposit',
    amount: 11_000,
    day: day('2026-03-01'),
    createdAt: new Date('2026-03-01T01:02:03Z'),
  });
}

/** Who eats that day, by student: lunch, dinner. */
export const mealsOn = async (db: Db, on = EATEN_ON) =>
  (
    await db
      .select()
      .from(reservations)
      .where(eq(reservations.date, on))
      .orderBy(reservations.studentId)
  ).map(({ lunch, dinner }) => [lunch, dinner]);

/** What the ledger says of a student: month, kind, amount. */
export const ledgerOf = async (db: Db, studentId: StudentId) =>
  (
    await db
      .select()
      .from(depositEntries)
      .where(and(eq(depositEntries.studentId, studentId), isNull(depositEntries.voidedAt)))
      .orderBy(depositEntries.id)
  ).map(({ month: of, kind, amount }) => [of, kind, amount]);

export const billStatusOf = async (db: Db, studentId: StudentId, of = '2026-03') =>
  (
    await db
      .select()
      .from(mealBills)
      .where(and(eq(mealBills.studentId, studentId), eq(mealBills.month, month(of))))
  )[0]?.depositStatus;
