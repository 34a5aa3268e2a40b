/** The 모의고사 tab's own words. */
export const mockTabTexts = {
  title: '선택과목',
  help: '선택과목을 받는 모의고사에서 학생이 이 순서로 고릅니다. 시험마다 따로 정한 목록이 있으면 그 목록이 쓰입니다.',
  add: '과목 추가',
  addHint: '여러 과목을 쉼표나 줄바꿈으로 나누어 붙여넣을 수 있습니다. 이미 있는 과목은 한 번만 들어갑니다.',
  addButton: '추가',
  none: '등록된 선택과목이 없습니다.',
  up: (name: string) => `${name} 위로`,
  down: (name: string) => `${name} 아래로`,
  remove: (name: string) => `${name} 빼기`,
  first: '첫 과목입니다.',
  last: '마지막 과목입니다.',
  count: (count: number) => `${count}과목`,
  tooMany: (limit: number) => `${limit}과목까지 등록할 수 있습니다.`,
  tooLong: (limit: number) => `과목 이름은 ${limit}자 이하로 입력하세요.`,
} as const;
