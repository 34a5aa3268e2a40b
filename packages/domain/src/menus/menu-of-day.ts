import { meals } from '../meals';
import type { CalendarDay } from '../time';
import { hasUnreadNumbers } from './plain-writing';
import { readDishes } from './read-dishes';
import { dishText } from './read-menu';
import type { Dish, MenuRow } from './schemas';

/** Read anew: a menu that was saved under older rules may have its numbers in its names. */
const asRead = (dish: Dish): Dish[] => {
  const { dishes, problems } = readDishes(dishText(dish));
  return problems.length > 0 ? [dish] : dishes;
};

/**
 * What is served on a day, lunch before dinner. Of notices that name the same meal the first one
 * counts: give them newest first.
 */
export const menuOfDay = (
  notices: readonly { menu: readonly MenuRow[] }[],
  date: CalendarDay,
): MenuRow[] =>
  meals.flatMap((meal) => {
    const row = notices
      .flatMap(({ menu }) => menu)
      .find((one) => one.date === date && one.meal === meal);
    return row ? [{ ...row, dishes: row.dishes.flatMap(asRead) }] : [];
  });

/** The dishes with numbers that may be allergens and were not read, each name once. */
export const unreadDishes = (rows: readonly MenuRow[]): string[] => [
  ...new Set(
    rows
      .flatMap(({ dishes }) => dishes)
      .filter(hasUnreadNumbers)
      .map(({ name }) => name),
  ),
];
