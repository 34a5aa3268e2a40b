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
      title: '처리할 일',
      keys: [
        ['A · R', '승인 · 반려'],
        ['J · Z', '다음 · 되돌리기'],
      ],
    },
    {
      title: '상벌점 부여',
      keys: [
        ['Enter', '찾은 첫 학생·항목 고르기'],
        ['빈 칸에서 Enter', '다음 단계로'],
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
