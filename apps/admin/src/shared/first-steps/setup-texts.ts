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
