import {
  dayContext,
  periodsOn,
  studyDayAt,
  type DayContext,
  type VisitValue,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  lastWeek,
  netTime,
  studyRank,
  studySince,
  sumStudy,
  type OwnStudy,
  type StudiedDay,
} from '@academy/domain/study-time';
import type { CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { readCloses } from '../../shared/attendance/study-days-db';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import { readEverybodysVisits, readStudiedVisits } from './studied-visits-db';

type Reckon = (visit: { date: CalendarDay; visit: VisitValue }) => StudiedDay;

/** A student's place in the week that is over. */
async function readRank(
  db: Db,
  studentId: StudentId,
  { today, reckon }: { today: CalendarDay; reckon: Reckon },
): Promise<OwnStudy['rank']> {
  const { first, last } = lastWeek(today);
  const byStudent = groupBy(await readEverybodysVisits(db, first, last), (one) => one.studentId);
  const minutes = new Map(
    [...byStudent].map(([id, visits]) => [id, sumStudy(visits.map(reckon), today).minutes]),
  );
  return studyRank(minutes.get(studentId) ?? 0, [...minutes.values()]);
}

/** A student's own time, day by day: three queries, and one more where ranks are shown. */
export async function readOwnStudy(db: Db, studentId: StudentId, now: Date): Promise<OwnStudy> {
  const settings = await readAttendanceSettings(db);
  const today = studyDayAt(now, settings);
  const first = studySince(today);
  const visits = await readStudiedVisits(db, studentId, first, today);
  const closes = await readCloses(db, first, today, studentId);
  const contexts = new Map<CalendarDay, DayContext>();
  const contextOf = (date: CalendarDay) => {
    const closed = closes.get(date) ?? null;
    const day = { date, periods: periodsOn(date, settings, closed), closed };
    const context = contexts.get(date) ?? dayContext(day, settings, now);
    contexts.set(date, context);
    return context;
  };
  const reckon: Reckon = ({ date, visit }) => ({ date, ...netTime(visit, contextOf(date)) });
  return {
    asOf: now.toISOString(),
    today,
    first,
    days: visits.map(reckon),
    rank: settings.studyRanks ? await readRank(db, studentId, { today, reckon }) : null,
  };
}
