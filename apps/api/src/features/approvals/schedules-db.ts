import type { StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { regularSchedules } from '../../db/schema';
import { readSchedulesWhere } from '../../shared/schedules-db';

/** All schedules of a student, in every state. */
export const readOf = (db: Db | Tx, studentId: StudentId) =>
  readSchedulesWhere(db, eq(regularSchedules.studentId, studentId));
