import { personFields } from '@academy/domain/identity';
import { depositFields } from '@academy/domain/deposits';
import { headingOf, headingsOf } from '@academy/domain/fields';
import type { DayStudent, MealDay } from '@academy/domain/calendar';
import type { Settlement } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import {
  formatClock,
  formatDay,
  formatDuration,
  formatMoment,
  seoulDay,
  type CalendarDay,
} from '@academy/domain/time';
import { shortDay } from '../calendar-texts';

/** What the panel of a day says. */
export const dayTexts = {
  applicants: '신청자',
  tabs: { lunch: '점심', dinner: '저녁', both: '둘 다', neither: '미신청' },
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    changedAt: '신청 시각',
    by: '신청 경로',
    deposit: headingOf(depositFields.depositState),
    note: '메모',
    action: '변경',
  },
  byStudent: '학생',
  byManager: '관리자',
  bySystem: '자동',
  search: '이름·초성·좌석·전화 뒤 4자리',
  clearSearch: '검색어 지우기',
  nobody: '해당하는 학생이 없습니다.',
  none: '이 날 신청한 학생이 없습니다.',
  toList: '당일 목록 열기',
  closeThis: '이 날 휴무로',
  openThis: '휴무 해제',
  addStudent: '학생 추가',
  add: '추가',
  pickLabel: '추가할 학생',
  noStudent: '찾은 학생이 없습니다.',
  otherStudent: '다른 학생 고르기',
  closed: '이 날은 도시락을 운영하지 않습니다.',
} as const;

export const panelTitle = (date: CalendarDay) => `${formatDay(date)} ${dayTexts.applicants}`;
export const dropLabel = (name: string) => `${name} 신청 취소`;
export const addLabel = (name: string) => `${name} 신청 추가`;

const WRITERS = {
  student: dayTexts.byStudent,
  manager: dayTexts.byManager,
  system: dayTexts.bySystem,
} as const;

/** Who applied: `학생`, `관리자 오매니저 · 요청 · 전화로 부탁`. */
export const writerText = ({ changedBy, changedByName, changeReason }: DayStudent): string =>
  changedBy === null
    ? ''
    : [[WRITERS[changedBy], changedByName].filter(Boolean).join(' '), changeReason]
        .filter(Boolean)
        .join(' · ');

/** When a student ordered, or last changed it: `10/30 (금) 17:43`. */
export function changedText({ changedAt }: DayStudent): string {
  if (changedAt === null) return '';
  const at = new Date(changedAt);
  return `${shortDay(seoulDay(at))} ${formatClock(at)}`;
}

/**
 * Until when students can change the day themselves: `11/22 14:00까지 학생이 변경 · 4시간 남음`; past it,
 * since when they cannot.
 */
export function cutoffNote({ cutoffAt, state }: MealDay, now: Date): string | null {
  const end = new Date(cutoffAt);
  if (state === 'open')
    return `${formatMoment(end)}까지 학생이 바꿀 수 있습니다 (${formatDuration(end.getTime() - now.getTime())} 남음).`;
  return state === 'cutoff'
    ? `${formatDay(seoulDay(end))} ${formatClock(end)}에 마감되어 관리자만 사유를 적고 바꿀 수 있습니다.`
    : null;
}

/** What changing a student's meals says, for one day and for a month. */
export const editTexts = {
  meals: '식사',
  nothing: '바뀐 내용이 없습니다.',
  notServed: '이 날은 운영하지 않는 식사입니다.',
} as const;

export const editTitle = (name: string, day: string) => `${name} · ${day} 도시락 변경`;
export const addTitle = (day: string) => `${day} 학생 추가`;
const SETTLED: Record<Settlement, (amount: number) => string> = {
  none: () => '',
  'carry-over': (amount) => ` ${formatWon(amount)}을 이월했습니다.`,
  refund: (amount) => ` ${formatWon(amount)}이 환불 대기로 올라갔습니다.`,
};
/** What was saved for a student, and what happened to the money. */
export const savedText = (name: string, settlement: Settlement, settled: number) =>
  `${name} 학생의 도시락을 바꿨습니다.${settled > 0 ? SETTLED[settlement](settled) : ''}`;
export const partlyText = (first: string, more: number) =>
  `바꾸지 못한 식사가 있습니다. ${first}${more > 0 ? ` 외 ${more}건` : ''}`;
