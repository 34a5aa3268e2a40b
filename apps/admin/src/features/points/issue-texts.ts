/** What the form says in which points are given (PAGES 8). */
export const issueTexts = {
  students: {
    title: '① 학생', find: '학생', hint: '이름 · 초성 · 좌석 · 전화 뒤 4자리', clear: '검색어 지우기', none: '찾은 학생이 없습니다.', paste: '명단 붙여넣기', removeAll: '모두 빼기', nobody: '선택한 학생이 없습니다.',
    chosen: (count: number) => `${count}명 선택`, remove: (name: string) => `${name} 빼기`, groups: '묶음으로 추가', recent: '최근 부여한 학생', late: (count: number) => `오늘 지각 ${count}명`, classOf: '반 추가', anyClass: '반 선택',
    already: '이미 모두 선택했습니다.', noLate: '오늘 지각한 학생이 없습니다.', noRecent: '최근 부여한 학생이 없습니다.', chips: '선택한 학생',
  },
  item: {
    title: '② 항목', often: '자주 쓰는 항목', find: '항목 찾기', hint: '이름 · 초성', clear: '검색어 지우기', none: '찾은 항목이 없습니다.', empty: '사용 중인 항목이 없습니다. 항목 관리에서 추가하세요.',
    own: '직접 입력', ownType: '구분', ownPoints: '점수', ownReason: '사유', unit: '점', range: (limit: number) => `1~${limit}점을 입력하세요.`, reasonNeeded: '사유를 입력하세요.',
  },
  detail: {
    title: '③ 발생일과 사유', date: '발생일', pick: '달력 열기', wrongDate: '올바른 날짜(YYYY-MM-DD)를 입력하세요.', period: '교시', noPeriod: '선택 안 함', detail: '상세 사유', detailHint: (left: number) => `학생에게 보입니다. ${left}자 더 쓸 수 있습니다.`,
    memo: '메모', memoHint: '관리자만 봅니다.', preview: '학생에게 보이는 내용', nothing: '학생과 항목을 고르면 미리보기가 나옵니다.',
  },
  effect: {
    title: '부여 전 확인', include: '부여', name: '학생', change: '지금 → 부여 후', step: '기준 단계', same: '같은 날 같은 항목', included: (name: string) => `${name} 부여`, duplicates: (count: number) => `${count}건 있음`,
    noStep: '없음', unchanged: '변화 없음', left: (count: number) => `같은 날 같은 항목이 있는 ${count}명은 빠져 있습니다. 그래도 부여하려면 체크하세요.`,
    just: (count: number) => `10분 안에 같은 항목을 부여한 학생이 ${count}명 있습니다. 두 번 누르지 않았는지 확인하세요.`, crossed: (count: number) => `${count}명이 다음 단계에 도달합니다.`,
    loading: '확인하는 중', stale: '지금 누적을 불러오지 못했습니다.',
  },
  future: '발생일은 오늘까지만 선택할 수 있습니다.', submit: '부여', needStudents: '학생을 선택하세요.', needItem: '항목을 선택하세요.', needDate: '발생일을 확인하세요.', needEffect: '부여 전 확인을 기다리는 중입니다.', everybodyLeft: '부여할 학생이 없습니다.',
  tooMany: (limit: number) => `한 번에 ${limit}명까지 부여할 수 있습니다.`,
  unknown: '연결이 끊겨 부여되었는지 알 수 없습니다. 다시 눌러도 한 번만 부여됩니다.',
  done: (type: string, points: number, count: number) => `${count}명에게 ${type} ${points}점을 부여했습니다.`,
  today: '오늘 부여 내역',
  queue: (left: number) => `붙여넣은 표에서 ${left}묶음이 남았습니다.`, dropQueue: '남은 묶음 버리기',
} as const;

export const crossedText = (before: string | null, after: string | null) => `${before ?? issueTexts.effect.noStep} → ${after ?? issueTexts.effect.noStep}`;

/** What of the paste dialog reads and resolves. */
export const pasteTexts = {
  title: '명단 붙여넣기', help: '한 줄에 한 명씩 이름, 좌석 또는 전화번호를 붙여넣으세요. 엑셀에서 이름·항목·날짜 열을 복사해도 됩니다.', field: '명단', placeholder: '김하늘\n이바다\tB-02\n010-1234-5678',
  found: (count: number) => `${count}명을 찾았습니다.`, several: (count: number) => `동명이인 ${count}줄: 학생을 고르세요.`, nobody: (count: number) => `찾지 못한 ${count}줄: 고치거나 건너뜁니다.`, unknownItem: '없는 항목입니다.', wrongDate: '날짜를 확인하세요.',
  choose: (line: string) => `'${line}' 학생`, chooseOne: '학생 선택', skip: '건너뛰기', notFound: '찾지 못했습니다.', add: (count: number) => `${count}명 추가`, load: (groups: number, count: number) => `${groups}묶음 ${count}건 불러오기`,
  unresolved: '동명이인을 먼저 고르세요.', nothing: '추가할 학생이 없습니다.', results: '읽은 내용', line: '줄', student: '학생', item: '항목', date: '날짜', header: ['이름', '항목', '날짜'],
} as const;
