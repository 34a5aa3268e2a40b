/** What the frame says about the way to the server, the version of the app and its installation. */
export const lateShellTexts = {
  unreachable: '서버에 연결하지 못했어요.',
  newVersion: '새 버전이 있어요',
  reload: '새로고침',
  unsaved: (count: number) =>
    `아직 저장하지 못한 변경이 ${count}건 있어요. 저장된 뒤에 새로고침해 주세요.`,
  pull: '당기면 새로 불러와요',
  letGo: '놓으면 새로 불러와요',
  refreshing: '불러오는 중이에요',
  refresh: '새로 불러오기',
  install: '홈 화면에 추가하면 앱처럼 바로 열 수 있어요.',
  installIos: '공유 버튼을 누르고 ‘홈 화면에 추가’를 고르면 앱처럼 바로 열 수 있어요.',
  add: '추가하기',
  urgentLabel: '긴급 공지',
  urgent: (title: string) => `긴급: ${title}`,
  later: '나중에',
  toRead: (count: number) => `확인할 공지 ${count}건`,
} as const;
