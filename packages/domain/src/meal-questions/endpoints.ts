import { endpoint } from '../http';
import { keepMealsSchema, letGoMealsSchema, mealQuestionsSchema } from './schemas';

/**
 * An approved absence over a meal asks whether to cancel it. Cancelling is the ordinary save of a
 * month.
 */
export const mealQuestionEndpoints = {
  mealQuestions: endpoint({
    method: 'GET',
    path: '/students/me/meal-questions',
    access: 'student',
    summary:
      '승인된 일정과 겹치는 도시락 (아직 바꿀 수 있고, 답하지 않은 것), 승인이 취소되어 다시 신청할 수 있는 도시락',
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
  letGoMeals: endpoint({
    method: 'PUT',
    path: '/students/me/meal-questions/let-go',
    access: 'student',
    summary: '승인이 취소되어 다시 물은 도시락을 신청하지 않기',
    body: letGoMealsSchema,
    response: mealQuestionsSchema,
  }),
};
