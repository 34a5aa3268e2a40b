import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { because, counted, textIn, undone, wordOf } from '../audit-actions/tails';
import {
  academyFields,
  handedFields,
  holidayFields,
  holidayRunFields,
  mockSettingsFields,
} from './fields';

export const settingsActions = {
  settings: {
    ...actionsOn(academyFields, {
      'upload-logo': '로고 파일을 올렸습니다',
      'save-academy': '학원 정보를 바꿨습니다',
    }),
    ...actionsOn(mockSettingsFields, {
      'save-mock-settings': '모의고사 설정을 바꿨습니다',
    }),
    ...actionsOn(handedFields, {
      'hand-settings': {
        text: '설정을 지점에 맞췄습니다',
        tail: (noted) => [wordOf(noted, 'settings'), wordOf(noted, 'branches')],
      },
    }),
    ...actionsOn([holidayFields, holidayRunFields], {
      'add-holiday': '휴원일에 {subject}{을/를} 추가했습니다',
      'remove-holiday': '휴원일에서 {subject}{을/를} 삭제했습니다',
      'renew-holidays': {
        text: '공휴일을 불러왔습니다',
        tail: (noted) => [counted(noted, 'added', '추가')],
      },
    }),
    ...actionsOn([], {
      'undo-settings': { text: '설정 변경을 되돌렸습니다 ({subject})', tail: undone },
      'begin-read-only': {
        text: '조회만 할 수 있게 전환했습니다',
        tail: ({ after }) => [because(textIn(after, 'reason'))],
      },
      'end-read-only': '다시 변경할 수 있게 전환했습니다',
    }),
  },
} satisfies ActionsByTopic;
