import {
  studentFieldTexts,
  type StatusEffect,
  type studentEndpoints,
} from '@academy/domain/students';
import { won } from '@academy/domain/money';
import { priceOn } from '@academy/domain/prices';
import { monthOf, seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { countFutureMocks, lockFutureMeals, lockFutureSchedules, type FutureOf } from './future-db';
import { lockStudents } from '../students-db';

type Asked = Call<typeof studentEndpoints.changeStatus>['body'];

/** Whose status really changes: who is in the list and has another one. */
export const changing = <Row extends { status: string; deletedAt: Date | null }>(
  rows: readonly Row[],
  status: Asked['status'],
): Row[] => rows.filter((row) => row.deletedAt === null && row.status !== status);

/**
 * The last day here: today unless it was named; a day that is over is refused, because what was
 * eaten then is eaten (400 names the field).
 */
export function lastDayOf(named: Asked['lastDay'], now: Date): CalendarDay {
  const today = seoulDay(now);
  if (named !== undefined && named < today) refuseFields({ lastDay: studentFieldTexts.lastDay });
  return named ?? today;
}

const NOTHING: StatusEffect = {
  students: 0,
  mealCount: 0,
  mealStudents: 0,
  mealAmount: won(0),
  mockCount: 0,
  scheduleCount: 0,
};

/** What these students leave behind after a day, in ten queries however many they are. */
export async function statusEffect(tx: Tx, future: FutureOf): Promise<Required<StatusEffect>> {
  const meals = await lockFutureMeals(tx, future);
  const { bookOf } = await readMealBooks(tx, {
    months: [...new Set(meals.map(({ date }) => monthOf(date)))],
    only: future.ids,
    settings: await readLunchSettings(tx),
  });
  const amounts = meals.map(({ studentId, date, lunch, dinner }) => {
    const bill = bookOf(studentId, monthOf(date));
    const costs = (meal: 'lunch' | 'dinner') => priceOn(bill, meal, date).price;
    return (lunch ? costs('lunch') : 0) + (dinner ? costs('dinner') : 0);
  });
  return {
    students: future.ids.length,
    mealCount: meals.reduce((sum, { lunch, dinner }) => sum + Number(lunch) + Number(dinner), 0),
    mealStudents: new Set(meals.map(({ studentId }) => studentId)).size,
    mealAmount: won(amounts.reduce((sum, amount) => sum + amount, 0)),
    mockCount: await countFutureMocks(tx, future),
    scheduleCount: (await lockFutureSchedules(tx, future)).length,
  };
}

/** What a change of status leaves behind from tomorrow on. Nothing is written. */
export const previewStatus = (
  db: Db,
  { body: { studentIds, status, lastDay }, now }: Call<typeof studentEndpoints.previewStatus>,
): Promise<StatusEffect> =>
  transact(db, async (tx) => {
    const ids = changing(await lockStudents(tx, studentIds), status).map(({ id }) => id);
    const today = lastDayOf(lastDay, now);
    return status === 'ENROLLED' || ids.length === 0
      ? { ...NOTHING, students: ids.length }
      : statusEffect(tx, { ids, today });
  });
