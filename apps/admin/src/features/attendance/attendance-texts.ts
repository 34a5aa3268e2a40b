import { personFields } from '@academy/domain/identity';
import { headingOf, headingsOf } from '@academy/domain/fields';
import {
  markStatusName,
  visitActionName,
  unseenName,
  type DayFilter,
  type MarkStatus,
  type VisitAction,
  sheetFields,
  visitFields,
  attendanceSumFields as sums,
} from '@academy/domain/attendance';
import { formatDay, formatDuration, type CalendarDay, type ClockTime } from '@academy/domain/time';
import { countText } from '../../shared/texts/kit-texts';
import { dotted } from '@academy/domain/text';

const tiles: Readonly<Record<DayFilter, string>> = {
  all: '전체',
  present: markStatusName('PRESENT'),
  late: markStatusName('LATE'),
  missing: unseenName(true),
  out: '외출 중',
  'left-early': markStatusName('EARLY_LEAVE'),
  absent: markStatusName('ABSENT'),
  approved: '사유 승인',
  unmarked: '미입력',
};

/** What is not said by the word alone, wherever it is seen. */
const words = [
  '등원 전: 첫 교시가 아직 시작하지 않았습니다.',
  '미등원: 교시가 시작됐는데 알린 사유 없이 아직 오지 않았습니다.',
  '미입력: 출석인지 결석인지 아직 기록하지 않았습니다.',
  '사유 승인: 미리 알린 결석·지각·조퇴·외출이 승인되었습니다.',
] as const;

/** The attendance page's own words. */
export const attendanceTexts = {
  words: { label: '낱말 풀이', all: words.join('\n'), line: words.join(' ') },
  title: '출석부',
  views: '보기',
  view: { today: '등하원', sheet: '교시표', month: '월간', reports: '리포트' },
  find: '학생 찾기',
  numbers: '오늘 숫자',
  placeholder: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  grade: '학년',
  everyGrade: '학년: 전체',
  unit: '명',
  toStudents: '학생 등록',
  noMatch: '조건에 맞는 학생이 없습니다.',
  tile: (tile: DayFilter) => tiles[tile],
  onlyTile: (tile: DayFilter) => (tile === 'all' ? '모든 학생 보기' : `${tiles[tile]} 학생만 보기`),
  saving: '저장 중…',
  saved: (clock: string) => `저장됨 ${clock}`,
  failed: '저장하지 못했습니다.',
  offline: (edits: number) => `오프라인 · ${edits}건 대기`,
  refused: (cells: number, why: string) => `${cells}칸을 저장하지 못했습니다. ${why}`.trim(),
  otherDay: (day: string) => `${day}에 저장하지 못한 입력이 있습니다.`,
  correct: '마감한 날 고치기',
  correctWithReason: '사유와 함께 저장',
  correcting: (cells: number) => `마감한 날의 ${cells}칸을 고칩니다. 닫으면 고치지 않습니다.`,
  openDay: '그날 열기',
  closed: (who: string, when: string) =>
    `${who} 님이 ${when}에 마감한 날입니다. 고치려면 사유가 필요합니다.`,
  leftOpen: (cells: number) => `미입력 ${cells}칸이 남아 있습니다.`,
  holiday: (name: string) => `오늘은 휴무일입니다. (${name})`,
} as const;

/** 오늘: the live list and what can be done in it. */
export const todayTexts = {
  notSeenOff: '기록 없음',
  list: '오늘 출결',
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    reportedAbsences: headingOf(sheetFields.reportedAbsences),
    arrived: headingOf(visitFields.arrivedAt),
    left: headingOf(visitFields.leftAt),
    outings: headingOf(visitFields.outings),
    state: '상태',
    excused: '인정',
    meals: '도시락',
    points: '오늘 벌점',
    memo: headingOf(sheetFields.note),
    by: '입력',
    act: '기록',
  },
  lunch: '점',
  dinner: '저',
  excused: '인정',
  notYet: unseenName(false),
  missing: unseenName(true),
  points: (points: number) => (points === 0 ? '' : `${points}점`),
  wrongTime: '시각을 19:00처럼 입력하세요.',
  wrongOutings: '15:00–16:00, 17:00–처럼 입력하세요.',
  actNow: (action: VisitAction) => visitActionName(action),
  actFor: (name: string, action: VisitAction) => `${name} 지금 ${visitActionName(action)}`,
  bulkNow: (action: VisitAction) => `지금 ${visitActionName(action)}`,
  notToday: '지난 날은 시각을 칸에 직접 입력하세요.',
  done: (who: string, action: VisitAction, clock: string) =>
    `${who} ${visitActionName(action)} ${clock}`,
  inPeriod: (period: string, mark: string) => `${period} ${mark}`,
  fromPeriod: (period: string, from: string, mark: string) => `${from} ${period}부터 ${mark}`,
  noPeriodLeft: '남은 교시 없음',
  people: (count: number) => `${count}명`,
  saved: (name: string) => `${name} 시각을 저장했습니다.`,
  nobody: (action: VisitAction) => `${visitActionName(action)}할 수 있는 학생이 없습니다.`,
  undo: '되돌리기',
  undone: '되돌렸습니다.',
  later: '연결되면 저장합니다.',
  failed: '저장하지 못했습니다.',
  refused: (name: string | undefined, why: string) => (name ? `${name} · ${why}` : why),
  changedElsewhere: (count: number) => `${count}명은 다른 관리자가 먼저 바꿔 그대로 두었습니다.`,
  marked: (name: string, period: string, status: MarkStatus) =>
    `${name} ${period} ${markStatusName(status)}`,
  noPeriod: '지금은 교시 시간이 아닙니다.',
  keys: '단축키: A 등원 · G 외출 · B 복귀 · L 하원 · 1–5 지금 교시에 출석·지각·조퇴·외출·결석 · Ctrl+Z 되돌리기',
  soon: '30분 안에 올/나갈 학생',
  comes: '옴',
  goes: '나감',
  empty: '재원 중인 학생이 없습니다.',
  correction: '마감한 날의 기록 고치기',
  correct: '고치기',
  correctionText: '마감한 날입니다. 고치는 사유가 이력에 남습니다.',
  copy: '보호자 연락 문구 복사',
  print: '인쇄',
  papers: { blank: '빈 출석부', recorded: '기록 출석부', missing: '미등원 명단' },
} as const;

