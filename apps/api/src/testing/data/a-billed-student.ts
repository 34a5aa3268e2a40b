import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { monthOf } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { mealBills, reservations } from '../../db/schema';
import { insertStudent } from './a-student';

let phones = 0;

/** Inserts a student who eats on these days, at 5,000 won for a lunch and 6,000 for a dinner. */
export async function studentWithMeals(
  db: Db,
  meals: readonly Reservation[],
  overrides: Parameters<typeof insertStudent>[1] = {},
): Promise<StudentId> {
  phones += 1;
  const studentId = await insertStudent(db, {
    phone: `0108${String(phones).padStart(7, '0')}`,
    ...overrides,
  });
  const at = new Date('2026-03-01T00:00:00Z');
  await db.insert(reservations).values(
    meals.map((meal) => ({
      ...meal,
      studentId,
      updatedAt: at,
      updatedByKind: 'student' as const,
    })),
  );
  await db.insert(mealBills).values(
    [...new Set(meals.map(({ date }) => monthOf(date)))].map((month) => ({
      studentId,
      month,
      lunchPrice: won(5000),
      dinnerPrice: won(6000),
    })),
  );
  return studentId;
}
