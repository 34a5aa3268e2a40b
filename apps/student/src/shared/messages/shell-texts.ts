/** Texts of the frame around all pages (COPY.ko.md). */
export const shellTexts = {
  tabs: { meals: '도시락 신청', schedule: '일정 신청', mocks: '모의고사 신청', points: '상벌점 보기' },
  navigation: '주 메뉴',
  quickAdd: '빠른 신청',
  moveHint: '화살표 키로 옮길 수 있어요.',
  profile: '내 정보',
  profileOf: (name: string) => `${name} 학생`,
  logout: '로그아웃',
  unsavedTitle: '저장하지 못한 변경이 있어요',
  unsavedBody: (count: number) => `변경 ${count}건을 아직 저장하지 못했어요. 지금 로그아웃하면 사라져요.`,
  stay: '닫기',
  logoutAnyway: '저장하지 않고 로그아웃',
  theme: { label: '화면 모드', system: '시스템', light: '밝게', dark: '어둡게' },
  offline: '인터넷에 연결되어 있지 않아요. 바꾼 내용은 이 기기에 두었다가 연결되면 저장할게요.',
  offlineAtLogin: '인터넷에 연결되어 있지 않아요.',
  slow: '서버의 답이 늦어지고 있어요. 조금만 기다려 주세요.',
  loading: '불러오는 중이에요',
  opensOnline: '인터넷에 연결되면 열려요.',
  notices: '알림',
} as const;

export const errorTexts = {
  notFound: '페이지를 찾을 수 없어요',
  back: '뒤로 가기',
  home: '홈으로',
  crashed: '오류가 발생했어요',
  crashedBody: '페이지를 불러오는 중 문제가 생겼어요.',
  reload: '새로고침',
  unreachable: '서버에 연결하지 못했어요',
  unreachableBody: '인터넷 연결을 확인해 주세요. 연결되면 바로 이어서 쓸 수 있어요.',
  retry: '다시 시도',
  errorId: (id: string) => `오류 번호 ${id}`,
} as const;
