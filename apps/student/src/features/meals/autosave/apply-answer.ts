import { meals, mealsByDay, type Reservation } from '@academy/domain/meals';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import type { Answer } from './autosave';
import { wishKey, type Wish } from './wish';

interface MonthUpdate {
  month: CalendarMonth;
  rows: Reservation[];
  /** Something changed that this device had not asked for: another device was at it. */
  merged: boolean;
}

function patched(rows: readonly Reservation[], kept: readonly Wish[]): Reservation[] {
  const presentOn = mealsByDay(rows);
  const days = new Map(rows.map((row) => [row.date, row]));
  for (const { date, meal, value } of kept)
    days.set(date, { ...(days.get(date) ?? { date, ...presentOn(date) }), [meal]: value });
  return [...days.values()];
}

function changedElsewhere(
  before: readonly Reservation[],
  after: readonly Reservation[],
  mine: ReadonlySet<string>,
): boolean {
  const [was, is] = [mealsByDay(before), mealsByDay(after)];
  const dates = new Set([...before, ...after].map(({ date }) => date));
  return [...dates].some((date) =>
    meals.some((meal) => was(date)[meal] !== is(date)[meal] && !mine.has(wishKey({ date, meal }))),
  );
}

/**
 * What the answer to a save makes of the months that it touched. The newest answer's view of a
 * month replaces ours; an older one, which came late, and one that tells nothing of the month, only
 * add what they confirm. `rowsOf` is what the screen had read, undefined where it had not.
 */
export function monthsAfter(
  { result, settlement, latest }: Answer,
  rowsOf: (month: CalendarMonth) => readonly Reservation[] | undefined,
): MonthUpdate[] {
  const sent = [
    ...settlement.kept,
    ...settlement.unsettled,
    ...settlement.refused.map(({ wish }) => wish),
  ];
  const mine = new Set(sent.map(wishKey));
  return [...new Set(sent.map(({ date }) => monthOf(date)))].flatMap((month) => {
    const before = rowsOf(month);
    const kept = settlement.kept.filter(({ date }) => monthOf(date) === month);
    const told = latest ? result.month?.filter(({ date }) => monthOf(date) === month) : undefined;
    const rows = told ?? (before && patched(before, kept));
    // A month of which only the saved days are known is no month that was read.
    if (!rows) return [];
    return [{ month, rows, merged: before !== undefined && changedElsewhere(before, rows, mine) }];
  });
}
