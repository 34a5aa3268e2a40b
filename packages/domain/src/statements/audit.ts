import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { counted, wordOf } from '../audit-actions/tails';
import { depositFields } from '../deposits/fields';

export const statementActions = {
  deposits: actionsOn(depositFields, {
    'import-statement': {
      text: '은행 내역으로 입금 {subject}{을/를} 확인했습니다',
      tail: (noted) => [wordOf(noted, 'amount')],
    },
    'undo-statement': {
      text: '은행 내역으로 확인한 입금 {subject}{을/를} 되돌렸습니다',
      tail: (noted) => [counted(noted, 'kept', '그대로 둠')],
    },
  }),
} satisfies ActionsByTopic;
