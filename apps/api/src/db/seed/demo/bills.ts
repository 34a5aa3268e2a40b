import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { LunchSettings, Meal } from '@academy/domain/meals';
import {
  dayOfMonth,
  instantAt,
  monthOf,
  type CalendarMonth,
  type CalendarDay,
} from '@academy/domain/time';
import type { mealBills, pickUps } from '../../schema';
import { seededRandom, seededInteger } from './seeded-random';
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

type NewPickUp = typeof pickUps.$inferInsert;

/** Handed out at: lunch from 12:05, dinner from 17:35 (KST), for 45 minutes. */
function handedOutAt(studentId: StudentId, date: CalendarDay, meal: Meal): Date {
  const minutes = seededInteger(0, 45, 'queue', studentId, date, meal);
  return meal === 'lunch' ? instantAt(date, 12, 5 + minutes) : instantAt(date, 17, 35 + minutes);
}

interface Desk {
  byManagerId: ManagerId;
  /** Whether a student was in the house. */
  wasThere: (studentId: StudentId, at: Date) => boolean;
  now: Date;
}

/** Ticks of those who were there, for what was handed out; one in thirty forgot to come. */
export function demoPickUps(
  rows: readonly NewReservation[],
  { byManagerId, wasThere, now }: Desk,
): NewPickUp[] {
  return rows.flatMap(({ studentId, date, ...meals }) =>
    (['lunch', 'dinner'] as const)
      .filter((meal) => meals[meal] && seededRandom('came', studentId, date, meal) < 0.97)
      .map((meal) => ({
        studentId,
        date,
        meal,
        byManagerId,
        at: handedOutAt(studentId, date, meal),
      }))
      .filter(({ at }) => at <= now && wasThere(studentId, at)),
  );
}