interface Facts {
  academy: string;
  date: CalendarDay;
  clock: ClockTime;
}

/**
 * What is sent to a guardian: one message per student, without what only the academy needs to know.
 */
export const guardianText = {
  missing: (name: string, { academy, date, clock }: Facts) =>
    `[${academy}] ${name} 학생이 ${formatDay(date)} ${clock} 현재 등원하지 않았습니다. 확인 부탁드립니다.`,
  arrived: (name: string, { academy, date }: Facts, at: ClockTime) =>
    `[${academy}] ${name} 학생이 ${formatDay(date)} ${at}에 등원했습니다.`,
  out: (name: string, { academy, date }: Facts, at: ClockTime) =>
    `[${academy}] ${name} 학생이 ${formatDay(date)} ${at}에 외출해 아직 돌아오지 않았습니다.`,
  left: (name: string, { academy, date }: Facts, at: ClockTime) =>
    `[${academy}] ${name} 학생이 ${formatDay(date)} ${at}에 하원했습니다.`,
} as const;

/** Cells left out because they were marked since. */
const leftText = (left: number) => (left > 0 ? ` 그 사이 바뀐 ${left}칸은 그대로 두었습니다.` : '');

/** The words of the sheet 학생 × 교시. */
export const sheetTexts = {
  label: '교시표',
  seat: '좌석',
  name: '이름',
  grade: '학년',
  reportedAbsences: '예정',
  pending: '대기',
  expectedAs: (mark: MarkStatus | null) => (mark ? `${markStatusName(mark)} 예정` : '승인 대기'),
  /** A cell in one letter: what is as usual is hardly there. */
  letter: (mark: MarkStatus) => (mark === 'PRESENT' ? '·' : markStatusName(mark).slice(0, 1)),
  legend:
    '· 출석 · 지 지각 · 조 조퇴 · 외 외출 · 결 결석 · 빈칸 미입력 · 파란 귀퉁이: 알린 사유가 있는 교시 (누르면 열림)',
  excusedMark: '인정',
  empty: '등록된 학생이 없습니다.',
  toolbar: '고른 칸에 입력',
  clear: '지우기',
  cleared: '미입력',
  undo: '되돌리기',
  pasted: '붙여넣은 값',
  choose: '표에서 교시 칸을 먼저 고르세요.',
  marked: (cells: number, said: string) => `${cells}칸 입력: ${said}`,
  markedOne: (name: string, period: string, said: string) => `${name} ${period} ${said}`,
  takenBack: (cells: number, left: number) => `${cells}칸을 되돌렸습니다.${leftText(left)}`,
  skipped: (cells: number) => `교시 칸이 아니거나 알 수 없는 값 ${cells}칸은 건너뛰었습니다.`,
  waiting: '저장을 기다립니다.',
  conflict: '다른 관리자가 먼저 입력했습니다. 값을 고르세요.',
  fill: '미입력을 출석으로 채우기',
} as const;

const MINUTE_MS = 60_000;

/** 월간. The letters are the domain's. */
export const monthViewTexts = {
  title: '월간 출결',
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    present: headingOf(sums.present),
    late: headingOf(sums.late),
    leftEarly: headingOf(sums.leftEarly),
    absent: headingOf(sums.absent),
    excused: headingOf(sums.excusedAbsent),
    outing: '외출 시간',
  },
  legend: 'O 출석 · 지 지각 · 조 조퇴 · 외 외출 · × 결석 · ( ) 인정',
  rest: (days: readonly { date: CalendarDay; name: string }[]) =>
    `휴일 ${days.map(({ date, name }) => `${formatDay(date)} ${name}`).join(' · ')}`,
  noRest: '이 달에는 휴일이 없습니다.',
  count: (all: number, shown: number) => countText(all, shown, '명'),
  nobodyFits: '조건에 맞는 학생이 없습니다.',
  print: '인쇄',
  outing: (minutes: number) => (minutes === 0 ? '' : formatDuration(minutes * MINUTE_MS)),
} as const;

/** What the pictures above the month say. */
export const monthChartTexts = {
  weeks: '주별 지각과 결석',
  weekdays: '요일별 지각과 결석',
  late: '지각',
  absent: '결석',
  none: '—',
  times: (count: number) => `${count}건`,
  share: (percent: number, late: number, absent: number) =>
    dotted(`출석률 ${percent}%`, late > 0 && `지각 ${late}건`, absent > 0 && `결석 ${absent}건`),
  week: (name: string, percent: number) => `${name} (출석률 ${percent}%)`,
  weekday: (weekday: string) => `${weekday}요일`,
  most: (weekday: string, late: number) => `지각은 ${weekday}요일이 가장 많습니다 (${late}건)`,
  neverLate: '지각이 없습니다',
} as const;
