import { visitFields } from '../attendance/fields';
import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { textIn, undone, wordOf } from '../audit-actions/tails';

export const studyTimeActions = {
  attendance: actionsOn(visitFields, {
    'save-remark': {
      text: '{subject} 학생의 월간 리포트 한마디를 적었습니다',
      tail: (noted) => [wordOf(noted, 'month'), textIn(noted.after, 'remark') || '지움'],
    },
    'undo-remark': { text: '월간 리포트 한마디를 되돌렸습니다 ({subject})', tail: undone },
  }),
} satisfies ActionsByTopic;
