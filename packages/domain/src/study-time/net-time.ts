import { studyMinutes, type DayContext, type VisitValue } from '../attendance';

/** A stretch of minutes after midnight of the study day; its end is not in it. */
type Stretch = readonly [from: number, to: number];

/** How the day's time is computed: its periods, and how late it is. */
export type StudyRules = Pick<DayContext, 'periods' | 'dayStartsAt' | 'clock'>;

/** What a day comes to. `open`: no 하원 was written down, so that its end is not known. */
export interface NetTime {
  /** Whole minutes, never more than from 등원 to 하원. */
  minutes: number;
  open: boolean;
}

const NONE: NetTime = { minutes: 0, open: false };

/** How much of a stretch none of the others covers. */
function uncovered([from, to]: Stretch, others: readonly Stretch[]): number {
  let [at, sum] = [from, 0];
  for (const [start, end] of others.toSorted((one, other) => one[0] - other[0])) {
    sum += Math.max(0, Math.min(start, to) - at);
    at = Math.max(at, end);
  }
  return sum + Math.max(0, to - at);
}

/** The day's periods in minutes, in order of time. */
const periodsIn = ({ periods, dayStartsAt }: StudyRules): Stretch[] =>
  periods
    .map(({ from, to }): Stretch => [
      studyMinutes(from, dayStartsAt),
      studyMinutes(to, dayStartsAt),
    ])
    .toSorted((one, other) => one[0] - other[0]);

/** The breaks of a day: what lies between one period and the next. */
const breaksBetween = (periods: readonly Stretch[]): Stretch[] =>
  periods.slice(1).flatMap(([from], before): Stretch[] => {
    const end = periods[before]?.[1] ?? from;
    return end < from ? [[end, from]] : [];
  });

/**
 * 순 공부 시간 of a day: from 등원 to 하원 less the outings and the breaks between periods. What lies
 * before the first period and after the last one counts. Whose 하원 was not written down is counted
 * until now and no longer than to the end of the last period. See
 * docs/product/study-time.md#what-counts.
 */
export function netTime(visit: VisitValue | null, rules: StudyRules): NetTime {
  if (visit === null || visit.arrivedAt === null) return NONE;
  const { dayStartsAt, clock } = rules;
  const minute = (time: typeof clock) => studyMinutes(time, dayStartsAt);
  const came = minute(visit.arrivedAt);
  const periods = periodsIn(rules);
  const open = visit.leftAt === null;
  const last = periods.at(-1)?.[1] ?? came;
  const left = visit.leftAt === null ? Math.min(minute(clock), last) : minute(visit.leftAt);
  const outings = visit.outings.map(({ from, to }): Stretch => [
    minute(from),
    to === null ? left : minute(to),
  ]);
  const stay: Stretch = [came, Math.max(came, left)];
  return { minutes: uncovered(stay, [...outings, ...breaksBetween(periods)]), open };
}
