import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { textIn } from '../audit-actions/tails';
import { allergenFields } from './fields';

export const menuActions = {
  students: actionsOn(allergenFields, {
    'save-allergens': {
      text: '알레르기를 적었습니다',
      tail: ({ after }) => [textIn(after, 'allergens') || '모두 지움'],
    },
  }),
} satisfies ActionsByTopic;
