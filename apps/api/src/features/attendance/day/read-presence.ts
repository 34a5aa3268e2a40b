import { dayContext, dayStateOf, studyDayAt } from '@academy/domain/attendance';
import type { PresenceNow } from '@academy/domain/stats';
import type { Db } from '../../../db/database';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readDay } from './read-day';

/** Who of a study day is there by now, and who should be and is not. */
export async function readPresence(db: Db, now: Date): Promise<PresenceNow> {
  const settings = await readAttendanceSettings(db);
  const day = await readDay(db, studyDayAt(now, settings), now);
  const rows = day.rows.filter(({ onRoll }) => onRoll !== false);
  const context = dayContext(day, settings, now);
  const isMissing = (row: (typeof rows)[number]) =>
    day.holiday === null && dayStateOf(row, context) === 'missing';
  return {
    holiday: day.holiday,
    all: rows.length,
    arrived: rows.filter(({ visit }) => visit !== null && visit.arrivedAt !== null).length,
    missing: rows.filter(isMissing).map(({ studentId, name, seat }) => ({ studentId, name, seat })),
  };
}
