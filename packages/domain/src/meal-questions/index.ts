export { mealQuestionEndpoints } from './endpoints';
export { mealQuestions } from './meal-questions';
export { keepMealsSchema, mealQuestionSchema, mealQuestionsSchema } from './schemas';
export type { AwayKind, MealQuestion, MealQuestions } from './schemas';
