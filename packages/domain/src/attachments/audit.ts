import { actionsOn, type ActionsByTopic } from '../audit-actions/action';

export const attachmentActions = {
  schedules: actionsOn([], {
    'upload-attachment': '증빙 사진을 올렸습니다',
  }),
  files: actionsOn([], {
    'view-attachments': '{subject} 학생의 증빙 사진을 보았습니다',
  }),
} satisfies ActionsByTopic;
