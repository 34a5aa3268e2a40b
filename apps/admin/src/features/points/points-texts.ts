import { personFields } from '@academy/domain/identity';
import { pointFields, standingFields } from '@academy/domain/points';
import { headingOf, headingsOf } from '@academy/domain/fields';
/**
 * What the page of points says around its tabs. Names of types, states and periods come from the
 * domain.
 */
export const pointsTexts = {
  title: '상벌점 부여',
  tabs: {
    label: '상벌점',
    issue: '부여',
    history: '내역',
    standings: '학생별 누적',
    presets: '항목 관리',
    standards: '기준 관리',
    objections: (open: number) => (open > 0 ? `이의 신청 ${open}` : '이의 신청'),
  },
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    incidentDate: headingOf(pointFields.incidentDate),
    issuedAt: '부여시각',
    type: headingOf(pointFields.pointType),
    item: '항목',
    points: headingOf(pointFields.points),
    reason: headingOf(pointFields.pointReason),
    issuer: headingOf(pointFields.issuerName),
    state: headingOf(pointFields.voided),
    confirmation: headingOf(pointFields.confirmation),
    memo: headingOf(pointFields.memo),
    actions: '작업',
    rewardTotal: '상점 합',
    penaltyTotal: '벌점 합',
    net: headingOf(standingFields.net),
    counted: headingOf(standingFields.counted),
    step: headingOf(standingFields.step),
    last: headingOf(standingFields.lastIncidentDate),
    lastShort: '최근',
  },
  standing: '유효',
  voided: '취소됨',
  failed: '저장하지 못했습니다.',
  undo: '되돌리기',
  print: '인쇄',
  noStep: '–',
} as const;

export const scoreText = (points: number) => `${points}점`;

/** What the form says in which points are given. */
export const issueTexts = {
  students: {
    title: '① 학생',
    find: '학생',
    hint: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
    clear: '검색어 지우기',
    none: '찾은 학생이 없습니다.',
    paste: '명단 붙여넣기',
    removeAll: '모두 빼기',
    nobody: '선택한 학생이 없습니다.',
    chosen: (count: number) => `${count}명 선택`,
    remove: (name: string) => `${name} 빼기`,
    groups: '묶음으로 추가',
    recent: '최근 부여한 학생',
    late: (count: number) => `오늘 지각 ${count}명`,
    classOf: '반 추가',
    already: '이미 모두 선택했습니다.',
    noLate: '오늘 지각한 학생이 없습니다.',
    noRecent: '최근 부여한 학생이 없습니다.',
    chips: '선택한 학생',
  },
  item: {
    title: '② 항목',
    often: '자주 쓰는 항목',
    find: '항목 찾기',
    hint: '이름 · 초성',
    clear: '검색어 지우기',
    none: '찾은 항목이 없습니다.',
    more: (count: number) => `항목이 ${count}개 더 있습니다. 이름이나 초성으로 찾으세요.`,
    empty: '사용 중인 항목이 없습니다. 항목 관리에서 추가하세요.',
    own: '직접 입력',
    ownType: '구분',
    ownPoints: '점수',
    ownReason: '사유',
    unit: '점',
    range: (limit: number) => `1~${limit}점을 입력하세요.`,
  },
  detail: {
    title: '③ 발생일과 사유',
    date: '발생일',
    pick: '달력 열기',
    wrongDate: '올바른 날짜(YYYY-MM-DD)를 입력하세요.',
    period: '교시',
    noPeriod: '선택 안 함',
    detail: '상세 사유',
    detailHint: (left: number) => `학생에게 보입니다. ${left}자 더 쓸 수 있습니다.`,
    memo: '메모',
    memoHint: '관리자만 봅니다.',
    asks: '학생 확인 요청',
    asked: '확인했어요 버튼이 함께 보입니다.',
    preview: '학생에게 보이는 내용',
    nothing: '학생과 항목을 고르면 미리보기가 나옵니다.',
  },
  effect: {
    title: '부여 전 확인',
    include: '부여',
    name: '학생',
    change: '지금 → 부여 후',
    step: '기준 단계',
    same: '같은 날 같은 항목',
    included: (name: string) => `${name} 부여`,
    duplicates: (count: number) => `${count}건 있음`,
    noStep: '없음',
    unchanged: '변화 없음',
    left: (count: number) =>
      `같은 날 같은 항목이 있는 ${count}명은 빠져 있습니다. 그래도 부여하려면 체크하세요.`,
    just: (count: number) =>
      `10분 안에 같은 항목을 부여한 학생이 ${count}명 있습니다. 두 번 누르지 않았는지 확인하세요.`,
    crossed: (count: number) => `${count}명이 다음 단계에 도달합니다.`,
    stale: '지금 누적을 불러오지 못했습니다.',
  },
  future: '발생일은 오늘까지만 선택할 수 있습니다.',
  submit: '부여',
  needStudents: '학생을 선택하세요.',
  needItem: '항목을 선택하세요.',
  needDate: '발생일을 확인하세요.',
  needEffect: '부여 전 확인을 기다리는 중입니다.',
  everybodyLeft: '부여할 학생이 없습니다.',
  tooMany: (limit: number) => `한 번에 ${limit}명까지 부여할 수 있습니다.`,
  unknown: '연결이 끊겨 부여되었는지 알 수 없습니다. 다시 눌러도 한 번만 부여됩니다.',
  done: (type: string, points: number, count: number) =>
    `${count}명에게 ${type} ${points}점을 부여했습니다.`,
  today: '오늘 부여 내역',
  queue: (left: number) => `붙여넣은 표에서 ${left}묶음이 남았습니다.`,
  dropQueue: '남은 묶음 버리기',
} as const;

