import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { noticeFields } from '../messages/fields';

export const guardianActions = {
  students: actionsOn(noticeFields, {
    'save-guardian-consent': '{subject} 보호자의 알림 수신 동의를 바꿨습니다',
    'switch-guardian-notices': '{subject} 보호자가 알림 받기를 바꿨습니다',
    'issue-guardian-link': '{subject} 학생의 보호자 링크를 꺼냈습니다',
    'revoke-guardian-link': '{subject} 학생의 보호자 링크를 끊었습니다',
  }),
} satisfies ActionsByTopic;
