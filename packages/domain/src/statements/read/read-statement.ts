import { won } from '../../money';
import { oneLine } from '../../text/blanks';
import { fill } from '../../text/fill';
import type { CalendarDay, ClockTime } from '../../time';
import { STATEMENT_CELL_LIMIT } from '../limits';
import type { StatementField, StatementLine, UnreadableRow } from '../schemas';
import { isTitle } from '../bank-titles';
import type { StatementHeader } from '../statement-columns';
import { doubtTexts, unreadableTexts as texts } from '../statement-texts';
import { pairReversals, type Reversal, type TakenBack } from './pair-reversals';
import { isOutTakenBack, readBalances, readDirection, saysBack } from './read-direction';
import { readMoment, readTime } from './read-moment';
import { readWon } from './read-won';
import { unclearRows, type StatementTable } from './unclear-rows';

export interface StatementRows {
  /** How many rows with anything in them are below the titles. */
  pasted: number;
  lines: StatementLine[];
  /** Rows of money that went out, or was taken back. */
  withdrawals: number;
  unreadable: UnreadableRow[];
  /** Rows that the list itself casts doubt on, by their number, and why. */
  doubts: Map<number, string>;
  /** What takes deposits back, with the row of the deposit where the list has it. */
  reversals: Reversal[];
}

const MOST_WON = 100_000_000;
const SUMS = /합계|총계|소계|누계|이월|total/i;

type Cells = (field: StatementField) => string;

/** A row as its cells say it, before the rows are looked at together. */
interface ReadRow {
  row: number;
  day: CalendarDay;
  time: ClockTime | null;
  name: string;
  memo: string;
  balance: number | null;
  /** Above 0 came in, below 0 went out; null: the row does not say which. */
  signed: number | null;
  amount: number;
  isBack: boolean;
  isOutBack: boolean;
  kind: string;
}

const short = (cell: string) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell);
const problem = (reason: string, cell = '') => ({
  reason: cell === '' ? reason : `${reason} (${short(cell)})`,
});

interface Money {
  amount: number;
  signed: number | null;
}

/** What a row says of its money: in which direction it went, or why that cannot be read. */
function moneyOf(
  cell: Cells,
  { hasDeposit, isSigned }: { hasDeposit: boolean; isSigned: boolean },
): Money | { reason: string } {
  const [came, went] = [readWon(cell('deposit')), readWon(cell('withdrawal'))];
  if (came === null) return problem(texts.noAmount, cell('deposit'));
  if (went === null) return problem(texts.noAmount, cell('withdrawal'));
  if (came !== 0 && went !== 0) return problem(texts.bothAmounts);
  if (came !== 0 || went !== 0) {
    const amount = Math.abs(came || went);
    // Money that goes out in the column of deposits is taken back, and the other way round.
    return { amount, signed: came !== 0 ? came : -went };
  }
  if (hasDeposit) return problem(texts.noMoney);
  const either = readWon(cell('amount'));
  if (either === null) return problem(texts.noAmount, cell('amount'));
  if (either === 0) return problem(texts.noMoney);
  const amount = Math.abs(either);
  const said = readDirection(cell('kind'));
  if (either < 0 || said === 'out') return { amount, signed: -amount };
  const isIn = said === 'in' || cell('amount').startsWith('+') || (isSigned && said !== 'back');
  return { amount, signed: isIn ? amount : null };
}

const isBlank = (line: readonly string[]) => line.every((cell) => oneLine(cell) === '');

/** Why a row below the titles is no row of the bank at all, if it is none. */
function noRow(line: readonly string[], cell: Cells): string | null {
  if (isTitle(cell('at'))) return texts.titles;
  if (cell('at') === '' || SUMS.test(cell('at'))) {
    if (line.some((text) => SUMS.test(text))) return texts.sums;
    const money = ['deposit', 'withdrawal', 'amount'] as const;
    if (money.every((field) => cell(field) === '')) return texts.note;
  }
  return null;
}

function readRow(
  line: readonly string[],
  {
    cell,
    row,
    today,
    ...list
  }: { cell: Cells; row: number; today: CalendarDay; hasDeposit: boolean; isSigned: boolean },
): ReadRow | { reason: string } {
  const reason = noRow(line, cell);
  if (reason !== null) return { reason };
  const moment = readMoment(cell('at'), today);
  if ('problem' in moment) return problem(texts[moment.problem], cell('at'));
  const money = moneyOf(cell, list);
  if ('reason' in money) return money;
  if (money.amount > MOST_WON) return problem(texts.tooMuch, formatted(cell));
  if (cell('name').length > STATEMENT_CELL_LIMIT) return problem(texts.tooLong, cell('name'));
  return {
    row,
    ...money,
    day: moment.day,
    time: readTime(cell('time')) ?? moment.time,
    name: cell('name'),
    memo: cell('memo').slice(0, STATEMENT_CELL_LIMIT),
    balance: cell('balance') === '' ? null : readWon(cell('balance')),
    isBack: saysBack(line),
    isOutBack: isOutTakenBack(line),
    kind: cell('kind'),
  };
}

