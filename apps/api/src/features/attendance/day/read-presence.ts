import { dayContext, dayStateOf, studyDayAt } from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { PresenceNow } from '@academy/domain/stats';
import type { Db } from '../../../db/database';
import { readArrived, readVisits } from '../../../shared/attendance/visits-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readMarks } from '../marks/marks-db';
import { readRoll } from './read-day';

/**
 * Who of a study day is there by now, and who should be and is not. Nobody who arrived is missing:
 * they are counted, and only of the others more is read.
 */
export async function readPresence(db: Db, now: Date): Promise<PresenceNow> {
  const date = studyDayAt(now, await readAttendanceSettings(db));
  const { closed, settings, periods, holiday, wasOnRoll, rows } = await readRoll(db, date, {
    notArrived: true,
  });
  const arrived = (await readArrived(db, date)).filter(wasOnRoll).length;
  const visits = await readVisits(db, date, { notArrived: true });
  const marksOf = groupBy(
    await readMarks(db, date, { notArrived: true }),
    ({ studentId }) => studentId,
  );
  const visitOf = new Map(visits.map(({ studentId, visit }) => [studentId, visit]));
  const notArrived = rows
    .filter(({ onRoll }) => onRoll !== false)
    .map((row) =>
      Object.assign(row, {
        visit: visitOf.get(row.studentId) ?? null,
        marks: marksOf.get(row.studentId) ?? [],
      }),
    );
  const context = dayContext({ date, periods, closed }, settings, now);
  return {
    holiday,
    all: arrived + notArrived.length,
    arrived,
    missing: notArrived
      .filter((row) => holiday === null && dayStateOf(row, context) === 'missing')
      .map(({ studentId, name, seat }) => ({ studentId, name, seat })),
  };
}
