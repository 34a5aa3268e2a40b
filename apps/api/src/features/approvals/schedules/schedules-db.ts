import type { ScheduleId, StudentId } from '@academy/domain/ids';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { regularSchedules } from '../../../db/schema';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';

/** All schedules of a student, in every state. */
export const readOfAll = (db: Db | Tx, ids: readonly StudentId[]) =>
  readSchedulesWhere(db, inArray(regularSchedules.studentId, [...ids]));

export const readOf = (db: Db | Tx, studentId: StudentId) =>
  readSchedulesWhere(db, eq(regularSchedules.studentId, studentId));

export const readById = (tx: Tx, id: ScheduleId) =>
  readSchedulesWhere(tx, eq(regularSchedules.id, id));
