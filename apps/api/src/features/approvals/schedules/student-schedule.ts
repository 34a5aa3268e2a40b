import type { StudentId } from '@academy/domain/ids';
import type { StudentSchedule } from '@academy/domain/schedule';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { readReasons } from '../../../shared/schedule/reasons-db';
import { readOf } from './schedules-db';
import { readStudentFacts } from '../students-db';

/** All schedules and reasons of one student, in every state: three queries. */
export async function readStudentSchedule(db: Db, studentId: StudentId): Promise<StudentSchedule> {
  const student = await readStudentFacts(db, studentId);
  if (student === null) throw new Refusal('not-found');
  return {
    ...student,
    schedules: await readOf(db, studentId),
    reasons: await readReasons(db, { studentId }),
  };
}
