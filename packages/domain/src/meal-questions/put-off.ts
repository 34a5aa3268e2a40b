import type { MealQuestion, PutOff } from './schemas';

type MealOfDay = Pick<MealQuestion, 'date' | 'meal'>;

/** In hours: what was put off in the morning is asked again before the day's cutoff. */
const AWAY_HOURS = 3;

/**
 * Whether a question about these meals still waits: for three hours, and while it asks about
 * nothing else. See docs/product/meals.md#questions.
 */
export const isPutOff = (
  putOff: PutOff | undefined,
  asked: readonly MealOfDay[],
  now: Date,
): boolean =>
  putOff !== undefined &&
  now.getTime() - putOff.at < AWAY_HOURS * 3_600_000 &&
  asked.every(({ date, meal }) =>
    putOff.meals.some((known) => known.date === date && known.meal === meal),
  );
