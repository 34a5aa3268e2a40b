import { periodsOn, type VisitValue } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { leftEarly, visitNotices } from '@academy/domain/messages';
import type { CalendarDay, ClockTime } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { readReportedAbsences } from '../schedule/reported-absences-db';
import { readAttendanceSettings } from '../settings/kept-settings';
import { readRestDays } from '../settings/holidays-db';
import { readNoticeSettings } from '../settings/kept-settings';
import { takeBackNotices, enqueueNotices } from './notices-db';

export interface VisitChange {
  studentId: StudentId;
  before: VisitValue | null;
  after: VisitValue;
  /** The visit's version with the change: each change is sent once. */
  version: number;
}

/** Who leaves before their own last time, on a day on which there are lessons. */
async function readLeftEarly(
  tx: Tx,
  date: CalendarDay,
): Promise<(studentId: StudentId, leftAt: ClockTime) => boolean> {
  const settings = await readAttendanceSettings(tx);
  const [rest] = await readRestDays(tx, date, date);
  if (rest) return () => false;
  const rules = { ...settings, periods: periodsOn(date, settings) };
  const reportedOn = await readReportedAbsences(tx, date, date);
  return (studentId, leftAt) => leftEarly(leftAt, reportedOn(studentId, date), rules);
}

/**
 * Notifies guardians of visits that were just written, by any writer. Only of the day that it is:
 * what is written down of an earlier one is no news.
 */
export async function notifyVisits(
  tx: Tx,
  changes: readonly VisitChange[],
  { date, today, now }: { date: CalendarDay; today: CalendarDay; now: Date },
): Promise<void> {
  if (date !== today) return;
  const settings = await readNoticeSettings(tx);
  if (settings === null) return;
  const changed = changes.map(({ studentId, before, after, version }) => ({
    studentId,
    version,
    ...visitNotices(before, after),
  }));
  await takeBackNotices(
    tx,
    changed.flatMap(({ studentId, takenBack }) => takenBack.map((kind) => ({ studentId, kind }))),
  );
  const leaves = changed.some(({ notices }) => notices.some(({ kind }) => kind === 'left'));
  const isEarly = leaves && settings.early.on ? await readLeftEarly(tx, date) : () => false;
  await enqueueNotices(
    tx,
    changed.flatMap(({ studentId, notices, version }) =>
      notices.map(({ kind, at }, index) => ({
        kind: kind === 'left' && isEarly(studentId, at) ? ('early' as const) : kind,
        fields: { 시각: at },
        studentId,
        key: `${version}.${index}`,
      })),
    ),
    { settings, date, now },
  );
}
