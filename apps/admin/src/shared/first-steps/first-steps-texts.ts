/** The words around the first steps; the steps' own names are the domain's. */
export const setupTexts = {
  title: '처음 할 일',
  help: '끝낸 일은 저절로 표시됩니다. 모두 끝내면 이 목록은 사라집니다.',
  progress: (done: number, all: number) => `${all}개 가운데 ${done}개 완료`,
  start: '처음 설정 시작하기',
  goOn: '처음 설정 이어서 하기',
  done: '완료',
  open: '할 일',
} as const;

/** Leaving the demo academy for an empty one. */
export const leaveDemoTexts = {
  demo: '지어낸 자료로 둘러보는 데모 학원입니다.',
  start: '실제 학원으로 시작하기',
  adminOnly: '최고관리자만 할 수 있습니다.',
  title: '실제 학원으로 시작할까요?',
  body: '데모의 학생, 신청, 입금, 출결과 그동안 바꾼 내용이 모두 지워지고 다시 나타나지 않습니다.',
  next: '모두 로그아웃되고, 첫 최고관리자 계정을 만드는 화면으로 갑니다.',
  apply: '데모를 지우고 시작하기',
  failed: '시작하지 못했습니다.',
} as const;
