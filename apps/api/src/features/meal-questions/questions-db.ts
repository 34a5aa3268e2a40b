import type { StudentId } from '@academy/domain/ids';
import { mealQuestions, mealsAgain, type MealQuestions } from '@academy/domain/meal-questions';
import { LAST_DAY, seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, keptMeals, regularSchedules } from '../../db/schema';
import { readGivenUp, type MealOfDay } from '../../shared/meals/given-up-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readReasons } from '../../shared/schedule/reasons-db';
import { prepareReadReservations } from '../../shared/reservations-db';
import { readScheduleSettings } from '../../shared/settings/kept-settings';
import { readSchedules } from '../../shared/schedule/schedules-db';

/** The meals from a day on that a student keeps although away, in order. */
export const readKept = (
  db: Db | Tx,
  studentId: StudentId,
  from: CalendarDay,
): Promise<MealOfDay[]> =>
  db
    .select({ date: keptMeals.date, meal: keptMeals.meal })
    .from(keptMeals)
    .where(and(eq(keptMeals.studentId, studentId), gte(keptMeals.date, from)))
    .orderBy(asc(keptMeals.date), asc(keptMeals.meal));

/**
 * What a student is asked about meals, and which are offered again: seven queries, however far the
 * schedules reach.
 */
export async function readQuestions(
  db: Db | Tx,
  studentId: StudentId,
  now: Date,
): Promise<MealQuestions> {
  const today = seoulDay(now);
  const { status, lastDate } = regularSchedules;
  const reservations = await prepareReadReservations(db)(studentId, today, LAST_DAY);
  const schedules = await readSchedules(
    db,
    studentId,
    and(eq(status, 'APPROVED'), or(isNull(lastDate), gte(lastDate, today))),
  );
  const reasons = await readReasons(db, {
    studentId,
    where: and(eq(absenceReasons.status, 'APPROVED'), gte(absenceReasons.date, today)),
  });
  const kept = await readKept(db, studentId, today);
  const givenUp = await readGivenUp(db, studentId, today);
  const { mealTimes } = await readScheduleSettings(db);
  const settings = await readLunchSettings(db);
  const facts = { reservations, schedules, reasons, mealTimes, settings, now };
  return { content: mealQuestions({ ...facts, kept }), again: mealsAgain({ ...facts, givenUp }) };
}

export async function insertKept(
  tx: Tx,
  studentId: StudentId,
  meals: readonly MealOfDay[],
  now: Date,
): Promise<void> {
  if (meals.length > 0)
    await tx
      .insert(keptMeals)
      .values(meals.map((meal) => ({ ...meal, studentId, at: now })))
      .onConflictDoNothing();
}

export async function deleteKept(
  tx: Tx,
  studentId: StudentId,
  meals: readonly MealOfDay[],
): Promise<void> {
  if (meals.length === 0) return;
  const wanted = sql`(select w.date, w.meal from jsonb_to_recordset(${JSON.stringify(meals)}::jsonb) as w (date date, meal text))`;
  await tx
    .delete(keptMeals)
    .where(
      and(
        eq(keptMeals.studentId, studentId),
        sql`(${keptMeals.date}, ${keptMeals.meal}) in ${wanted}`,
      ),
    );
}
