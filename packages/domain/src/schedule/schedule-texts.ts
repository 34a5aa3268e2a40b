import { reasonStatusName } from '../reasons/reason-texts';
import type { ScheduleKind, ScheduleStatus, ScheduleType } from './schemas';
import { formatDay } from '../time/format';
import type { CalendarDay } from '../time/calendar-day';
import { fill } from '../text/fill';

/**
 * Why a schedule cannot be asked for or changed. Each is a code of the API as well; `{clash}` is
 * `clashText`'s.
 */
export const scheduleRefusalTexts = {
  'schedule-clash': '같은 시간에 다른 일정이 있어요. {clash}.',
  'schedule-cancelled': '취소한 일정이에요. 새로 신청해 주세요.',
  'schedule-ended': '끝난 일정이에요. 새로 신청해 주세요.',
  'schedule-rejected': '반려된 일정이에요. 내용을 고쳐 다시 제출해 주세요.',
  'change-pending': '이미 변경을 요청한 일정이에요. 변경 요청을 수정해 주세요.',
  'occurrence-past': '지난 날짜예요. 사유 제출을 이용해 주세요.',
  'not-an-occurrence': '이 날에는 일정이 없어요.',
  'occurrence-cancelled': '이미 취소한 날이에요.',
  'nothing-to-copy': '지난달에서 가져올 일정이 없어요.',
} as const;

export type ScheduleRefusal = Exclude<keyof typeof scheduleRefusalTexts, 'schedule-clash'>;

export const scheduleRefusalText = (reason: ScheduleRefusal): string =>
  scheduleRefusalTexts[reason];

/**
 * A schedule that is in the way, with the first day: `수학학원 · 매주 화·목 19:00–21:00 외출, 7월 7일 (화)부터`.
 */
export const clashText = (title: string, sentence: string, date: CalendarDay): string =>
  fill('{title} · {sentence}, {day}부터', { title, sentence, day: formatDay(date) });

/** The whole refusal of a clash, for a form that finds it before the server does. */
export const scheduleClashText = (clash: string): string =>
  fill(scheduleRefusalTexts['schedule-clash'], { clash });

/**
 * Why a schedule of last month is left out of 지난달 그대로; `clash` names what is in the way, null when
 * nothing is.
 */
export const copySkipText = (clash: string | null): string =>
  clash === null ? '이 달에는 남은 날짜가 없어요.' : scheduleClashText(clash);

/** What the form of a schedule says about a field. */
export const scheduleFieldTexts = {
  title: '어떤 일정인지 입력해 주세요.',
  tooLong: '{limit}자 이하로 입력해 주세요.',
  weekdays: '요일을 하나 이상 선택해 주세요.',
  arriveAt: '등원 시각을 입력해 주세요.',
  leaveAt: '나가는 시각을 입력해 주세요.',
  backAt: '돌아오는 시각을 입력해 주세요.',
  endBeforeStart: '돌아오는 시각은 나가는 시각보다 늦어야 해요.',
  wholeDay: '하루 전체라면 종일을 선택해 주세요.',
  pastDay: '지난 날짜는 사유 제출을 이용해 주세요.',
  lastBeforeFirst: '마지막 날은 시작일보다 빠를 수 없어요.',
  noDay: '이 기간에는 선택한 요일이 없어요.',
} as const;

const TYPE_NAMES: Record<ScheduleType, string> = {
  ACADEMY: '학원·과외',
  HOSPITAL: '병원',
  SCHOOL: '학교',
  OTHER: '기타',
};
const KIND_NAMES: Record<ScheduleKind, string> = {
  LATE_ARRIVAL: '늦은 등원',
  EARLY_LEAVE: '조퇴',
  OUTING: '외출',
  ALL_DAY: '종일',
};
const STATUS_NAMES: Record<ScheduleStatus, string> = {
  PENDING: reasonStatusName('PENDING'),
  APPROVED: reasonStatusName('APPROVED'),
  REJECTED: reasonStatusName('REJECTED'),
  CANCELLED: '취소',
};

export const scheduleTypeName = (type: ScheduleType): string => TYPE_NAMES[type];
export const scheduleKindName = (kind: ScheduleKind): string => KIND_NAMES[kind];
export const scheduleStatusName = (status: ScheduleStatus): string => STATUS_NAMES[status];

/**
 * What a month's schedules overlap; `lunch` and `dinner` count the days with an ordered meal. Null
 * when there are none.
 */
export function mealOverlapText({
  lunch,
  dinner,
}: {
  lunch: number;
  dinner: number;
}): string | null {
  const parts = [
    ...(lunch > 0 ? [fill('점심 {n}회', { n: lunch })] : []),
    ...(dinner > 0 ? [fill('저녁 {n}회', { n: dinner })] : []),
  ];
  return parts.length === 0
    ? null
    : fill('신청한 도시락과 시간이 겹쳐요. ({parts}) 도시락을 함께 취소할까요?', {
        parts: parts.join(' · '),
      });
}
