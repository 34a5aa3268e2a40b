import { cellName, oddText, type Table } from '../../tables';
import type { StatementField } from '../schemas';
import { unreadableTexts as texts } from '../statement-texts';

/** A table, with what its file says of its cells where there is one. */
export type StatementTable = { cells: readonly (readonly string[])[] } & Partial<
  Pick<Table, 'odd' | 'repeated'>
>;

/** What decides whether money came, and how much. */
const TELLING: readonly StatementField[] = ['at', 'amount', 'deposit', 'withdrawal', 'kind'];
const MONEY: readonly StatementField[] = ['amount', 'deposit', 'withdrawal'];

/**
 * Rows, from 0, whose day or money is not to be trusted, and why: the cell is odd, or an amount is
 * joined over several rows, which must not count for each.
 */
export function unclearRows(
  { cells, odd = [], repeated = new Set() }: StatementTable,
  place: ReadonlyMap<StatementField | null, number>,
): Map<number, string> {
  const columns = new Set(TELLING.map((field) => place.get(field)));
  const unclear = new Map(
    odd.flatMap(({ row, column, kind, text }) =>
      columns.has(column) ? [[row, oddText({ kind, text })] as const] : [],
    ),
  );
  for (let row = 0; repeated.size > 0 && row < cells.length; row += 1)
    for (const field of MONEY) {
      const column = place.get(field);
      if (column !== undefined && repeated.has(cellName({ row, column })))
        unclear.set(row, texts.joinedAmount);
    }
  return unclear;
}
