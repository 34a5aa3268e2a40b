import type { StudentId } from '@academy/domain/ids';
import { givenUpMeals as givenUpIn } from '@academy/domain/meal-questions';
import { meals, type Meal, type Reservation } from '@academy/domain/meals';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { givenUpMeals } from '../../db/schema';
import { readReportedAbsences } from '../schedule/reported-absences-db';
import { readScheduleSettings } from '../settings/kept-settings';

export interface MealOfDay {
  date: CalendarDay;
  meal: Meal;
}

/** The meals from a day on that a student gave up for an absence, in order. */
export const readGivenUp = (
  db: Db | Tx,
  studentId: StudentId,
  from: CalendarDay,
): Promise<MealOfDay[]> =>
  db
    .select({ date: givenUpMeals.date, meal: givenUpMeals.meal })
    .from(givenUpMeals)
    .where(and(eq(givenUpMeals.studentId, studentId), gte(givenUpMeals.date, from)))
    .orderBy(asc(givenUpMeals.date), asc(givenUpMeals.meal));

export async function deleteGivenUp(
  tx: Tx,
  studentId: StudentId,
  those: readonly MealOfDay[],
): Promise<void> {
  if (those.length === 0) return;
  const wanted = sql`(select w.date, w.meal from jsonb_to_recordset(${JSON.stringify(those)}::jsonb) as w (date date, meal text))`;
  await tx
    .delete(givenUpMeals)
    .where(
      and(
        eq(givenUpMeals.studentId, studentId),
        sql`(${givenUpMeals.date}, ${givenUpMeals.meal}) in ${wanted}`,
      ),
    );
}

/** Meals of one side that the other has not. */
function missing(of: readonly Reservation[], on: readonly Reservation[]): MealOfDay[] {
  const others = new Map(on.map((row) => [row.date, row]));
  return of.flatMap((row) =>
    meals
      .filter((meal) => row[meal] && !others.get(row.date)?.[meal])
      .map((meal) => ({ date: row.date, meal })),
  );
}

/**
 * Notes which of the cancelled meals lie in an approved absence, so that they are offered again
 * when that is taken back; what is ordered again is noted no more. `before` and `after` hold the
 * changed days.
 */
export async function noteGivenUp(
  tx: Tx,
  studentId: StudentId,
  { before, after }: { before: readonly Reservation[]; after: readonly Reservation[] },
  now: Date,
): Promise<void> {
  await deleteGivenUp(tx, studentId, missing(after, before));
  const dropped = missing(before, after).filter(({ date }) => date >= seoulDay(now));
  const dates = dropped.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return;
  const reportedOn = await readReportedAbsences(tx, first, last, studentId);
  const { mealTimes } = await readScheduleSettings(tx);
  const given = givenUpIn(dropped, (date) => reportedOn(studentId, date), mealTimes);
  if (given.length === 0) return;
  await tx
    .insert(givenUpMeals)
    .values(given.map((meal) => ({ ...meal, studentId, at: now })))
    .onConflictDoNothing();
}
