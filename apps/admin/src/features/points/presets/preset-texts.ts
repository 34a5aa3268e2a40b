/** 항목 관리. */
export const presetTexts = {
  list: '상벌점 항목',
  help: '구분과 점수는 항목이 정합니다. 쓴 적이 있는 항목은 삭제하지 않고 숨깁니다. 바꾼 점수는 앞으로 부여할 때부터 쓰입니다.',
  add: '항목 추가',
  empty: '등록된 항목이 없습니다.',
  emptyHelp: '기본 항목을 넣고 점수를 고쳐 쓰거나, 하나씩 추가하세요.',
  starter: (count: number) => `기본 항목 ${count}개 넣기`,
  type: '구분',
  name: '이름',
  points: '점수',
  asks: '학생 확인 요청',
  asked: '학생 확인',
  unit: '점',
  used: (count: number) => (count > 0 ? `${count}회 사용` : '사용 안 함'),
  offered: (name: string) => `${name} 사용`,
  up: '위로',
  down: '아래로',
  first: '첫 항목입니다.',
  last: '마지막 항목입니다.',
  edit: '수정',
  remove: '삭제',
  usedBefore: '쓴 적이 있는 항목은 숨길 수만 있습니다.',
  addTitle: '항목 추가',
  editTitle: '항목 수정',
  nameNeeded: '이름을 입력하세요.',
  sameName: '같은 이름의 항목이 있습니다.',
  range: (limit: number) => `1~${limit}점을 입력하세요.`,
  saved: '항목을 저장했습니다.',
  stale: '다른 관리자가 먼저 항목을 바꿨습니다. 지금 목록을 확인하고 다시 하세요.',
  nameLimit: 40,
} as const;

/** The items of a head office at its branches. */
export const handPresetsTexts = {
  title: '지점의 항목 맞추기',
  help: '고른 지점의 항목을 본사와 같게 합니다. 이름이 같은 항목은 점수와 학생 확인이 바뀌고, 없는 항목은 뒤에 추가됩니다. 지점에만 있는 항목과 이미 부여한 점수는 그대로입니다.',
  what: '항목',
} as const;
