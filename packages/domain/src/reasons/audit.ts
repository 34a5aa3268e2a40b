import { actionsOn, type ActionsByTopic, type Noted } from '../audit-actions/action';
import { because, textIn, wordOf } from '../audit-actions/tails';
import { reasonFields, reasonStateFields } from './fields';

/** `11월 20일 (금) 외출`: which reason it was. */
const which = (noted: Noted) =>
  [wordOf(noted, 'date'), wordOf(noted, 'type')].filter((part) => part !== '').join(' ');
const reasoned = (noted: Noted) => [which(noted)];

export const reasonActions = {
  schedules: actionsOn([reasonFields, reasonStateFields], {
    'submit-reason': { text: '사유를 제출했습니다', tail: reasoned },
    'send-guardian-reason': {
      by: '{subject} 학생의 보호자가',
      text: '사유를 보냈습니다',
      tail: reasoned,
    },
    'edit-reason': '사유를 수정했습니다',
    'withdraw-reason': { text: '사유를 철회했습니다', tail: reasoned },
    'approve-reason': { text: '{subject} 학생의 사유를 승인했습니다', tail: reasoned },
    'reject-reason': {
      text: '{subject} 학생의 사유를 반려했습니다',
      tail: (noted) => [which(noted), because(textIn(noted.after, 'rejectReason'))],
    },
    'submit-reason-for': { text: '{subject} 학생의 사유를 대신 등록했습니다', tail: reasoned },
  }),
} satisfies ActionsByTopic;
