import type { StudentId } from '@academy/domain/ids';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { absenceReasons, regularSchedules } from '../../../db/schema';
import { readReasonsWhere } from '../../../shared/schedule/reasons-db';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';
import { presentStudents } from '../students-db';

/** The schedules that wait for a decision, of students who are there. */
export const readWaitingSchedules = (db: Db) =>
  readSchedulesWhere(
    db,
    and(
      eq(regularSchedules.status, 'PENDING'),
      inArray(regularSchedules.studentId, presentStudents(db)),
    ),
  );

/** The one-off reasons that wait, the oldest first. */
export const readWaitingReasons = (db: Db) =>
  readReasonsWhere(
    db,
    and(
      eq(absenceReasons.status, 'PENDING'),
      inArray(absenceReasons.studentId, presentStudents(db)),
    ),
  );

/** The schedules of these students that wait or hold. */
export const readStanding = (db: Db, ids: readonly StudentId[]) =>
  readSchedulesWhere(
    db,
    and(
      inArray(regularSchedules.studentId, [...ids]),
      inArray(regularSchedules.status, ['PENDING', 'APPROVED']),
    ),
  );
