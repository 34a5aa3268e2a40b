import type { CheckInMark } from './marks';

/** Why a device can't be connected. Each is a code of the API as well. */
export const kioskRefusalTexts = {
  'kiosk-code-unknown':
    '맞는 코드가 아니거나 시간이 지났습니다. 설정의 키오스크에서 새 코드를 만드세요.',
} as const;

const marks: Readonly<Record<CheckInMark, string>> = {
  together: '3초 안에 두 학생',
  'no-seat': '좌석 없음',
  waited: '나중에 전송됨',
  'not-written': '출석부에 적지 못함',
  'day-closed': '마감한 날의 기록',
  'code-again': '같은 QR을 두 번 사용',
  'code-wrong': '확인되지 않은 QR',
};
export const checkInMarkText = (mark: CheckInMark): string => marks[mark];
