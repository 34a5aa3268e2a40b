import type { StudentId } from '../ids';
import { billKey } from './bill-key';
import type { Wants } from './read/read-row';
import type { OpenBill, StatementLine } from './schemas';
import { wantedChoices } from './wanted-bills';
import { billsFor, exactChoices } from './ways-to-pay';

/** A row that is matched to a student for certain. */
export interface NamedRow {
  line: StatementLine;
  studentIds: readonly StudentId[];
  wants: Wants;
}

/** Rows that together pay bills, to the won. */
export interface Explained {
  rows: NamedRow[];
  bills: OpenBill[];
}

/** More rows for the same people are not put together in every way. */
const MOST_ROWS = 4;

const sumOf = (rows: readonly NamedRow[]) => rows.reduce((sum, { line }) => sum + line.amount, 0);

/** The bills that every one of these rows may pay. */
const commonBills = (rows: readonly NamedRow[], bills: readonly OpenBill[]): OpenBill[] =>
  rows.reduce<OpenBill[]>(
    (left, { line, studentIds }) => billsFor(left, studentIds, line.day),
    [...bills],
  );

/** The bills that rows pay together, to the won, as their words say. */
export const choicesFor = (rows: readonly NamedRow[], bills: readonly OpenBill[]): OpenBill[][] =>
  wantedChoices(
    exactChoices(commonBills(rows, bills), sumOf(rows)),
    rows.map(({ wants }) => wants),
  );

/** All ways to put some of the rows beside the first one. */
const beside = (rows: readonly NamedRow[]): NamedRow[][] =>
  rows.reduce<NamedRow[][]>((sets, row) => [...sets, ...sets.map((set) => [...set, row])], [[]]);

/** Every way to explain all rows to the won, each bill paid once. */
function explanations(rows: readonly NamedRow[], bills: readonly OpenBill[]): Explained[][] {
  const [first, ...others] = rows;
  if (first === undefined) return [[]];
  return beside(others).flatMap((more) => {
    const block = [first, ...more];
    const rest = others.filter((row) => !more.includes(row));
    return choicesFor(block, bills).flatMap((choice) =>
      explanations(
        rest,
        bills.filter((bill) => !choice.includes(bill)),
      ).map((found) => [{ rows: block, bills: choice }, ...found]),
    );
  });
}

/** What an explanation leaves paid: two that leave the same are one. */
const effectOf = (explained: readonly Explained[]) =>
  explained
    .flatMap(({ bills }) => bills.map(({ bill }) => billKey(bill)))
    .toSorted()
    .join(' ');

const isPlain = ({ rows }: Explained) => rows.length === 1;

/**
 * What rows for the same people pay, where only one answer is possible: all of them explained to
 * the won, or else those that no other row competes with. Of rows that are left out nothing is
 * known.
 */
export function explainRows(rows: readonly NamedRow[], bills: readonly OpenBill[]): Explained[] {
  const exactOf = (row: NamedRow) => choicesFor([row], bills);
  if (rows.length <= MOST_ROWS) {
    const all = explanations(rows, bills);
    if (new Set(all.map(effectOf)).size === 1) {
      const [best = []] = all.toSorted(
        (a, b) => b.filter(isPlain).length - a.filter(isPlain).length,
      );
      // A row that pays a bill alone is not taken for the part of another one without being asked.
      return best.filter(
        (one) => isPlain(one) || one.rows.every((row) => exactOf(row).length === 0),
      );
    }
    if (all.length > 0) return [];
  }
  const joined = (row: NamedRow) =>
    rows.some(
      (other) =>
        other !== row && exactOf(other).length === 0 && choicesFor([row, other], bills).length > 0,
    );
  return rows.flatMap((row, at) => {
    const [choice, another] = exactOf(row);
    if (!choice || another || joined(row)) return [];
    const rivals = rows.flatMap((other, place) =>
      other !== row && exactOf(other).some((own) => own.some((bill) => choice.includes(bill)))
        ? [{ place, amount: other.line.amount }]
        : [],
    );
    // The same amount twice: the first one paid, the other came on top.
    const isFirst = rivals.every(({ place, amount }) => amount === row.line.amount && place > at);
    return isFirst ? [{ rows: [row], bills: choice }] : [];
  });
}
