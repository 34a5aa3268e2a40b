export const paletteTexts = {
  title: '빠른 찾기',
  placeholder: '화면, 학생, 작업',
  clear: '검색어 지우기',
  empty: '찾은 것이 없습니다.',
  searching: '찾는 중',
  pages: '화면',
  students: '학생',
  actions: '작업',
  keys: { mac: '⌘K', other: 'Ctrl K' },
  deposits: '월별 통계 · 입금',
  todo: {
    inbox: '지금 3분',
    printToday: '오늘 명단 인쇄',
    printHere: '이 화면 인쇄',
    create: '학생 등록',
    import: '엑셀로 학생 올리기',
    news: '공지 등록',
    shortcuts: '단축키 보기',
    logout: '로그아웃',
  },
  theme: (name: string) => `화면 밝기: ${name}`,
} as const;

/** 단축키, group by group: the keys and what they do. */
export const shortcutTexts = {
  title: '단축키',
  withQuestion: '? 키로 이 창 열기',
  groups: [
    {
      title: '어디서나',
      keys: [
        ['Ctrl/⌘ + K', '화면·학생·작업 찾기'],
        ['Ctrl/⌘ + /', '단축키 보기'],
        ['Esc', '열린 창 닫기, 검색어 지우기'],
      ],
    },
    {
      title: '지금 3분',
      keys: [
        ['A · R', '승인 · 반려'],
        ['J · Z', '다음 · 되돌리기'],
      ],
    },
    {
      title: '표',
      keys: [
        ['방향키', '칸 옮기기'],
        ['Ctrl + 방향키', '줄이나 열의 끝으로'],
        ['Home · End', '줄의 처음·끝으로'],
        ['PageUp · PageDown', '한 화면씩'],
        ['Shift + 방향키', '여러 칸 고르기'],
        ['Ctrl/⌘ + A', '모두 선택'],
        ['Space', '줄 선택'],
        ['Enter · F2', '고치기 또는 열기'],
        ['Ctrl/⌘ + C · V', '복사 · 붙여넣기 (엑셀과 주고받기)'],
      ],
    },
    {
      title: '좌석 배치도',
      keys: [
        ['방향키 · Enter', '좌석 옮겨 가기 · 열기'],
        ['M · Enter · Esc', '학생 들기 · 놓기 · 취소'],
        ['Shift + 방향키', '그리기: 좌석 잇기, 벽 크기'],
        ['Delete', '그리기: 지우기'],
      ],
    },
    {
      title: '표 머리글',
      keys: [
        ['Enter', '정렬'],
        ['Shift + ←/→', '열 너비'],
      ],
    },
  ],
} as const;
