/** The words of 보호자 링크. */
export const guardianTexts = {
  title: '보호자 링크',
  titleOf: (name: string) => `${name} · 보호자 링크`,
  about:
    '링크를 받은 보호자는 로그인 없이 자녀의 오늘과 이번 달(출결, 도시락과 입금할 금액, 상벌점, 모의고사)을 봅니다. 보호자마다 링크가 하나이고, 보호자 연락처가 같은 형제자매는 한 페이지에 나옵니다. 처음 여는 기기에서는 자녀의 휴대전화 번호 끝자리를 묻고(설정 → 출결), 퇴원하거나 기간이 지나면 열리지 않습니다.',
  none: '만든 보호자 링크가 없습니다.',
  noneHelp: '학생 목록에서 학생을 고르고 보호자 링크를 누르면 만들 수 있습니다.',
  create: (count: number) => `${count}명의 링크 만들기`,
  created: (count: number) => `보호자 링크 ${count}개를 만들었습니다.`,
  createFailed: '보호자 링크를 만들지 못했습니다. 다시 눌러 주세요.',
  withoutLink: (names: string) => `링크가 없는 학생: ${names}`,
  withoutNumber: (names: string) =>
    `보호자 연락처가 없어 만들지 못했습니다: ${names}. 학생 정보에 연락처를 넣고 다시 만드세요.`,
  nobody: '재원생 없음',
  never: '아직 열지 않음',
  opened: (times: number, moment: string) => `${times}번 열어 봄 · 마지막 ${moment}`,
  made: (name: string, moment: string) => [name, `${moment} 만듦`].filter(Boolean).join(' · '),
  until: (day: string) => `${day}까지 열림`,
  ended: '기간이 지나 열리지 않음',
  copy: '안내 문구 복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  line: (guardian: string, children: string, url: string) =>
    `${guardian ? `${guardian}님, ` : ''}${children} 학생의 학원 생활을 여기에서 보실 수 있습니다.\n${url}`,
  revoke: '링크 끊기',
  revokeOf: (children: string, guardian: string) => `${children} 보호자 ${guardian} 링크 끊기`,
  revokeTitle: (children: string) => `${children} 학생의 보호자 링크를 끊을까요?`,
  revokeHelp: '지금 주소는 바로 열리지 않게 되고 되살릴 수 없습니다. 새로 만들면 주소가 바뀝니다.',
  revoked: '보호자 링크를 끊었습니다.',
  revokeFailed: '보호자 링크를 끊지 못했습니다. 다시 눌러 주세요.',
} as const;

/** The words of 알림 수신 동의. */
export const consentTexts = {
  title: '알림 수신 동의',
  about:
    '동의한 보호자에게만, 받기로 한 알림만 보냅니다. 동의는 보호자 연락처마다 따로이고 형제자매가 함께 씁니다.',
  none: '동의 없음',
  noNumber: '보호자 연락처 없음',
  agreed: (day: string) => `${day} 동의`,
  stopped: (day: string) => `${day}에 보호자가 알림을 껐음`,
  day: '동의한 날',
  pickDay: '달력 열기',
  wrongDay: '날짜를 2026-03-02처럼 입력하세요.',
  declined: (kinds: string) => `받지 않음: ${kinds}`,
  kinds: '받는 알림 고르기',
  kindsHelp: '체크를 뺀 알림은 고른 보호자에게 보내지 않습니다.',
  nobody: '동의를 적을 보호자를 고르세요.',
  note: (count: number) => `${count}명 동의 적기`,
  remove: '동의 지우기',
  saved: '알림 수신 동의를 저장했습니다.',
  failed: '알림 수신 동의를 저장하지 못했습니다. 다시 눌러 주세요.',
} as const;
