import { headingKey } from '../files/heading-key';
import type { StudentChoice } from '../identity/schemas';
import { cellName } from '../tables/cell-name';
import { separatedCells } from '../tables/separated-text';
import { cellsAsWritten } from '../tables/table';
import { matchPasted, type PastedLine } from './match-pasted';

/** Titles over the names; a list without any of them has no titles. */
const NAME_TITLES = ['이름', '성명', '학생', '학생명', '학생이름', '성함', 'name'];

export interface PastedCell<Column extends string> {
  column: Column;
  text: string;
  /** Where it is in what was pasted: C3. */
  cell: string;
}

export interface ListedStudent<Column extends string> {
  /** The row of what was pasted, from 1. */
  row: number;
  student: PastedLine;
  /** What was pasted for it, in one line. */
  line: string;
  /** What is in the columns that the list has, also where it is empty. */
  cells: readonly PastedCell<Column>[];
}

interface Options<Column extends string> {
  students: readonly StudentChoice[];
  /** The titles by which columns beside the student are known. */
  columns: Readonly<Record<Column, readonly string[]>>;
  /** Words beside a seat or a number that say no student: B-02 저녁. */
  aside?: RegExp;
}

const isColumn = <Column extends string>(
  columns: Options<Column>['columns'],
  name: string,
): name is Column => Object.hasOwn(columns, name);

/** Which column each title names; the rest says who the student is. */
function titledColumns<Column extends string>(
  titles: readonly string[],
  columns: Options<Column>['columns'],
): (Column | null)[] {
  return titles.map((title) => {
    const key = headingKey(title);
    const named = Object.keys(columns).find(
      (name) => isColumn(columns, name) && columns[name].some((one) => headingKey(one) === key),
    );
    return named !== undefined && isColumn(columns, named) ? named : null;
  });
}

/**
 * A pasted list: names as a message lists them, or a table as a spreadsheet copies it, whose first
 * row names its columns. Blank rows say nothing; each row keeps its number.
 */
export function readList<Column extends string>(
  text: string,
  { students, columns, aside }: Options<Column>,
): ListedStudent<Column>[] {
  const rows = cellsAsWritten({ cells: separatedCells(text, '\t') }).map((cells, at) => ({
    cells,
    row: at + 1,
  }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = filled;
  const isTitled = first?.cells.some((cell) => NAME_TITLES.includes(headingKey(cell))) ?? false;
  const named = isTitled && first ? titledColumns(first.cells, columns) : [];
  return filled.slice(isTitled ? 1 : 0).flatMap(({ cells, row }) => {
    const own = named.flatMap((column, at) =>
      column === null
        ? []
        : [
            {
              column,
              text: (cells[at] ?? '').trim(),
              cell: cellName({ row: row - 1, column: at }),
            },
          ],
    );
    const who = cells.filter((_, at) => (named[at] ?? null) === null).join('\t');
    const line = cells.join(' ').trim();
    const found = matchPasted(who, students).flatMap((one): PastedLine[] =>
      one.found === 'nobody' && aside
        ? matchPasted(one.line.replace(aside, ' '), students).map((again) => ({
            ...again,
            line: one.line,
          }))
        : [one],
    );
    return (found.length > 0 ? found : [{ line, found: 'nobody' as const }]).map((student) => ({
      row,
      student,
      line,
      cells: own,
    }));
  });
}