export const crossedText = (before: string | null, after: string | null) =>
  `${before ?? issueTexts.effect.noStep} → ${after ?? issueTexts.effect.noStep}`;

/** What of the paste dialog reads and resolves. */
export const pasteTexts = {
  help: '한 줄에 한 명씩 이름, 좌석 또는 전화번호를 붙여넣으세요. 엑셀에서 이름·항목·날짜 열을 복사해도 됩니다.',
  unknownItem: '없는 항목입니다.',
  wrongDate: '날짜를 확인하세요.',
  add: (count: number) => `${count}명 추가`,
  load: (groups: number, count: number) => `${groups}묶음 ${count}건 불러오기`,
  nothing: '추가할 학생이 없습니다.',
  item: '항목',
  date: '날짜',
  header: ['이름', '항목', '날짜'],
} as const;

/** What the lists of points, sums and objections say. */
export const historyTexts = {
  grid: '부여 내역',
  paper: '상벌점 부여 내역',
  paperFailed: '내역을 모두 불러오지 못했습니다.',
  empty: '부여 내역이 없습니다.',
  emptyToday: '오늘 부여한 상벌점이 없습니다.',
  nothing: '조건에 맞는 내역이 없습니다.',
  nothingHelp: '조건을 바꾸거나 지우세요.',
  toHistory: '전체 내역 보기',
  toUnconfirmed: (count: number) => `확인 전 ${count}건 보기`,
  remind: (count: number) => `확인 전 ${count}건 다시 알리기`,
  reminded: (students: number, reached: number) =>
    reached < students
      ? `확인 전 학생 ${students}명 중 앱 알림을 켠 ${reached}명에게 다시 알렸습니다.`
      : `확인 전 학생 ${students}명에게 다시 알렸습니다.`,
  remindFailed: '다시 알리지 못했습니다.',
  of: (name: string) => `${name} 관리`,
  void: '부여 취소',
  edit: '사유 수정',
  again: '같은 내용 다시',
  alreadyVoid: '이미 취소한 상벌점입니다.',
  hiddenItem: '지금 사용하지 않는 항목입니다.',
  notEnrolled: '재원 학생이 아닙니다.',
  filter: {
    label: '내역 찾기',
    search: '이름·초성·좌석·전화 뒷번호',
    type: '구분',
    item: '항목',
    issuer: '부여자',
    all: '전체',
    from: '시작일',
    to: '종료일',
    pickFrom: '시작일 달력 열기',
    pickTo: '종료일 달력 열기',
    reversed: '종료일이 시작일보다 빠릅니다.',
    voided: '취소 포함',
    unconfirmed: '학생 확인 전',
    student: '학생',
  },
  shown: (count: number, more: boolean) => (more ? `${count}건까지 표시` : `${count}건`),
  sums: (reward: number, penalty: number) => `상점 ${reward}점 · 벌점 ${penalty}점`,
  voidedBy: (reason: string, by: string) => `취소: ${reason} (${by})`,
  objection: { OPEN: '이의 확인 중', ACCEPTED: '이의 받아들임', DECLINED: '이의 유지' },
} as const;

