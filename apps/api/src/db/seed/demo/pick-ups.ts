import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { Meal } from '@academy/domain/meals';
import { instantAt, type CalendarDay } from '@academy/domain/time';
import type { pickUps } from '../../schema';
import { seededRandom, seededInteger } from './seeded-random';
import type { NewReservation } from './reservations';

type NewPickUp = typeof pickUps.$inferInsert;

/** Handed out at: lunch from 12:05, dinner from 17:35 (KST), for 45 minutes. */
function handedOutAt(studentId: StudentId, date: CalendarDay, meal: Meal): Date {
  const minutes = seededInteger(0, 45, 'queue', studentId, date, meal);
  return meal === 'lunch' ? instantAt(date, 12, 5 + minutes) : instantAt(date, 17, 35 + minutes);
}

/** Ticks for what was handed out until now; one in thirty forgot to come. */
export function demoPickUps(
  rows: readonly NewReservation[],
  byManagerId: ManagerId,
  now: Date,
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
      .filter(({ at }) => at <= now),
  );
}
