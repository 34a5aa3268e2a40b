import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { undone, wordOf } from '../audit-actions/tails';
import { depositFields } from '../deposits/fields';

export const statementActions = {
  deposits: actionsOn(depositFields, {
    'import-statement': {
      text: '은행 내역으로 입금을 확인했습니다 ({subject})',
      tail: (noted) => [wordOf(noted, 'amount')],
    },
    'undo-statement': { text: '은행 내역 입금 확인을 되돌렸습니다 ({subject})', tail: undone },
  }),
} satisfies ActionsByTopic;
