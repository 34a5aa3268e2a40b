import { personFields } from '@academy/domain/identity';
import { headingsOf } from '@academy/domain/fields';

/** What the tab of an exam's results says. */
export const resultTexts = {
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade', 'className'),
    more: '신청',
  },
  grid: '성적',
  paper: '성적',
  unit: '명',
  find: '성적 찾기',
  search: '이름·좌석 검색',
  empty: '아직 성적이 없습니다',
  emptyHelp: '엑셀 파일이나 복사한 표를 붙여넣거나, 한 명씩 입력하세요.',
  nobody: '조건에 맞는 학생이 없습니다.',
  unregistered: '신청 없음',
  shows: { all: '전체', with: '성적 있음', without: '성적 없음' },
  show: '보기',
  import: '성적 붙여넣기',
  add: '직접 입력',
  publish: '성적 공개',
  hide: '비공개로 바꾸기',
  published: (at: string) => `공개함 · ${at}`,
  hidden: '비공개',
  publishTitle: '성적을 공개할까요?',
  publishHelp: (count: number) =>
    `성적이 있는 ${count}명의 학생과 보호자가 자기 성적을 볼 수 있습니다. 알림을 켠 곳에는 알림도 갑니다.`,
  hideTitle: '성적을 비공개로 바꿀까요?',
  hideHelp: '학생과 보호자에게 더는 보이지 않습니다. 성적은 그대로 남습니다.',
  publishedDone: '성적을 공개했습니다.',
  hiddenDone: '성적을 비공개로 바꿨습니다.',
  saved: (count: number) => `성적 ${count}건을 저장했습니다.`,
  unchanged: '바뀐 성적이 없습니다.',
  failed: '저장하지 못했습니다. 다시 시도해 주세요.',
} as const;

/** Above the table: how the results of a subject spread. */
export const distributionTexts = {
  subject: '과목',
  measure: '값',
  label: (of: string) => `${of} 분포`,
  answer: (of: string, count: number, average: number, median: number) =>
    `${of}: ${count}명 · 평균 ${average} · 중앙값 ${median}`,
  range: (highest: number, lowest: number) => `최고 ${highest}, 최저 ${lowest}`,
  step: (from: number, to: number, isLast: boolean) =>
    isLast ? `${from}~${to}` : `${from} 이상 ${to} 미만`,
  band: (band: number) => `${band}등급`,
  people: (count: number) => `${count}명`,
  series: '학생',
  none: '—',
} as const;

/** One result by hand. */
export const typingTexts = {
  title: '성적 입력',
  of: (name: string) => `${name} 성적`,
  student: '학생',
  pickStudent: '학생을 고르세요.',
  subject: '과목',
  otherSubject: '다른 과목',
  otherHint: '표에 없는 과목이면 이름을 적으세요.',
  subjectFirst: '과목 이름을 먼저 적으세요.',
  nothing: '넣거나 바꾼 성적이 없습니다. 한 과목의 점수나 등급을 넣으세요.',
  help: '비우면 그 값이 지워집니다.',
  field: (subject: string, measure: string) => `${subject} ${measure}`,
} as const;

/** 성적표 on paper, and what is pressed for it. */
export const cardTexts = {
  print: (count: number) => `성적표 인쇄 (${count}명)`,
  printOne: '성적표 인쇄',
  hidden: '성적을 공개한 뒤에 인쇄할 수 있습니다.',
  nobody: '보이는 학생 가운데 성적이 있는 학생이 없습니다.',
  preparing: '성적표를 준비하는 중',
  prepared: (done: number, all: number) => `${done} / ${all}명`,
  failed: '성적표를 준비하지 못했습니다.',
  title: (exam: string) => `${exam} 성적표`,
  day: (day: string) => `시험일 ${day}`,
  seat: (seat: string) => `좌석 ${seat}`,
  subject: '과목',
  target: '목표',
  result: '성적',
  course: '시험별 흐름',
  mean: (mean: number) => `평균 ${mean}`,
  meanNote: '평균은 이 시험의 성적이 있는 우리 학원 학생의 평균이고, 5명보다 적으면 적지 않습니다.',
  none: '—',
} as const;

/** 성적 붙여넣기: where it comes from, what was read, what is wrong with it. */
export const importTexts = {
  title: '성적 붙여넣기',
  drop: '성적 파일을 놓으세요',
  dropHint: '엑셀(.xlsx, .xls), CSV, 한셀. 5MB까지',
  pick: '파일 고르기',
  paste: '붙여넣기',
  pasteHint: '엑셀의 성적표를 제목 줄부터 복사해 붙여 넣으세요.',
  readPasted: '성적 읽기',
  help: "학생마다 한 줄이면 '국어 점수', '국어 등급', '국어 백분위'처럼, 과목마다 한 줄이면 '과목', '점수', '등급' 제목을 찾아 읽습니다. 제목이 두 줄이어도 됩니다.",
  nothingWritten: '여기서는 아무것도 저장되지 않습니다. 다음 화면에서 보고 저장합니다.',
  reading: '파일을 읽고 있습니다',
  failed: '읽지 못했습니다. 다시 시도해 주세요.',
  back: '다른 표 읽기',
  tiles: { added: '새 성적', changed: '바뀌는 성적', same: '같은 성적', wrong: '고칠 줄' },
  items: (count: number) => `${count}건`,
  rows: (count: number) => `${count}줄`,
  wrong: '고칠 줄',
  wrongHelp: '표에서 고쳐 다시 읽거나, 빼고 저장할 수 있습니다.',
  row: (row: number, name: string) => (name === '' ? `${row}행` : `${row}행 ${name}`),
  more: (count: number) => `외 ${count}줄`,
  leaveOut: (count: number) => `고칠 ${count}줄은 빼고 저장`,
  namesakes: '동명이인',
  choose: (row: number, name: string) => `${row}행 ${name} 학생`,
  chooseOne: '학생 선택',
  skip: '건너뛰기',
  absent: '결시',
  absentOf: (name: string, subjects: string) => `${name}: ${subjects}`,
  unread: '읽지 않은 열',
  newSubjects: '새 과목',
  newSubjectsHelp: '이 시험에 없던 과목입니다. 제목이 맞는지 확인하세요.',
  unregistered: '신청하지 않은 학생',
  read: '읽은 성적',
  heads: { row: '행', student: '학생', results: '성적' },
  unresolved: '동명이인을 먼저 고르세요.',
  decideWrong: '고칠 줄을 빼고 저장할지 고르세요.',
  nothing: '저장할 성적이 없습니다.',
  save: (count: number) => `성적 ${count}건 저장`,
} as const;
