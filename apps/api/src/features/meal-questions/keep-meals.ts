import { mealName } from '@academy/domain/meals';
import type { MealQuestions, mealQuestionEndpoints } from '@academy/domain/meal-questions';
import { formatDay, seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { deleteGivenUp, type MealOfDay } from '../../shared/meals/given-up-db';
import { lockStudent } from '../../shared/students/students-db';
import { deleteKept, insertKept, readKept, readQuestions } from './questions-db';

const mealFacts = (meals: readonly MealOfDay[]) =>
  meals.map(({ date, meal }) => `${formatDay(date)} ${mealName(meal)}`);

/**
 * Keeps meals that are asked about, or asks about them again. What is no question by now (locked,
 * cancelled meanwhile) is left as it is: the answer is what is still open. Repeated it answers the
 * same.
 */
export async function keepMeals(
  db: Db,
  {
    actor: { studentId },
    body: { kept, meals },
    now,
    request,
  }: Call<typeof mealQuestionEndpoints.keepMeals>,
): Promise<MealQuestions> {
  return transact(db, async (tx) => {
    const student = await lockStudent(tx, studentId);
    const today = seoulDay(now);
    const named = new Set(meals.map(({ date, meal }) => `${date} ${meal}`));
    const before = await readKept(tx, studentId, today);
    const open = await readQuestions(tx, studentId, now);
    const those = (kept ? open.content : before).flatMap(({ date, meal }) =>
      named.has(`${date} ${meal}`) ? [{ date, meal }] : [],
    );
    if (those.length === 0) return open;
    if (kept) await insertKept(tx, studentId, those, now);
    else await deleteKept(tx, studentId, those);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: student.name,
      role: 'STUDENT',
      action: 'keep-meals',
      entity: 'kept-meals',
      entityId: studentId,
      before: { keptMeals: mealFacts(before) },
      after: { keptMeals: mealFacts(await readKept(tx, studentId, today)) },
    });
    return readQuestions(tx, studentId, now);
  });
}

/**
 * Lets meals go that are offered again. What is not offered any more is left as it is; repeated it
 * answers the same.
 */
export async function letGoMeals(
  db: Db,
  {
    actor: { studentId },
    body: { meals },
    now,
    request,
  }: Call<typeof mealQuestionEndpoints.letGoMeals>,
): Promise<MealQuestions> {
  return transact(db, async (tx) => {
    const student = await lockStudent(tx, studentId);
    const named = new Set(meals.map(({ date, meal }) => `${date} ${meal}`));
    const open = await readQuestions(tx, studentId, now);
    const those = open.again.filter(({ date, meal }) => named.has(`${date} ${meal}`));
    if (those.length === 0) return open;
    await deleteGivenUp(
      tx,
      those.map((meal) => ({ studentId, ...meal })),
    );
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: student.name,
      role: 'STUDENT',
      action: 'keep-meals',
      entity: 'given-up-meals',
      entityId: studentId,
      before: { mealsAgain: mealFacts(open.again) },
      after: { mealsAgain: mealFacts(open.again.filter((meal) => !those.includes(meal))) },
    });
    return readQuestions(tx, studentId, now);
  });
}
