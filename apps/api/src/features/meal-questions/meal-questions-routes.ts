import { mealQuestionEndpoints } from '@academy/domain/meal-questions';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { keepMeals, letGoMeals } from './keep-meals';
import { readQuestions } from './questions-db';

export function mealQuestionRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(mealQuestionEndpoints.mealQuestions, ({ actor: { studentId }, now }) =>
    readQuestions(db, studentId, now),
  );
  serve(mealQuestionEndpoints.keepMeals, (call) => keepMeals(db, call));
  serve(mealQuestionEndpoints.letGoMeals, (call) => letGoMeals(db, call));
}
