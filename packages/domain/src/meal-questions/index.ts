export { mealQuestionEndpoints } from './endpoints';
export { mealQuestions } from './meal-questions';
export { mealQuestionsSchema } from './schemas';
export type { AwayKind, MealQuestion, MealQuestions } from './schemas';
