import { oneLine } from '../text/blanks';
import { isTitle } from './bank-titles';

/** The titles of a table, and the last row that they are in, from 0. */
export interface Titles {
  row: number;
  titles: string[];
}

type Cells = readonly (readonly string[])[];

const filled = (line: readonly string[] = []) =>
  line.flatMap((cell, at) => (oneLine(cell) === '' ? [] : [{ at, text: oneLine(cell) }]));

/** What has a digit in it is no title. */
const looksLikeTitles = (line: readonly string[] = []) =>
  filled(line).length > 0 &&
  filled(line).every(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text));

/** The lower of two rows of titles: 출금 | 입금 below 거래금액. */
const isBelow = (line: readonly string[] = []) =>
  looksLikeTitles(line) && filled(line).some(({ text }) => isTitle(text));

const wide = (line: readonly string[] = [], width: number) =>
  Array.from({ length: width }, (_, at) => oneLine(line[at] ?? ''));

/** Two rows cell by cell: a title is over those below it as far as none of its own begins. */
function underEachOther(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  const over = upper.map((title, at) => {
    if (title !== '') group = title;
    return title === '' && lower[at] !== '' ? group : title;
  });
  const isTwice = (below: string) => lower.filter((one) => one === below).length > 1;
  return lower.map((below, at) => {
    const above = over[at] ?? '';
    if (below === '' || below === above) return above;
    // 입금 over 금액 is 입금금액; where no bank calls a column so, the lower one names it.
    if (isTitle(`${above}${below}`)) return `${above}${below}`;
    return isTwice(below) ? `${above} ${below}` : below;
  });
}

/**
 * Two rows of a paste that lost their joined cells: the lower one begins at the left. They fit
 * where one title of the upper row is over all of the lower ones, by the number of columns below.
 */
function inOrder(upper: readonly string[], lower: readonly string[], width: number): string[][] {
  const [above, below] = [filled(upper), filled(lower)];
  const group = above.findIndex(({ text }) => text.replace(/\s/g, '').endsWith('금액'));
  const isLost =
    group >= 0 &&
    below.length > 1 &&
    below.every(({ at }, place) => at === place) &&
    above.every(({ at }, place) => at === place) &&
    above.length + below.length - 1 === width;
  const texts = above.map(({ text }) => text);
  return isLost
    ? [[...texts.slice(0, group), ...below.map(({ text }) => text), ...texts.slice(group + 1)]]
    : [];
}

/**
 * What the titles may be if they begin in a row: with the row below where that one holds titles
 * too, never without it. `likely`: a row of titles that no bank is known for.
 */
export function titlesAt(
  cells: Cells,
  row: number,
  width: number,
): { known: Titles[]; likely: Titles | null } {
  const upper = wide(cells[row], width);
  const below = cells[row + 1];
  if (looksLikeTitles(upper) && isBelow(below)) {
    const lower = wide(below, width);
    const ways = [...inOrder(upper, lower, width), underEachOther(upper, lower)];
    const [first = upper] = ways;
    // A row of its own titles may be below a heading of the table.
    const alone = filled(upper).length === 1 ? [lower] : [];
    return {
      known: [...ways, ...alone].map((titles) => ({ row: row + 1, titles })),
      likely: { row: row + 1, titles: first },
    };
  }
  const isLikely = upper.filter((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)).length >= 3;
  return {
    known: [{ row, titles: upper }],
    likely: isLikely ? { row, titles: upper } : null,
  };
}
