import { monthNumberOf, monthOf, yearOf, type CalendarDay } from '../time';
import type { PointSettings, WarningStep } from './manage-schemas';
import type { PointType, StudentPoint } from './schemas';

type Counted = Pick<StudentPoint, 'pointType' | 'points' | 'incidentDate'>;

const quarterOf = (date: CalendarDay) => `${yearOf(monthOf(date))} ${Math.floor((monthNumberOf(monthOf(date)) - 1) / 3)}`;

/** Whether an incident of `date` counts today (KST) for the steps. What happened counts by its own day, not by the day on which it was issued. */
export function countsToday(date: CalendarDay, { period, since }: Pick<PointSettings, 'period' | 'since'>, today: CalendarDay): boolean {
  if (period === 'month') return monthOf(date) === monthOf(today);
  if (period === 'quarter') return quarterOf(date) === quarterOf(today);
  return period === 'all' || since === null || date >= since;
}

/** What the steps measure of a student's points: penalties, or penalties less rewards; never below 0. */
export function countedPoints(points: readonly Counted[], settings: Omit<PointSettings, 'steps'>, today: CalendarDay): number {
  const counted = points.filter(({ incidentDate }) => countsToday(incidentDate, settings, today));
  const sumOf = (type: PointType) => counted.filter(({ pointType }) => pointType === type).reduce((sum, { points: score }) => sum + score, 0);
  return settings.measure === 'penalty' ? sumOf('PENALTY') : Math.max(0, sumOf('PENALTY') - sumOf('REWARD'));
}

/** The highest step that a count has reached; null below the first. */
export const stepOf = (counted: number, steps: readonly WarningStep[]): WarningStep | null =>
  steps.filter(({ from }) => counted >= from).reduce<WarningStep | null>((highest, step) => (highest === null || step.from >= highest.from ? step : highest), null);

/** The first thing wrong with the steps, by its place; null when they can be saved: names once, each from more points than the one before. */
export function stepsProblem(steps: readonly WarningStep[]): { index: number; problem: 'same-name' | 'not-rising' } | null {
  for (const [index, step] of steps.entries()) {
    if (steps.slice(0, index).some(({ name }) => name.trim() === step.name.trim())) return { index, problem: 'same-name' };
    const before = steps[index - 1];
    if (before && step.from <= before.from) return { index, problem: 'not-rising' };
  }
  return null;
}

/** What a new academy starts from: 주의 from 5, 경고 from 10, 상담 from 15 penalty points of all time. */
export const defaultPointSettings: PointSettings = {
  steps: [{ name: '주의', from: 5, tone: 'info', text: '' }, { name: '경고', from: 10, tone: 'warning', text: '' }, { name: '상담', from: 15, tone: 'danger', text: '' }],
  measure: 'penalty', period: 'all', since: null,
};
