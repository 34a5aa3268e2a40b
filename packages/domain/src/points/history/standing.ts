import {
  dayOfMonth,
  formatDay,
  LAST_DAY,
  monthNumberOf,
  monthOf,
  shiftMonth,
  type CalendarDay,
} from '../../time';
import { pointPeriodName } from '../issue/point-issue-texts';
import type { Term } from '../term-schemas';
import type { PointSettings, WarningStep } from '../manage-schemas';
import type { PointType, StudentPoint } from '../schemas';
import { defaultPointWords } from '../point-words';

type Counted = Pick<StudentPoint, 'pointType' | 'points' | 'incidentDate'>;

/**
 * From which incident day to which a point counts today (KST), both included; null: without an end.
 * A database asks by these days.
 */
export function countedSpan(
  { period, since }: Pick<PointSettings, 'period' | 'since'>,
  today: CalendarDay,
): { first: CalendarDay | null; last: CalendarDay | null } {
  const month = monthOf(today);
  if (period === 'month') return { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) };
  const quarter = shiftMonth(month, -((monthNumberOf(month) - 1) % 3));
  if (period === 'quarter')
    return { first: dayOfMonth(quarter, 1), last: dayOfMonth(shiftMonth(quarter, 2), 31) };
  return { first: period === 'since' ? since : null, last: null };
}

/**
 * The span that the academy counts as one to choose, in which sums are shown first: to students and
 * managers the same. Null where all time counts.
 */
export function countedTerm(
  settings: Pick<PointSettings, 'period' | 'since'>,
  today: CalendarDay,
): Term | null {
  const { first, last } = countedSpan(settings, today);
  if (first === null) return null;
  const name =
    settings.period === 'since' ? `${formatDay(first)}부터` : pointPeriodName(settings.period);
  return { name, first, last: last ?? LAST_DAY };
}

/**
 * Whether an incident of `date` counts today (KST) for the steps. What happened counts by its own
 * day, not by the day on which it was issued. See docs/product/points.md#steps.
 */
export function countsToday(
  date: CalendarDay,
  settings: Pick<PointSettings, 'period' | 'since'>,
  today: CalendarDay,
): boolean {
  const { first, last } = countedSpan(settings, today);
  return (first === null || date >= first) && (last === null || date <= last);
}

/**
 * What the steps measure of the sums of the counted points: penalties, or penalties less rewards;
 * never below 0.
 */
export const countedSum = (
  { rewards, penalties }: { rewards: number; penalties: number },
  measure: PointSettings['measure'],
): number => (measure === 'penalty' ? penalties : Math.max(0, penalties - rewards));

/** What the steps measure of a student's points. */
export function countedPoints(
  points: readonly Counted[],
  settings: Pick<PointSettings, 'measure' | 'period' | 'since'>,
  today: CalendarDay,
): number {
  const counted = points.filter(({ incidentDate }) => countsToday(incidentDate, settings, today));
  const sumOf = (type: PointType) =>
    counted
      .filter(({ pointType }) => pointType === type)
      .reduce((sum, { points: score }) => sum + score, 0);
  return countedSum({ rewards: sumOf('REWARD'), penalties: sumOf('PENALTY') }, settings.measure);
}

/** The highest step that a count has reached; null below the first. */
export const stepOf = (counted: number, steps: readonly WarningStep[]): WarningStep | null =>
  steps
    .filter(({ from }) => counted >= from)
    .reduce<WarningStep | null>(
      (highest, step) => (highest === null || step.from >= highest.from ? step : highest),
      null,
    );

/** Asks for students who reached any step. */
export const ANY_STEP = '*';

/** Whether a student at this step is asked for: by its name, any, or without a wish (''). */
export const isAtStep = (step: string | null, wanted: string): boolean =>
  wanted === '' || (wanted === ANY_STEP ? step !== null : step === wanted);

/** The step that a count has just come to or passed, the highest; null where it crossed none. */
export function stepReached(
  before: number,
  after: number,
  steps: readonly WarningStep[],
): WarningStep | null {
  const step = stepOf(after, steps);
  return step !== null && before < step.from ? step : null;
}

/**
 * The first thing wrong with the steps, by its place; null when they can be saved: names once, each
 * from more points than the one before.
 */
export function stepsProblem(
  steps: readonly WarningStep[],
): { index: number; problem: 'same-name' | 'not-rising' } | null {
  for (const [index, step] of steps.entries()) {
    if (steps.slice(0, index).some(({ name }) => name.trim() === step.name.trim()))
      return { index, problem: 'same-name' };
    const before = steps[index - 1];
    if (before && step.from <= before.from) return { index, problem: 'not-rising' };
  }
  return null;
}

/** What a new academy starts from: 주의 from 5, 경고 from 10, 상담 from 15 penalty points of all time. */
export const defaultPointSettings: PointSettings = {
  steps: [
    { name: '주의', from: 5, tone: 'info', text: '' },
    { name: '경고', from: 10, tone: 'warning', text: '' },
    { name: '상담', from: 15, tone: 'danger', text: '' },
  ],
  measure: 'penalty',
  period: 'all',
  since: null,
  terms: [],
  words: defaultPointWords,
};
