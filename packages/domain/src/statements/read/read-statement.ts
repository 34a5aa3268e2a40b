import { readPastDay } from '../../files/read-day';
import { won } from '../../money';
import { clockTime, isClockTime, type CalendarDay, type ClockTime } from '../../time';
import { STATEMENT_CELL_LIMIT } from '../limits';
import type { StatementField, StatementLine } from '../schemas';
import type { StatementHeader } from '../statement-columns';
import { oneLine } from '../../text/blanks';
import { cellName, type Table } from '../../tables';

const clean = (cell: string) => oneLine(cell).slice(0, STATEMENT_CELL_LIMIT);

/** `50,000원`, `+50,000`, `-3,000`, `50000.00`; null when it is no amount, 0 for an empty cell. */
export function readWon(cell: string): number | null {
  const text = cell.replace(/[\s,원₩]/g, '').replace(/^[−–]/, '-');
  if (text === '' || text === '-') return 0;
  return /^[+-]?\d{1,12}(\.0+)?$/.test(text) ? Number(text) : null;
}

/**
 * The time of `2026.03.02 14:05:33`, `2026-03-02 오후 2:05:33`, `20260302140533`, `14:05` or
 * `140533`, to the minute.
 */
function readTime(text: string): ClockTime | null {
  const [, hour, minute] =
    /(\d{1,2}):(\d{2})/.exec(text) ??
    /^(?:\d{8})?(\d{2})(\d{2})\d{2}$/.exec(text) ??
    /^\d{8} (\d{2})(\d{2})\d{2}$/.exec(text) ??
    [];
  const half = /(오전|오후)\s*\d/.exec(text)?.[1];
  const ofDay = half ? String((Number(hour) % 12) + (half === '오후' ? 12 : 0)) : (hour ?? '');
  const time = `${ofDay.padStart(2, '0')}:${minute ?? ''}`;
  return isClockTime(time) ? clockTime(time) : null;
}

/** Without its weekday in brackets and seconds written behind it. */
const dayText = (text: string) =>
  text
    .replace(/\([^)]*\)/g, '')
    .replace(/^(\d{8})\d{6}$/, '$1')
    .replace(/^(\d{8}) \d{4,6}$/, '$1')
    .trim();

type Cells = (field: StatementField) => string;

/** What came in, below 0 for what went out, null when no amount can be read. */
function amountOf(cell: Cells): number | null {
  const [deposit, withdrawal, either] = [
    readWon(cell('deposit')),
    readWon(cell('withdrawal')),
    readWon(cell('amount')),
  ];
  if (deposit === null || withdrawal === null || either === null) return null;
  if (deposit !== 0 || withdrawal !== 0)
    return deposit > 0 ? deposit : -Math.abs(withdrawal || deposit);
  return /출금|지급/.test(cell('kind')) ? -Math.abs(either) : either;
}

export interface StatementRows {
  lines: StatementLine[];
  withdrawals: number;
  /** Rows of the spreadsheet, from 1, that tell money and cannot be read. */
  unreadable: number[];
}

const MOST_WON = 100_000_000;

/** What decides whether money came, and how much. */
const TELLING: readonly StatementField[] = ['at', 'amount', 'deposit', 'withdrawal', 'kind'];
const MONEY: readonly StatementField[] = ['amount', 'deposit', 'withdrawal'];

/**
 * Rows, from 0, whose day or money is not to be trusted: the cell is odd, or an amount is joined
 * over several rows, which must not count for each.
 */
function unclearRows(
  { odd = [], repeated = new Set() }: Partial<Table>,
  place: ReadonlyMap<StatementField | null, number>,
  rows: number,
): Set<number> {
  const columns = new Set(TELLING.map((field) => place.get(field)));
  const unclear = new Set(odd.flatMap(({ row, column }) => (columns.has(column) ? [row] : [])));
  for (let row = 0; repeated.size > 0 && row < rows; row += 1)
    for (const field of MONEY) {
      const column = place.get(field);
      if (column !== undefined && repeated.has(cellName({ row, column }))) unclear.add(row);
    }
  return unclear;
}

/**
 * The rows of a bank's list by its columns: what came in, oldest and newest as they stand. What
 * went out is counted; sums and notes below the table are nothing.
 */
export function readStatement(
  { cells, ...table }: Pick<Table, 'cells'> & Partial<Table>,
  { row: head, columns }: Pick<StatementHeader, 'row' | 'columns'>,
  today: CalendarDay,
): StatementRows {
  const place = new Map(columns.map(({ field }, at) => [field, at]));
  const read: StatementRows = { lines: [], withdrawals: 0, unreadable: [] };
  const unclear = unclearRows(table, place, cells.length);
  for (const [at, line] of cells.entries()) {
    if (at <= head) continue;
    if (unclear.has(at)) {
      read.unreadable.push(at + 1);
      continue;
    }
    const cell: Cells = (field) => clean(line[place.get(field) ?? -1] ?? '');
    const day = readPastDay(dayText(cell('at')), today);
    const amount = amountOf(cell);
    if (day === null || amount === null) {
      const sums = line.some((text) => /합계|총계|소계/.test(text));
      const tellsMoney = amount === null ? day !== null : amount > 0;
      if (tellsMoney && !sums) read.unreadable.push(at + 1);
    } else if (amount < 0) read.withdrawals += 1;
    else if (amount > MOST_WON) read.unreadable.push(at + 1);
    else if (amount > 0) {
      const balance = cell('balance') === '' ? null : readWon(cell('balance'));
      const time = readTime(cell('time')) ?? readTime(cell('at'));
      read.lines.push({
        row: at + 1,
        day,
        time,
        name: cell('name'),
        amount: won(amount),
        balance,
        memo: cell('memo'),
      });
    }
  }
  return read;
}
