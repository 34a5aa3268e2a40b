import { studyDayAt } from '@academy/domain/attendance';
import { missingSince } from '@academy/domain/messages';
import { formatClock } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { lockStudyDay } from '../../../shared/attendance/study-days-db';
import { readNoticeSettings } from '../../../shared/settings/kept-settings';
import { hasNews, enqueueNotices, type Notice } from '../../../shared/messages/notices-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readDay } from './read-day';

/**
 * Notifies guardians of students who have not come: once a day, by whichever process checks first.
 * The day is locked only if a student is to be reported, so that no arrival is recorded between the
 * check and the notice.
 */
export async function notifyMissing(db: Db, now: Date): Promise<void> {
  const settings = await readNoticeSettings(db);
  if (!settings?.missing.on) return;
  const rules = await readAttendanceSettings(db);
  const date = studyDayAt(now, rules);
  const telling = { settings, date, now };
  const read = async (on: Db | Tx): Promise<Notice[]> => {
    const { rows, periods, closed, holiday } = await readDay(on, date, now);
    if (closed !== null || holiday !== null) return [];
    const looked = { date, grace: settings.missingMinutes, now };
    const fields = { 시각: formatClock(now) };
    return rows
      .filter((row) => missingSince(row, { ...rules, periods }, looked) !== null)
      .map(({ studentId }) => ({ studentId, kind: 'missing', fields, key: '' }));
  };
  if (!(await hasNews(db, await read(db), telling))) return;
  await transact(db, async (tx) => {
    await lockStudyDay(tx, date);
    await enqueueNotices(tx, await read(tx), telling);
  });
}
