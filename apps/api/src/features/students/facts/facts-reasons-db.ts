import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth, seoulMonth, shiftMonth } from '@academy/domain/time';
import { gte } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { absenceReasons } from '../../../db/schema';
import { readReasons } from '../../../shared/schedule/reasons-db';

/** The reasons of the last twelve months, this one included. */
export const readReasonsSince = (tx: Tx, studentId: StudentId, now: Date) =>
  readReasons(tx, {
    studentId,
    where: gte(absenceReasons.date, dayOfMonth(shiftMonth(seoulMonth(now), -11), 1)),
  });
