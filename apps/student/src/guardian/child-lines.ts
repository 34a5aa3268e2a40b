import { attendanceMarkText, visitState, type Outing } from '@academy/domain/attendance';
import type { GuardianChild } from '@academy/domain/guardians';
import { mealName, meals as allMeals } from '@academy/domain/meals';
import type { DayPeriod } from '@academy/domain/students';
import { formatClock, monthGrid, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { guardianTexts as texts } from './guardian-texts';

const joined = (parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ');

const outingText = ({ from, to }: Outing) => texts.out(from, to ?? '');

/** When the child came, was out and went. */
export function visitLine({ attendance }: Pick<GuardianChild, 'attendance'>): string {
  const visit = attendance?.visit ?? null;
  if (visitState(visit) === 'not-here') return texts.notYet;
  return joined([
    visit?.arrivedAt && texts.arrived(visit.arrivedAt),
    ...(visit?.outings ?? []).map(outingText),
    visit?.leftAt && texts.left(visit.leftAt),
  ]);
}

/** Which meals the child has today, and when they were handed out. */
export function mealsLine({ meals }: Pick<GuardianChild, 'meals'>): string {
  const said = allMeals.map((meal) => {
    const { ordered, pickedUpAt } = meals?.[meal] ?? { ordered: false, pickedUpAt: null };
    if (pickedUpAt !== null)
      return texts.pickedUp(mealName(meal), formatClock(new Date(pickedUpAt)));
    return ordered && texts.ordered(mealName(meal));
  });
  return joined(said) || texts.noMeals;
}

interface PeriodRun {
  first: string;
  last: string;
  text: string;
}

function periodText({ begun, mark, expected }: DayPeriod): string {
  if (mark?.status) return attendanceMarkText(mark);
  if (expected?.status) return attendanceMarkText(expected);
  return begun ? texts.unmarked : texts.ahead;
}

/** The periods of a day, those in a row that say the same as one. */
export function periodRuns(periods: readonly DayPeriod[]): PeriodRun[] {
  const runs: PeriodRun[] = [];
  for (const period of periods) {
    const text = periodText(period);
    const run = runs.at(-1);
    if (run?.text === text) run.last = period.name;
    else runs.push({ first: period.name, last: period.name, text });
  }
  return runs;
}

/** A day of the month's picture: what is known of it, null where nothing is. */
export interface MonthDay {
  date: CalendarDay;
  inMonth: boolean;
  day: GuardianChild['days'][number] | null;
}

/** The month in weeks from Sunday on, each day with what is known of it. */
export function monthWeeks(
  { days }: Pick<GuardianChild, 'days'>,
  month: CalendarMonth,
): MonthDay[][] {
  const cells = monthGrid(month).map((cell) => ({
    ...cell,
    day: days.find(({ date }) => date === cell.date) ?? null,
  }));
  return [0, 1, 2, 3, 4, 5]
    .map((week) => cells.slice(week * 7, week * 7 + 7))
    .filter((week) => week.some(({ inMonth }) => inMonth));
}

/** How many days of the month the child was there, late, gone early and absent. */
export function dayCounts({ days }: Pick<GuardianChild, 'days'>) {
  const count = (status: string) => days.filter((day) => day.status === status).length;
  return {
    present: days.length - count('ABSENT'),
    late: count('LATE'),
    leftEarly: count('EARLY_LEAVE'),
    absent: count('ABSENT'),
  };
}
