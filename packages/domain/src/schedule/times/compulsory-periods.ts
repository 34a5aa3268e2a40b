import { kindOfDay, type KindOfDay, type Weekday } from '../../time';
import { spansOverlap, type TimeSpan } from '../../time/time-span';
import type { Timetable } from './clash';
import { timeSpan } from './time-span';

/** A period (교시) that students are to be at, whatever else they plan (의무 교시). */
export interface CompulsoryPeriod extends TimeSpan {
  name: string;
}
export type CompulsoryPeriods = Record<KindOfDay, CompulsoryPeriod[]>;

/** The compulsory periods that are missed on each of these weekdays. */
export interface MissedPeriods {
  weekdays: Weekday[];
  names: string[];
}

const KINDS: readonly KindOfDay[] = ['weekday', 'saturday', 'sunday'];

const missed = (span: TimeSpan, periods: readonly CompulsoryPeriod[]) =>
  periods.filter((period) => spansOverlap(span, period)).map(({ name }) => name);

/**
 * The compulsory periods that a schedule takes the student away from: a hint for who decides, never
 * a refusal. See docs/product/schedule.md#desk.
 */
export const missedPeriods = (
  schedule: Pick<Timetable, 'weekdays' | 'kind' | 'from' | 'to'>,
  compulsory: CompulsoryPeriods,
): MissedPeriods[] =>
  KINDS.map((kind) => ({
    weekdays: schedule.weekdays.filter((weekday) => kindOfDay(weekday) === kind),
    names: missed(timeSpan(schedule), compulsory[kind]),
  })).filter(({ weekdays, names }) => weekdays.length > 0 && names.length > 0);
