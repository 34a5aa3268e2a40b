export { mealQuestionEndpoints } from './endpoints';
export { absenceOverMeal, givenUpMeals, mealQuestions, mealsAgain } from './meal-questions';
export { isPutOff } from './put-off';
export { mealQuestionsSchema, putOffSchema } from './schemas';
export type { AwayKind, MealQuestion, MealQuestions } from './schemas';
