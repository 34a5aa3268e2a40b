/** The settings of a head office at its branches. */
export const handSettingsTexts = {
  title: '지점의 설정 맞추기',
  help: '고른 설정을 고른 지점에서 본사와 같게 합니다. 지점의 계좌, 날짜, 좌석, 로그인 설정은 그대로입니다. 알림톡 템플릿을 쓰는 알림의 문구도 그대로입니다.',
  what: '설정',
  settings: '맞출 설정',
  chooseSetting: '맞출 설정을 고르세요.',
  undecided: '본사에서 저장한 적이 없는 설정입니다.',
  undecidedHelp: '본사에서 한 번 저장한 설정만 고를 수 있습니다.',
  saveFirst: '저장하지 않은 내용을 먼저 저장하세요.',
} as const;
