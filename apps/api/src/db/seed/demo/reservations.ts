import type { StudentId } from '@academy/domain/ids';
import { decideMealServed, type Meal, type LunchSettings } from '@academy/domain/meals';
import {
  dayOfMonth,
  daysOfMonth,
  instantAt,
  seoulDay,
  shiftDay,
  shiftMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import type { reservations } from '../../schema';
import { seededRandom, pick, seededInteger } from './seeded-random';

export type NewReservation = typeof reservations.$inferInsert;

/**
 * Who eats: the id, the place in the list (which decides the habits) and until when the student was
 * there.
 */
export interface Eater {
  id: StudentId;
  index: number;
  enrolled: boolean;
}

interface Scene {
  now: Date;
  settings: LunchSettings;
}

/**
 * On how many of a hundred days a student takes lunch and dinner. Every tenth hardly ever eats
 * here.
 */
const habits = [
  [96, 92],
  [94, 88],
  [90, 90],
  [97, 85],
  [93, 80],
  [96, 94],
  [95, 5],
  [5, 93],
  [60, 55],
  [8, 4],
] as const;

function takes(eater: Eater, date: CalendarDay, meal: Meal): boolean {
  const [lunch, dinner] = eater.index === 0 ? habits[0] : pick(habits, 'habit', eater.index);
  // Wednesdays some go to another institute after lunch.
  const dropped =
    meal === 'dinner' && weekdayOf(date) === 3 && seededRandom('wednesday', eater.index) < 0.25;
  return (
    !dropped &&
    seededRandom('takes', eater.index, date, meal) * 100 < (meal === 'lunch' ? lunch : dinner)
  );
}

/** Next month is still open: the demo's own student and every third other have not applied yet. */
function hasApplied(eater: Eater, month: CalendarMonth, present: CalendarMonth): boolean {
  if (!eater.enrolled) return month < present;
  return (
    month <= present || (eater.index !== 0 && seededRandom('early', eater.index, month) < 0.65)
  );
}

/**
 * Applied for in one evening of the week before the month, or last night if that has not come yet.
 */
function appliedAt(eater: Eater, month: CalendarMonth, now: Date): Date {
  const evening = instantAt(
    shiftDay(dayOfMonth(month, 1), -seededInteger(1, 7, 'evening', eater.index, month)),
    seededInteger(17, 22, 'hour', eater.index, month),
    seededInteger(0, 59, 'minute', eater.index, month),
  );
  const yesterday = instantAt(
    shiftDay(seoulDay(now), -1),
    seededInteger(17, 22, 'late', eater.index),
    seededInteger(0, 59, 'late minute', eater.index),
  );
  return evening < yesterday ? evening : yesterday;
}

/**
 * Three months of applications around `present`: only meals that are served, only days on which
 * something is taken.
 */
export function demoReservations(
  eaters: readonly Eater[],
  present: CalendarMonth,
  { now, settings }: Scene,
): NewReservation[] {
  return [-1, 0, 1]
    .map((offset) => shiftMonth(present, offset))
    .flatMap((month) =>
      eaters
        .filter((eater) => hasApplied(eater, month, present))
        .flatMap((eater) => {
          const updatedAt = appliedAt(eater, month, now);
          const wants = (date: CalendarDay, meal: Meal) =>
            decideMealServed({ settings, date, meal }).allowed && takes(eater, date, meal);
          return daysOfMonth(month)
            .map((date) => ({
              studentId: eater.id,
              date,
              lunch: wants(date, 'lunch'),
              dinner: wants(date, 'dinner'),
              updatedAt,
              updatedByKind: 'student' as const,
            }))
            .filter(({ lunch, dinner }) => lunch || dinner);
        }),
    );
}
