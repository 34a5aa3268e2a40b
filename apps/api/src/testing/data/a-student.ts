import type { StudentId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import { students } from '../../db/schema';
import { LONG_AGO } from './long-ago';
import { setGuardians, type SomeGuardian } from './some-guardian';
import type { Scenario } from '../academies/scenario';

/**
 * Inserts a student, 재원 by default, and returns the id. Every call needs its own
 * `phone`.
 */
export async function insertStudent(
  db: Db,
  {
    guardians = [],
    ...overrides
  }: Partial<typeof students.$inferInsert> & { guardians?: readonly SomeGuardian[] } = {},
): Promise<StudentId> {
  const [row] = await db
    .insert(students)
    .values({ name: '김하늘', phone: '01012345678', createdAt: LONG_AGO, ...overrides })
    .returning({ id: students.id });
  if (!row) throw new Error('the student was not inserted');
  await setGuardians(db, row.id, guardians);
  return row.id;
}

/** A student of the small scenario, by place: 0 is 김하늘, who signs in first. */
export function scenarioStudent(
  { students: ids }: Pick<Scenario, 'students'>,
  index: number,
): StudentId {
  const id = ids[index];
  if (!id) throw new Error(`the scenario has no student ${index}`);
  return id;
}
