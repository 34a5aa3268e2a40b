import { endpoint } from '../http';
import { keepMealsSchema, mealQuestionsSchema } from './schemas';

/**
 * An approved absence over a meal asks whether to cancel it. Cancelling is the ordinary save of a
 * month.
 */
export const mealQuestionEndpoints = {
  mealQuestions: endpoint({
    method: 'GET',
    path: '/students/me/meal-questions',
    access: 'student',
    summary: '승인된 일정과 겹치는 도시락 (아직 바꿀 수 있고, 답하지 않은 것)',
    response: mealQuestionsSchema,
  }),
  keepMeals: endpoint({
    method: 'PUT',
    path: '/students/me/meal-questions/kept',
    access: 'student',
    summary: '겹치는 도시락을 그대로 두기',
    body: keepMealsSchema,
    response: mealQuestionsSchema,
  }),
};
