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

/** One statement, whatever the number of students. */
export async function deleteGivenUp(
  tx: Tx,
  those: readonly (MealOfDay & { studentId: StudentId })[],
): Promise<void> {
  if (those.length === 0) return;
  await tx.execute(sql`
    delete from ${givenUpMeals} as given
    using jsonb_to_recordset(${JSON.stringify(those)}::jsonb)
      as gone ("studentId" bigint, date date, meal text)
    where given.student_id = gone."studentId"
      and given.date = gone.date and given.meal = gone.meal`);
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

/** A student's changed days. */
interface Changed {
  studentId: StudentId;
  before: readonly Reservation[];
  after: readonly Reservation[];
}

/**
 * Notes which of the cancelled meals lie in an approved absence, so that they are offered again
 * when that is taken back; what is ordered again is noted no more.
 */
export async function noteGivenUp(tx: Tx, changed: readonly Changed[], now: Date): Promise<void> {
  await deleteGivenUp(
    tx,
    changed.flatMap(({ studentId, before, after }) =>
      missing(after, before).map((meal) => ({ studentId, ...meal })),
    ),
  );
  const today = seoulDay(now);
  const dropped = changed.map(({ studentId, before, after }) => ({
    studentId,
    meals: missing(before, after).filter(({ date }) => date >= today),
  }));
  const dates = dropped.flatMap((one) => one.meals.map(({ date }) => date)).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return;
  const reportedOn = await readReportedAbsences(
    tx,
    first,
    last,
    dropped.map(({ studentId }) => studentId),
  );
  const { mealTimes } = await readScheduleSettings(tx);
  const given = dropped.flatMap((one) =>
    givenUpIn(one.meals, (date) => reportedOn(one.studentId, date), mealTimes).map((meal) => ({
      ...meal,
      studentId: one.studentId,
      at: now,
    })),
  );
  if (given.length > 0) await tx.insert(givenUpMeals).values(given).onConflictDoNothing();
}
