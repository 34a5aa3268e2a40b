import type { StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { students } from '../db/schema';
import { Refusal } from '../http/refusal';

/**
 * Locks a student's row until the transaction ends: writes of one student take turns. Always the first lock (student → exam →
 * settings). Throws when the student is gone: the session outlived its owner.
 */
export async function lockStudent(tx: Tx, id: StudentId): Promise<{ name: string }> {
  const [student] = await tx.select({ name: students.name }).from(students).where(eq(students.id, id)).for('no key update');
  if (!student) throw new Refusal(401, 'session-expired');
  return student;
}
