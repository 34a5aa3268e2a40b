import type { SameDayFilter } from '@academy/domain/calendar';
import { meals, type Meal, type SameDayRow } from '@academy/domain/meals';

export type MealFilter = SameDayFilter['meal'];

/** The meals that the filter shows, as columns. */
export const shownIn = (meal: MealFilter): Meal[] =>
  meals.filter((one) => meal === 'all' || meal === one);

/**
 * Names that occur twice in a list: those rows also show school, grade and the phone's tail (동명이인).
 */
export function namesakes(rows: readonly Pick<SameDayRow, 'name'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(
    rows.filter(({ name }) => seen.size === seen.add(name).size).map(({ name }) => name),
  );
}

const JUST_MS = 30 * 60_000;

/**
 * Whether a row changed after the list was read first and within the last half hour: a late
 * application must not be overlooked.
 */
export const isJustChanged = (
  { changedAt }: Pick<SameDayRow, 'changedAt'>,
  { firstAsOf, now }: { firstAsOf: Date; now: Date },
): boolean => {
  const changed = new Date(changedAt).getTime();
  return changed > firstAsOf.getTime() && now.getTime() - changed < JUST_MS;
};
