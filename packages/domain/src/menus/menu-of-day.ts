import { meals } from '../meals';
import type { CalendarDay } from '../time';
import type { MenuRow } from './schemas';

/**
 * What is served on a day, lunch before dinner. Of notices that name the same meal the first one
 * counts: give them newest first.
 */
export const menuOfDay = (
  notices: readonly { menu: readonly MenuRow[] }[],
  date: CalendarDay,
): MenuRow[] =>
  meals.flatMap(
    (meal) =>
      notices.flatMap(({ menu }) => menu).find((row) => row.date === date && row.meal === meal) ??
      [],
  );
