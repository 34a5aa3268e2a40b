import { actionsOn, type ActionsByTopic } from '../audit-actions/action';
import { switched } from '../audit-actions/tails';
import { visitFields } from '../attendance/fields';

export const kioskActions = {
  settings: actionsOn([], {
    'add-kiosk': '{subject} 키오스크를 추가했습니다',
    'pair-kiosk': '{subject} 키오스크에 기기를 연결했습니다',
    'remove-kiosk': '{subject} 키오스크의 연결을 해제했습니다',
  }),
  attendance: actionsOn(visitFields, {
    'tick-check-in': switched(
      'seen',
      '{subject} 키오스크 체크인에 확인 표시를 했습니다',
      '{subject} 키오스크 체크인의 확인 표시를 지웠습니다',
    ),
  }),
} satisfies ActionsByTopic;