/** `학생 확인 3/5`: how many of those that were asked for it; nothing where none was. */
export const confirmationsText = ({ asked, confirmed }: { asked: number; confirmed: number }) =>
  asked > 0 ? `학생 확인 ${confirmed}/${asked}` : '';

export const spanTexts = {
  label: '기간',
  whole: '전체 기간',
  /** `합계: 2026년 2학기 · 단계 점수: 이번 분기`: what the columns of the sums count. */
  counts: (sums: string, steps: string) => `합계: ${sums} · 단계 점수: ${steps}`,
} as const;

export const changeTexts = {
  voidTitle: (name: string) => `${name} 학생의 상벌점을 취소할까요?`,
  voidBody: '누적에서 빠지고, 내역에는 취소선으로 남습니다. 학생의 목록에서도 사라집니다.',
  voidConfirm: '부여 취소',
  voided: (name: string) => `${name} 학생의 상벌점을 취소했습니다.`,
  editTitle: (name: string) => `${name} 학생의 상벌점 사유`,
  reason: '사유',
  reasonHint: '학생에게 보입니다. 점수를 바꾸려면 취소하고 다시 부여하세요.',
  reasonNeeded: '사유를 입력하세요.',
  memo: '메모',
  memoHint: '관리자만 봅니다.',
  saved: '사유를 저장했습니다.',
} as const;

export const standingTexts = {
  unit: '명',
  grid: '학생별 누적',
  paper: '학생별 상벌점 누적',
  search: '이름·초성·좌석·전화 뒷번호',
  find: '학생 찾기',
  step: '단계',
  everyStep: '모든 단계',
  anyStep: '기준 초과',
  empty: '재원 학생이 없습니다.',
  nothing: '조건에 맞는 학생이 없습니다.',
  history: '부여 내역 보기',
  give: '상벌점 부여',
  slip: '확인서 인쇄',
  slipFailed: '확인서를 만들지 못했습니다.',
  of: (name: string) => `${name} 관리`,
  tooMany: (limit: number) => `확인서는 한 번에 ${limit}명까지 인쇄할 수 있습니다.`,
  slipTitle: (name: string) => `개인 ${name} 확인서`,
  slipEmpty: (subject: string) => `부여받은 ${subject} 없습니다.`,
  slipNote: (name: string) => `위와 같이 ${name} 내역을 확인합니다.`,
  sumOf: (word: string) => `${word} 합`,
  signatures: ['학생', '보호자', '담당'],
  sign: '(서명)',
  school: '학교',
} as const;

export const objectionTexts = {
  list: '이의 신청',
  filter: '상태',
  open: '확인할 신청',
  answered: '답변한 신청',
  none: '확인할 이의 신청이 없습니다.',
  noneAnswered: '답변한 이의 신청이 없습니다.',
  said: '이의 내용',
  point: '벌점',
  acceptEffect: (points: string) => `${points}을 취소하고 답변을 보냅니다.`,
  answer: '답변',
  answerHint: '학생에게 그대로 보입니다.',
  answerNeeded: '답변을 입력하세요.',
  accept: '받아들이고 취소',
  decline: '벌점 유지',
  accepted: '이의 신청을 받아들여 벌점을 취소했습니다.',
  declined: '답변을 보냈습니다. 벌점은 그대로입니다.',
  at: (moment: string) => `${moment} 신청`,
  by: (name: string, moment: string) => `${name} · ${moment} 답변`,
} as const;
