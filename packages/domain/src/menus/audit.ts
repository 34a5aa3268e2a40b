import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { allergenFields } from './fields';

export const menuActions = {
  students: actionsOn(allergenFields, {
    'save-allergens': '알레르기를 적었습니다',
  }),
} satisfies ActionsByTopic;
