import type { Words } from '../../http/docs/api-table';

/** What a name means at the door, and of the devices there. */
export const kioskWords: Words = {
  own: {
    action: '등원, 외출, 복귀, 하원',
    checkIns: '체크인 목록',
    checkInId: '체크인 번호',
    kioskId: '키오스크 번호',
    codeKey: '체크인 QR을 만드는 열쇠',
    codeUntil: '연결 번호가 끝나는 시각',
    code: '체크인 QR이나 연결 번호',
    dayStartsAt: '하루가 시작하는 시각',
    hint: '같은 번호가 여럿일 때 구별할 말',
    outcome: '어떻게 됐는지',
    proof: '로봇이 아니라는 증명',
    results: '체크인마다의 결과',
    secret: '체크인 QR의 열쇠',
    tail: '휴대폰 번호 뒤 4자리',
    token: '기기의 토큰',
    addedAt: '추가한 시각',
    addedByName: '추가한 관리자',
    pairedAt: '연결한 시각',
    lastSeenAt: '마지막으로 연결된 시각',
    seen: '확인했는지',
    seenByName: '확인한 관리자',
    marks: '주의할 점',
    step: '다음에 할 수 있는 일',
    kiosk: '키오스크',
  },
};