const formatted = (cell: Cells) => cell('deposit') || cell('withdrawal') || cell('amount');

/** What is certain of a row's direction, its balance asked too, and what is not. */
function decided(row: ReadRow, balance: number): { isIn: boolean; doubt: string | null } {
  const { signed, isBack, isOutBack, kind } = row;
  if (signed === null) {
    if (balance < 0) return { isIn: false, doubt: null };
    if (isBack && !isOutBack && balance === 0) return { isIn: false, doubt: null };
    if (isBack) return { isIn: true, doubt: doubtTexts.back };
    if (kind !== '') return { isIn: true, doubt: fill(doubtTexts.kind, { kind: short(kind) }) };
    return { isIn: true, doubt: balance > 0 ? null : doubtTexts.direction };
  }
  if (signed < 0)
    return balance > 0 ? { isIn: true, doubt: doubtTexts.rose } : { isIn: false, doubt: null };
  if (balance < 0)
    return isBack ? { isIn: false, doubt: null } : { isIn: true, doubt: doubtTexts.fell };
  return { isIn: true, doubt: isBack ? doubtTexts.back : null };
}

/** The rows of the list, and those of which a part cannot be read. */
function readRows(
  table: StatementTable,
  { row: head, columns }: Pick<StatementHeader, 'row' | 'columns'>,
  today: CalendarDay,
) {
  const place = new Map(columns.map(({ field }, at) => [field, at]));
  const unclear = unclearRows(table, place);
  const cellOf =
    (line: readonly string[]): Cells =>
    (field) =>
      oneLine(line[place.get(field) ?? -1] ?? '');
  const below = table.cells.flatMap((line, at) =>
    at <= head || (isBlank(line) && !unclear.has(at)) ? [] : [{ line, row: at + 1 }],
  );
  const list = {
    today,
    hasDeposit: place.has('deposit'),
    isSigned: below.some(({ line }) => (readWon(cellOf(line)('amount')) ?? 0) < 0),
  };
  const rows: ReadRow[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const { line, row } of below) {
    const reason = unclear.get(row - 1);
    const read =
      reason === undefined ? readRow(line, { ...list, cell: cellOf(line), row }) : { reason };
    if ('reason' in read) unreadable.push({ row, reason: read.reason });
    else rows.push(read);
  }
  return { pasted: below.length, rows, unreadable };
}

/**
 * The rows of a bank's list by its columns: what came in, oldest and newest as they are. What went
 * out or was taken back is counted, and everything else is named with its reason: each row is in
 * just one of these. Nothing is a deposit by default.
 */
export function readStatement(
  table: StatementTable,
  header: Pick<StatementHeader, 'row' | 'columns'>,
  today: CalendarDay,
): StatementRows {
  const { pasted, rows, unreadable } = readRows(table, header, today);
  const balances = readBalances(
    rows.map(({ amount, balance, signed }) => ({ amount, balance, said: signed ?? 0 })),
  );
  const lines: StatementLine[] = [];
  const out: TakenBack[] = [];
  const doubts = new Map<number, string>();
  for (const [at, read] of rows.entries()) {
    const { row, day, time, name, memo, balance, amount, isBack, signed } = read;
    const { isIn, doubt } = decided(read, balances[at] ?? 0);
    const line = { row, day, time, name, memo, balance, amount: won(amount) };
    if (!isIn) {
      // Below 0 in the column of deposits needs no word.
      const tells =
        isBack || (signed !== null && signed < 0 && isMinusDeposit(table.cells, header, row));
      out.push({ ...line, tells });
      continue;
    }
    lines.push(line);
    if (doubt !== null) doubts.set(row, doubt);
  }
  const reversals = pairReversals(lines, out);
  for (const { row, of } of reversals)
    for (const deposit of of) doubts.set(deposit, fill(doubtTexts.takenBack, { row: String(row) }));
  return { pasted, lines, withdrawals: out.length, unreadable, doubts, reversals };
}

const isMinusDeposit = (
  cells: readonly (readonly string[])[],
  { columns }: Pick<StatementHeader, 'columns'>,
  row: number,
): boolean => {
  const at = columns.findIndex(({ field }) => field === 'deposit');
  return (readWon(cells[row - 1]?.[at] ?? '') ?? 0) < 0;
};
