export { mealQuestionEndpoints } from './endpoints';
export { absenceOverMeal, mealQuestions } from './meal-questions';
export { mealQuestionsSchema } from './schemas';
export type { AwayKind, MealQuestion, MealQuestions } from './schemas';
