import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { lunchSettingsFields, mealFields, mealRuleFields } from './fields';

export const mealActions = {
  meals: actionsOn(mealFields, {
    'save-meals': '도시락 신청을 바꿨습니다',
    'save-pick-ups': '{subject} 도시락 수령을 기록했습니다',
  }),
  settings: actionsOn([lunchSettingsFields, mealRuleFields], {
    'save-lunch-settings': '도시락 설정을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
