import type { StudentId } from '../ids';
import type { Won } from '../money';
import { daysBetween, type CalendarDay } from '../time';
import type { NamedRow } from './explain-rows';

/** Money that a manager confirmed without a bank's row. */
export interface HandConfirmed {
  studentId: StudentId;
  amount: Won;
  day: CalendarDay;
  /** Money that came before this day was not for the bill that it paid. */
  from: CalendarDay;
}

/** A confirmation by hand is made on the payment's day, or up to this many days later. */
const USUALLY_WITHIN = 14;

interface Taken {
  proof: HandConfirmed & { near: boolean };
  /** Later rows pay as much again: this one is the money that was confirmed. */
  isProven: boolean;
}

const isNear = ({ line }: NamedRow, { day }: HandConfirmed) => {
  const later = daysBetween(line.day, day);
  return later >= -1 && later <= USUALLY_WITHIN;
};

/** Whether a row may be the money that was confirmed, however late or early that was done. */
const mayBe = (
  { line, studentIds }: NamedRow,
  { studentId, amount, from }: HandConfirmed,
): boolean => studentIds.includes(studentId) && amount === line.amount && from <= line.day;

/**
 * Rows that a manager may have confirmed by hand already: each confirmation matches one row of its
 * amount, in whatever month that row may be for. Takes them out of `pool`.
 */
export function takeConfirmed<Row extends NamedRow>(
  rows: readonly Row[],
  pool: Set<HandConfirmed>,
): Map<Row, Taken> {
  const taken = new Map<Row, HandConfirmed>();
  const byDay = rows.toSorted((a, b) => a.line.day.localeCompare(b.line.day));
  for (const fits of [(row: Row, one: HandConfirmed) => mayBe(row, one) && isNear(row, one), mayBe])
    for (const row of byDay) {
      const found = taken.has(row) ? undefined : [...pool].find((one) => fits(row, one));
      if (!found) continue;
      pool.delete(found);
      taken.set(row, found);
    }
  const isPaidAgain = (row: Row) =>
    byDay.some(
      (other) =>
        !taken.has(other) && other.line.amount === row.line.amount && other.line.day > row.line.day,
    );
  return new Map(
    [...taken].map(([row, proof]) => [
      row,
      {
        proof: { ...proof, near: isNear(row, proof) },
        isProven: proof.day >= row.line.day && isPaidAgain(row),
      },
    ]),
  );
}
