import {
  type MarkStatus,
  type VisitAction,
  markStatusName,
  visitActionName,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import { formatDay, type CalendarDay, type ClockTime } from '@academy/domain/time';

/** 오늘: the live list and what can be done in it. */
export const todayTexts = {
  list: '오늘 출결',
  columns: {
    seat: '좌석',
    name: '이름',
    grade: '학년',
    told: '예정',
    arrived: '등원',
    left: '하원',
    outings: '외출',
    state: '상태',
    excused: '인정',
    meals: '도시락',
    points: '오늘 벌점',
    memo: '메모',
    by: '입력',
    act: '지금',
  },
  allDay: '종일',
  waiting: '대기',
  approved: '승인',
  lunch: '점',
  dinner: '저',
  excused: '인정',
  notYet: '등원 전',
  missing: '미등원',
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
  nobodySoon: '없음',
  empty: '재원 중인 학생이 없습니다.',
  toStudents: '학생 등록',
  noMatch: '조건에 맞는 학생이 없습니다.',
  correction: '마감한 날의 기록 고치기',
  correct: '고치기',
  correctionText: '마감한 날입니다. 고치는 사유가 이력에 남습니다.',
  copy: '보호자 연락 문구 복사',
  copied: '복사했습니다.',
  copyFailed: '복사하지 못했습니다.',
  print: '인쇄',
  papers: { blank: '빈 출석부', recorded: '기록 출석부', missing: '미등원 명단' },
} as const;

/** `15:00–16:30 수학학원 · 승인` */
export const toldText = ({ from, to, title, approved, kind }: ReportedAbsence): string =>
  `${kind === 'ALL_DAY' ? todayTexts.allDay : `${from}–${to}`} ${title} · ${approved ? todayTexts.approved : todayTexts.waiting}`;

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
