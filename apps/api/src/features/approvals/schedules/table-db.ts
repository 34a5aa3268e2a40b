import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, between, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { absenceReasons, regularSchedules } from '../../../db/schema';
import { readReasonsWhere } from '../../../shared/schedule/reasons-db';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';

const STANDING = ['APPROVED', 'PENDING'] as const;

/** The schedules that wait or hold and touch a month. */
export const readSchedulesOfMonth = (db: Db, month: CalendarMonth) => {
  const { status, firstDate, lastDate } = regularSchedules;
  return readSchedulesWhere(
    db,
    and(
      inArray(status, [...STANDING]),
      lte(firstDate, dayOfMonth(month, 31)),
      or(isNull(lastDate), gte(lastDate, dayOfMonth(month, 1))),
    ),
  );
};

export const readReasonsOfMonth = (db: Db, month: CalendarMonth) =>
  readReasonsWhere(
    db,
    and(
      inArray(absenceReasons.status, [...STANDING]),
      between(absenceReasons.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
    ),
  );
