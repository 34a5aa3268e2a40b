import type { StudentId } from '../ids';
import type { Won } from '../money';
import { dayOfMonth, shiftDay, type CalendarDay, type CalendarMonth } from '../time';
import type { PriceTerm } from './schemas';

/** A dated price with the time in which it was valid; `removedAt` null: it still is. */
export interface PriceEntry extends Omit<PriceTerm, 'own'> {
  studentId: StudentId | null;
  enteredAt: Date;
  removedAt: Date | null;
}

/** Whose month it is, and what of it is settled already. */
export interface PricedMonth {
  /** Null: for all students. */
  studentId: StudentId | null;
  month: CalendarMonth;
  /** When the month's first save fixed its prices; null: not yet. */
  frozenAt: Date | null;
  /** When its books were closed; null: they are open. */
  closedAt: Date | null;
}

const stoodAt = ({ enteredAt, removedAt }: PriceEntry, moment: Date | null): boolean =>
  moment === null
    ? removedAt === null
    : enteredAt <= moment && (removedAt === null || removedAt > moment);

const strongestFirst = (a: PriceEntry, b: PriceEntry): number =>
  Number(b.studentId !== null) - Number(a.studentId !== null) ||
  b.firstDate.localeCompare(a.firstDate) ||
  b.enteredAt.getTime() - a.enteredAt.getTime();

/**
 * The dated prices that hold in a student's month, strongest first: the student's own before the
 * general one, then the one that began later, then the one that was entered later. The general ones
 * hold as they were when the month's prices were fixed, the student's own as long as its books are
 * open (ADR 0012).
 */
export function heldTerms(
  entries: readonly PriceEntry[],
  { studentId, month, frozenAt, closedAt }: PricedMonth,
): PriceTerm[] {
  // Most months of most academies have none, and a list of ten thousand asks for each student.
  if (entries.length === 0) return [];
  const [first, last] = [dayOfMonth(month, 1), dayOfMonth(month, 31)];
  return entries
    .filter(
      (entry) =>
        entry.firstDate <= last &&
        (entry.lastDate === null || entry.lastDate >= first) &&
        (entry.studentId === null || entry.studentId === studentId) &&
        stoodAt(entry, entry.studentId === null ? frozenAt : closedAt),
    )
    .toSorted(strongestFirst)
    .map(({ firstDate, lastDate, lunchPrice, dinnerPrice, reason, studentId: of }) => ({
      firstDate,
      lastDate,
      lunchPrice,
      dinnerPrice,
      reason,
      own: of !== null,
    }));
}

/** What a bill charges: its prices, and the terms that hold on some days instead. */
export interface BillPrices {
  lunchPrice: Won;
  dinnerPrice: Won;
  terms?: readonly PriceTerm[] | undefined;
}

/** What one meal of a day costs, and why it is not the bill's own price ('' when it is). */
export function priceOn(
  bill: BillPrices,
  meal: 'lunch' | 'dinner',
  day: CalendarDay,
): { price: Won; reason: string } {
  const field = `${meal}Price` as const;
  for (const term of bill.terms ?? []) {
    const price = term[field];
    if (price !== null && term.firstDate <= day && (term.lastDate === null || day <= term.lastDate))
      return { price, reason: term.reason };
  }
  return { price: bill[field], reason: '' };
}

/**
 * The days on which a price may begin or end between two days, in order and without the first: the
 * same price holds from one to the day before the next.
 */
export function priceChanges(
  entries: readonly Pick<PriceEntry, 'firstDate' | 'lastDate'>[],
  first: CalendarDay,
  last: CalendarDay,
): CalendarDay[] {
  const days = entries.flatMap(({ firstDate, lastDate }) =>
    lastDate === null ? [firstDate] : [firstDate, shiftDay(lastDate, 1)],
  );
  return [...new Set(days)].filter((day) => day > first && day <= last).toSorted();
}
