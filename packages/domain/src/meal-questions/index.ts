export { mealQuestionEndpoints } from './endpoints';
export { absenceOverMeal, givenUpMeals, mealQuestions, mealsAgain } from './meal-questions';
export { mealQuestionsSchema } from './schemas';
export type { AwayKind, MealQuestion, MealQuestions } from './schemas';
