import { clashText } from '../schedule-texts';
import {
  dayOfMonth,
  formatWeekday,
  monthNumberOf,
  type CalendarMonth,
  type Weekday,
} from '../../time';
import type { Clash } from '../times/clash';
import { occurrencesOf, type Recurrence } from '../times/occurrences';
import type { RegularSchedule } from '../schemas';

type DescribedSchedule = Pick<RegularSchedule, 'kind' | 'weekdays' | 'everyWeeks' | 'from' | 'to'>;

/** Weekdays from Monday on, as people say it: 화·목, 토·일. */
const mondayFirst = (weekday: Weekday) => (weekday + 6) % 7;

/** `화·목`. */
export const weekdaysText = (weekdays: readonly Weekday[]): string =>
  [...new Set(weekdays)]
    .toSorted((a, b) => mondayFirst(a) - mondayFirst(b))
    .map(formatWeekday)
    .join('·');

function rhythmText({
  weekdays,
  everyWeeks,
}: Pick<DescribedSchedule, 'weekdays' | 'everyWeeks'>): string {
  if (everyWeeks === 1 && new Set(weekdays).size === 7) return '매일';
  return `${everyWeeks === 1 ? '매주' : '격주'} ${weekdaysText(weekdays)}`;
}

/** `19:00–21:00 외출`: what a schedule does to a day. */
export function timesText({
  kind,
  from,
  to,
}: Pick<DescribedSchedule, 'kind' | 'from' | 'to'>): string {
  const texts: Record<DescribedSchedule['kind'], string> = {
    LATE_ARRIVAL: `${to ?? ''}까지 늦은 등원`,
    EARLY_LEAVE: `${from ?? ''}부터 조퇴`,
    OUTING: `${from ?? ''}–${to ?? ''} 외출`,
    ALL_DAY: '종일 등원 안 함',
  };
  return texts[kind];
}

/** `매주 화·목 19:00–21:00 외출`. */
export const scheduleSentence = (schedule: DescribedSchedule): string =>
  `${rhythmText(schedule)} ${timesText(schedule)}`;

/** `매주 화·목 19:00–21:00 외출 · 7월 9회`: the sentence with how often it takes place in a month. */
export function schedulePreview(
  schedule: DescribedSchedule & Recurrence,
  month: CalendarMonth,
): string {
  const times = occurrencesOf(schedule, dayOfMonth(month, 1), dayOfMonth(month, 31)).length;
  return `${scheduleSentence(schedule)} · ${monthNumberOf(month)}월 ${times}회`;
}

/** Names a clash for the refusal: `수학학원 · 매주 화·목 19:00–21:00 외출, 7월 7일 (화)부터`. */
export const describeClash = ({ schedule, date }: Clash): string =>
  clashText(schedule.title, scheduleSentence(schedule), date);
