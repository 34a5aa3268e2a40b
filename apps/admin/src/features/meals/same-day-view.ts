import type { Meal, SameDayRow } from '@academy/domain/meals';
import { matchesStudent } from '@academy/domain/students';

export type MealFilter = Meal | 'all';

export interface SameDayFilter {
  meal: MealFilter;
  search: string;
  /** Only students who have not picked up a meal that the filter shows. */
  waitingOnly: boolean;
}

const collator = new Intl.Collator('ko', { numeric: true });

/** The meals that the filter shows. */
export const shownIn = (meal: MealFilter): Meal[] => (['lunch', 'dinner'] as const).filter((one) => meal === 'all' || meal === one);

/** The meals of a row that the filter shows. */
export const shownMeals = (row: Pick<SameDayRow, 'lunch' | 'dinner'>, meal: MealFilter): Meal[] => shownIn(meal).filter((one) => row[one]);

export const isPickedUp = (row: SameDayRow, meal: Meal): boolean => (meal === 'lunch' ? row.lunchPickedUp : row.dinnerPickedUp);

/** Rows in the order of the hall: seat by number (A-2 before A-10), students without one last, then by name. */
export function sameDayRows(rows: readonly SameDayRow[], { meal, search, waitingOnly }: SameDayFilter): SameDayRow[] {
  return rows
    .filter((row) => {
      const shown = shownMeals(row, meal);
      return shown.length > 0 && (!waitingOnly || shown.some((one) => !isPickedUp(row, one))) && matchesStudent(row, search);
    })
    .toSorted((a, b) => Number(a.seat === null) - Number(b.seat === null) || collator.compare(a.seat ?? '', b.seat ?? '') || collator.compare(a.name, b.name));
}

/** Names that stand twice in a list: those rows also show school, grade and the phone's tail (동명이인). */
export function namesakes(rows: readonly Pick<SameDayRow, 'name'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(rows.filter(({ name }) => seen.size === seen.add(name).size).map(({ name }) => name));
}

const JUST_MS = 30 * 60_000;

/** Whether a row changed after the list was read first and within the last half hour: a late application must not be overlooked. */
export const isJustChanged = ({ changedAt }: Pick<SameDayRow, 'changedAt'>, { firstAsOf, now }: { firstAsOf: Date; now: Date }): boolean => {
  const changed = new Date(changedAt).getTime();
  return changed > firstAsOf.getTime() && now.getTime() - changed < JUST_MS;
};
