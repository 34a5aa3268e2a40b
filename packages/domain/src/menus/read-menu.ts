import { meals, mealName } from '../meals';
import { fill } from '../text/fill';
import {
  formatDay,
  formatMonth,
  isCalendarDay,
  isCalendarMonth,
  monthNumberOf,
  monthOf,
  shiftMonth,
  type CalendarDay,
  type CalendarMonth,
  formatShortDay,
} from '../time';
import { DISHES_LIMIT, MENU_ROWS_LIMIT } from './limits';
import { menuTexts as texts } from './menu-texts';
import { readDishes } from './read-dishes';
import type { MenuRow } from './schemas';

const HEADINGS = new Set(['날짜', '일자', '일']);
const CELLS = 1 + meals.length;

/** A week of a 식단표 may reach into the month before or after. */
const monthsOf = (month: CalendarMonth) => [month, shiftMonth(month, -1), shiftMonth(month, 1)];

type ReadDay = { day: CalendarDay } | { problem: string };

/** `11/20`, `11월 20일 (금)`, `2026-11-20`, or `20` alone for a day of the month itself. */
function readDay(cell: string, month: CalendarMonth): ReadDay {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/\s*\([일월화수목금토](요일)?\)$/, '');
  const [, year, monthNumber, dayNumber = ''] =
    /^(?:(?:(\d{4})\s*[-./년]\s*)?(\d{1,2})\s*[-./월]\s*)?(\d{1,2})\s*[일.]?$/.exec(text) ?? [];
  const meant = monthsOf(month).find((one) => monthNumberOf(one) === Number(monthNumber)) ?? month;
  const date = [
    year ?? meant.slice(0, 4),
    (monthNumber ?? meant.slice(5)).padStart(2, '0'),
    dayNumber.padStart(2, '0'),
  ].join('-');
  if (!isCalendarDay(date)) return { problem: fill(texts.day, { text: cell.trim() }) };
  return monthsOf(month).includes(monthOf(date))
    ? { day: date }
    : { problem: fill(texts.otherMonth, { day: formatDay(date), month: formatMonth(month) }) };
}

/** What is wrong with rows whatever they were read from; undefined when nothing is. */
export function menuProblem(
  rows: readonly (Omit<MenuRow, 'date'> & { date: string })[],
  month: string,
): string | undefined {
  if (rows.length > MENU_ROWS_LIMIT) return fill(texts.tooManyRows, { limit: MENU_ROWS_LIMIT });
  const seen = new Set<string>();
  for (const { date, meal, dishes } of rows) {
    if (!isCalendarDay(date) || !isCalendarMonth(month)) return fill(texts.day, { text: date });
    const [day, name] = [formatDay(date), mealName(meal)];
    if (!monthsOf(month).includes(monthOf(date)))
      return fill(texts.otherMonth, { day, month: formatMonth(month) });
    if (seen.has(`${date} ${meal}`)) return fill(texts.twice, { day, meal: name });
    if (dishes.length > DISHES_LIMIT)
      return fill(texts.tooManyDishes, { meal: name, count: dishes.length, limit: DISHES_LIMIT });
    const [problem] = dishes.flatMap((dish) => readDishes(dishText(dish)).problems);
    if (problem !== undefined) return problem;
    seen.add(`${date} ${meal}`);
  }
  return undefined;
}

interface ReadMenu {
  rows: MenuRow[];
  /** Each names its line. Empty: the rows can be saved. */
  problems: string[];
}

/**
 * The lines of a sheet, 날짜 | 점심 | 저녁, as meals in their order. Empty lines and a line of headings
 * are passed over. See docs/product/news.md#menu.
 */
export function readMenu(lines: readonly (readonly string[])[], month: CalendarMonth): ReadMenu {
  const rows: MenuRow[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, cells] of lines.entries()) {
    const [first = '', ...others] = cells;
    if (cells.every((cell) => cell.trim() === '') || HEADINGS.has(first.trim())) continue;
    const report = (problem: string) =>
      void problems.push(fill(texts.line, { line: index + 1, problem }));
    const spare = cells.slice(CELLS).findLastIndex((cell) => cell.trim() !== '');
    if (spare >= 0) report(fill(texts.tooManyCells, { count: CELLS + spare + 1 }));
    const read = readDay(first, month);
    if ('problem' in read) report(read.problem);
    if (others.every((cell) => cell.trim() === '')) report(texts.nothing);
    for (const [at, meal] of meals.entries()) {
      const { dishes, problems: wrong } = readDishes(others[at] ?? '');
      for (const problem of wrong) report(problem);
      if (dishes.length === 0 || 'problem' in read) continue;
      const { day } = read;
      if (dishes.length > DISHES_LIMIT)
        report(
          fill(texts.tooManyDishes, {
            meal: mealName(meal),
            count: dishes.length,
            limit: DISHES_LIMIT,
          }),
        );
      if (seen.has(`${day} ${meal}`))
        report(fill(texts.twice, { day: formatDay(day), meal: mealName(meal) }));
      seen.add(`${day} ${meal}`);
      rows.push({ date: day, meal, dishes });
    }
  }
  if (rows.length > MENU_ROWS_LIMIT)
    problems.push(fill(texts.tooManyRows, { limit: MENU_ROWS_LIMIT }));
  return { rows: rows.toSorted(byDay), problems };
}

const byDay = (a: MenuRow, b: MenuRow) =>
  a.date.localeCompare(b.date) || meals.indexOf(a.meal) - meals.indexOf(b.meal);

/** `된장국(5.6)` */
export function dishText({ name, allergens }: MenuRow['dishes'][number]): string {
  return allergens.length === 0 ? name : `${name}(${allergens.join('.')})`;
}

/** `쌀밥, 된장국(5.6)` */
export const dishesText = (dishes: MenuRow['dishes']): string => dishes.map(dishText).join(', ');

/** Rows as the lines that `readMenu` reads: a line a day. */
export function menuLines(rows: readonly MenuRow[]): string[][] {
  const days = [...new Set(rows.map(({ date }) => date))].toSorted();
  return days.map((date) => [
    formatShortDay(date),
    ...meals.map((meal) =>
      dishesText(rows.find((row) => row.date === date && row.meal === meal)?.dishes ?? []),
    ),
  ]);
}
