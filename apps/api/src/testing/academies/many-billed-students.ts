import type { StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { reservations, students } from '../../db/schema';

/** Inserts this many enrolled students, each with a lunch and a dinner on 2026-03-03. */
export async function insertStudents(db: Db, count: number): Promise<StudentId[]> {
  const rows = await db
    .insert(students)
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: `학생${index + 1}`,
        phone: `0105${String(index).padStart(7, '0')}`,
        seat: `D-${index + 1}`,
      })),
    )
    .returning({ id: students.id });
  const at = new Date('2026-03-01T00:00:00Z');
  await db.insert(reservations).values(
    rows.map(({ id }) => ({
      studentId: id,
      date: day('2026-03-03'),
      lunch: true,
      dinner: true,
      updatedAt: at,
      updatedByKind: 'student' as const,
    })),
  );
  return rows.map(({ id }) => id);
}
