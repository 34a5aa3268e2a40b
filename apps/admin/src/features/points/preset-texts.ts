/** 항목 관리 (PAGES 8). */
export const presetTexts = {
  list: '상벌점 항목', help: '구분과 점수는 항목이 정합니다. 쓴 적이 있는 항목은 삭제하지 않고 숨깁니다. 바꾼 점수는 앞으로 부여할 때부터 쓰입니다.', add: '항목 추가', empty: '등록된 항목이 없습니다.', type: '구분', name: '이름', points: '점수', unit: '점', used: (count: number) => (count > 0 ? `${count}회 사용` : '사용 안 함'),
  offered: (name: string) => `${name} 사용`, inUse: '사용', up: (name: string) => `${name} 위로`, down: (name: string) => `${name} 아래로`, first: '첫 항목입니다.', last: '마지막 항목입니다.', edit: (name: string) => `${name} 수정`, remove: (name: string) => `${name} 삭제`,
  usedBefore: '쓴 적이 있는 항목은 숨길 수만 있습니다.', addTitle: '항목 추가', editTitle: '항목 수정', nameNeeded: '이름을 입력하세요.', sameName: '같은 이름의 항목이 있습니다.', range: (limit: number) => `1~${limit}점을 입력하세요.`,
  saved: '항목을 저장했습니다.', undone: '이전 항목으로 되돌렸습니다.', stale: '다른 관리자가 먼저 항목을 바꿨습니다. 지금 목록을 확인하고 다시 하세요.', nameLimit: 40,
} as const;
