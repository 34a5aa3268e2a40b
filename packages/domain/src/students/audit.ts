import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { because, counted, numberIn, textIn, wordOf } from '../audit-actions/tails';
import { erasureRunFields, erasureSettingsFields, leavingFields } from './erasure/fields';
import { importRunFields, studentFields } from './fields';

export const studentActions = {
  students: {
    ...actionsOn([studentFields, leavingFields], {
      'create-student': '{subject} 학생을 등록했습니다',
      'edit-student': '{subject} 학생의 정보를 바꿨습니다',
      'delete-student': '{subject} 학생을 삭제했습니다',
      'restore-student': '{subject} 학생을 복원했습니다',
      'change-student-status': {
        text: '{subject} 학생의 상태를 바꿨습니다',
        tail: (noted) => [
          `${noted.word('status', noted.before['status'])} → ${noted.word('status', noted.after['status'])}`,
          wordOf(noted, 'future'),
          because(textIn(noted.after, 'note')),
        ],
      },
      'undo-students': '학생 변경을 되돌렸습니다 ({subject})',
    }),
    ...actionsOn(importRunFields, {
      'import-students': {
        text: '학생 명단을 가져왔습니다 ({subject})',
        tail: (noted) => [
          counted(noted, 'add', '추가'),
          counted(noted, 'change', '변경'),
          counted(noted, 'error', '오류'),
        ],
      },
    }),
    ...actionsOn([erasureRunFields, erasureSettingsFields], {
      'erase-student': {
        text: '학생의 개인정보를 파기했습니다',
        tail: ({ after }) => {
          const months = numberIn(after, 'afterMonths');
          return [months === undefined ? '' : `퇴원 후 ${months}개월`];
        },
      },
    }),
  },
  settings: {
    ...actionsOn(erasureSettingsFields, {
      'save-erasure-settings': '개인정보 파기 설정을 바꿨습니다',
    }),
    ...actionsOn(erasureRunFields, {
      'expire-texts': {
        text: '보관 기간이 지난 내용을 지웠습니다',
        tail: (noted) => [
          counted(noted, 'messages', '메시지'),
          counted(noted, 'bankRows', '은행 내역'),
        ],
      },
    }),
  },
} satisfies ActionsByTopic;
