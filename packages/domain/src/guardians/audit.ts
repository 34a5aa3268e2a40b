import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { noticeFields } from '../messages/fields';

export const guardianActions = {
  students: actionsOn(noticeFields, {
    'save-guardian-consent': '{subject} 학생 보호자의 알림 수신 동의를 바꿨습니다',
    'switch-guardian-notices': {
      by: '{subject} 학생의 보호자가',
      text: ({ before, after }) =>
        before['notices'] === after['notices']
          ? '받을 알림을 바꿨습니다'
          : `알림 받기를 ${after['notices'] === true ? '켰습니다' : '껐습니다'}`,
      tail: ({ before, after }) => (before['notices'] === after['notices'] ? undefined : []),
    },
    'issue-guardian-link': '{subject} 학생의 보호자 링크를 꺼냈습니다',
    'revoke-guardian-link': '{subject} 학생의 보호자 링크를 끊었습니다',
  }),
} satisfies ActionsByTopic;
