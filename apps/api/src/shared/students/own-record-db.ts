import type { StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';

/** The signed-in student's whole row: the answer's schema says what of it a student sees. */
export async function readOwnRecord(db: Db, id: StudentId) {
  const [student] = await db.select().from(students).where(eq(students.id, id));
  if (!student) throw new Refusal('session-expired');
  return student;
}
