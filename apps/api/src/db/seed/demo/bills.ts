import type { LunchSettings } from '@academy/domain/meals';
import { dayOfMonth, instantAt, monthOf, type CalendarMonth } from '@academy/domain/time';
import type { mealBills } from '../../schema';
import { seededRandom } from './seeded-random';
import type { NewReservation } from './reservations';
import { oldPrices } from './settings';

type NewBill = typeof mealBills.$inferInsert;

/** How many of a hundred deposits are confirmed. */
const confirmed = { past: 94, present: 72, coming: 12 };

function depositOf(era: keyof typeof confirmed, luck: number): NewBill['depositStatus'] {
  if (luck < confirmed[era]) return 'confirmed';
  return era === 'past' && luck > 97 ? 'refunded' : 'unpaid';
}

/**
 * One bill per student and month with applications, at the price of its time. Last month's books
 * are closed.
 */
export function demoBills(
  rows: readonly NewReservation[],
  present: CalendarMonth,
  settings: LunchSettings,
): NewBill[] {
  const months = new Map(
    rows.map(({ studentId, date }) => [
      `${studentId} ${monthOf(date)}`,
      { studentId, month: monthOf(date) },
    ]),
  );
  return [...months.values()].map(({ studentId, month }) => {
    const era = month < present ? 'past' : month > present ? 'coming' : 'present';
    const { lunchPrice, dinnerPrice } = era === 'past' ? oldPrices : settings;
    const depositStatus = depositOf(era, seededRandom('deposit', studentId, month) * 100);
    return {
      studentId,
      month,
      lunchPrice,
      dinnerPrice,
      depositStatus,
      closedAt: era === 'past' ? instantAt(dayOfMonth(present, 1), 0) : null,
    };
  });
}
