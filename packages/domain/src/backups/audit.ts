import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { itself } from '../audit-actions/tails';
import { backupFields } from './fields';

export const backupActions = {
  files: actionsOn(backupFields, {
    'take-backup': { text: '백업을 시작했습니다', tail: itself },
    'check-backup': { text: '{subject} 백업의 복원 확인을 시작했습니다', tail: itself },
    'download-backup': { text: '{subject} 백업을 내려받았습니다', tail: itself },
  }),
} satisfies ActionsByTopic;
