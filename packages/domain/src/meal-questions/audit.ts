import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { mealFields } from '../meals/fields';

export const mealQuestionActions = {
  meals: actionsOn(mealFields, {
    'keep-meals': '승인된 일정과 겹치는 도시락에 답했습니다',
  }),
} satisfies ActionsByTopic;
