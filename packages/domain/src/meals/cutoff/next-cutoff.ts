import { seoulDay, shiftDay, type CalendarDay } from '../../time';
import { mealChangeDecider } from '../meal-change';
import { meals } from '../meals-of-day';
import type { Meal } from '../schemas';
import type { LunchSettings } from '../settings/lunch-settings-schema';
import { cutoffOf } from './cutoff';

/** How far ahead served days are looked for. */
const HORIZON_DAYS = 400;

/** What locks at one instant: at least one meal, in the order of the days. */
export interface Cutoff {
  closesAt: Date;
  closing: { date: CalendarDay; meal: Meal }[];
}

/** The day that locks next, and when. */
export interface NextCutoff {
  date: CalendarDay;
  closesAt: Date;
}

/**
 * The next cutoffs of these meals after `now`, at most `count`, each with the served meals that it
 * locks. At a cutoff itself the first is already the next one. Empty when no meal is served within
 * 400 days.
 */
export function nextCutoffs(
  settings: LunchSettings,
  now: Date,
  count: number,
  of: readonly Meal[] = meals,
): Cutoff[] {
  const decide = mealChangeDecider({ settings, now });
  const today = seoulDay(now);
  const first =
    settings.applyStartDate !== null && settings.applyStartDate > today
      ? settings.applyStartDate
      : today;
  const cutoffs = new Map<number, Cutoff>();
  for (const meal of of) {
    const own = new Set<number>();
    for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
      const date = shiftDay(first, ahead);
      if (!decide(date, meal).allowed) continue;
      const closesAt = cutoffOf(settings, date, meal);
      own.add(closesAt.getTime());
      // Later days never lock earlier, so what follows is beyond the last requested cutoff.
      if (own.size > count) break;
      const known = cutoffs.get(closesAt.getTime());
      if (known) known.closing.push({ date, meal });
      else cutoffs.set(closesAt.getTime(), { closesAt, closing: [{ date, meal }] });
    }
  }
  return [...cutoffs.values()]
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())
    .slice(0, count)
    .map(({ closesAt, closing }) => ({
      closesAt,
      closing: closing.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
    }));
}

/**
 * The next cutoff after `now`: for the line with the deadline, and the timer that locks the screen.
 */
export function nextCutoff(settings: LunchSettings, now: Date): NextCutoff | null {
  const [next] = nextCutoffs(settings, now, 1);
  const [first] = next?.closing ?? [];
  return next && first ? { date: first.date, closesAt: next.closesAt } : null;
}
