import { menuLines, readMenu, type MenuRow } from '@academy/domain/menus';
import type { NewsCategory } from '@academy/domain/news';
import { separatedCells } from '@academy/domain/tables';
import { calendarMonthSchema } from '@academy/domain/time';
import { newsFormTexts as texts } from '../news-texts';

const BETWEEN = ' | ';

/** Rows as they are in the field. */
export const menuText = (rows: readonly MenuRow[]): string =>
  menuLines(rows)
    .map((cells) => cells.join(BETWEEN))
    .join('\n');

/** Cells that came from a sheet are divided by tabs, typed ones by a bar. */
const cellsOf = (text: string): string[][] =>
  separatedCells(text, '\t').map((row) => (row.length === 1 ? (row[0] ?? '').split('|') : row));

interface MenuFields {
  category: NewsCategory;
  month: string;
  menu: string;
}

/** The field's meals and what is wrong with it; a notice of another kind has none. */
export function readMenuText({ category, month, menu }: MenuFields): ReturnType<typeof readMenu> {
  if (category !== 'MENU' || menu.trim() === '') return { rows: [], problems: [] };
  const read = calendarMonthSchema.safeParse(month);
  return read.success
    ? readMenu(cellsOf(menu), read.data)
    : { rows: [], problems: [texts.menuMonth] };
}
