import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { because, counted, textIn, undone } from '../audit-actions/tails';
import { attendanceSettingsFields, visitFields } from './fields';

export const attendanceActions = {
  attendance: actionsOn(visitFields, {
    'mark-attendance': '{subject} 출결을 기록했습니다',
    'fill-attendance': '{subject} 출결을 한꺼번에 기록했습니다',
    'undo-attendance': { text: '{subject} 출결 기록을 되돌렸습니다', tail: undone },
    'save-visit': '{subject} 등원·하원을 기록했습니다',
    'close-day': {
      text: '{subject} 출석부를 마감했습니다',
      tail: (noted) => [counted(noted, 'absent', '결석'), counted(noted, 'seenOff', '하원')],
    },
    'reopen-day': {
      text: '{subject} 출석부 마감을 해제했습니다',
      tail: ({ after }) => [because(textIn(after, 'reason'))],
    },
  }),
  settings: actionsOn(attendanceSettingsFields, {
    'save-attendance-settings': '출결 설정을 바꿨습니다',
  }),
} satisfies ActionsByTopic;
