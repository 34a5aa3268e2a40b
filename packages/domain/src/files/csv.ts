import { safeText } from './safe-text';
import type { FileCell, FileTable } from './table';

/** The mark by which Korean Excel knows UTF-8. */
const MARK = '\uFEFF';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function csvCell(cell: FileCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : quoted(safeText(cell));
}

/** A list as CSV that opens right in Korean Excel: UTF-8 with its mark, CRLF, every text quoted and none a formula, numbers as they are. */
export const csvOf = ({ columns, rows }: FileTable): string =>
  MARK + [columns.map(({ header }) => header), ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
