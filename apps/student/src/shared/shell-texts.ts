/**
 * Texts of the frame around all pages. They come with the first screen: what a part needs that
 * comes later has a file of its own.
 */
export const shellTexts = {
  tabs: {
    meals: '도시락 신청',
    schedule: '일정 신청',
    mocks: '모의고사 신청',
    points: '상벌점 보기',
  },
  /** The same tab where the academy has words of its own for points. */
  ownPoints: '점수 보기',
  submit: '사유 · 신청 내역',
  /** Under its sign, on a phone. */
  submitShort: '사유',
  oneDay: '하루만 늦거나 못 올 때는',
  reasons: '사유 제출',
  study: '내 공부 시간',
  navigation: '주 메뉴',
  quickAdd: '빠른 신청',
  moveHint: '화살표 키로 옮길 수 있어요.',
  profile: '내 정보',
  offline: '인터넷에 연결되어 있지 않아요. 바꾼 내용은 이 기기에 두었다가 연결되면 저장할게요.',
  slow: '서버의 답이 늦어지고 있어요. 조금만 기다려 주세요.',
  opensOnline: '인터넷에 연결되면 열려요.',
  notices: '알림',
  /** Over what is shown before the app is there. */
  drawnBefore: (when: string) => `지난번에 본 내용 · ${when}`,
} as const;

export const errorTexts = {
  unreachable: '서버에 연결하지 못했어요',
  unreachableBody: '인터넷 연결을 확인해 주세요. 연결되면 바로 이어서 쓸 수 있어요.',
} as const;

export const crashTexts = {
  title: '오류가 발생했어요',
  body: '페이지를 불러오는 중 문제가 생겼어요.',
  reload: '새로고침',
  number: (number: string) => `오류 번호 ${number}`,
};

/** `도시락 신청 · 하늘학원`: what the tab of the browser says. */
export const pageTitle = (page: string, academy: string | undefined): string =>
  [page, academy].filter(Boolean).join(' · ');
