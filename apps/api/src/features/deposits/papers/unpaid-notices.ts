import { unpaidInMonth, unpaidNoticeFields, type UnpaidList } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { unpaidDue, type noticeEndpoints } from '@academy/domain/messages';
import { paymentWindow } from '@academy/domain/meals';
import { formatClock, seoulDay, seoulMonth, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { readNoticeSettings, readNoticeTerms } from '../../../shared/settings/kept-settings';
import { enqueueNotices, type Notice } from '../../../shared/messages/notices-db';
import { previewBatch, sendBatch, type Chosen } from '../../../shared/messages/send-batch';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readUnpaid } from './read-unpaid';

/** No reminders of money in the early morning. */
const FROM_CLOCK = '10:00';

const noticeOf = (student: UnpaidList['students'][number], bank: UnpaidList['bank']): Notice => ({
  studentId: student.studentId,
  kind: 'unpaid',
  fields: unpaidNoticeFields(student, bank),
  key: '',
});

interface Asked {
  studentIds: readonly StudentId[];
  month?: CalendarMonth | undefined;
}

/** What the chosen students owe now, of the month that is asked for; without a debt, no notice. */
function chosenOf({ students, bank }: UnpaidList, { studentIds, month }: Asked): Chosen[] {
  const asked = month === undefined ? students : unpaidInMonth(students, month);
  const owing = new Map(asked.map((student) => [student.studentId, student]));
  return [...new Set(studentIds)].map((studentId) => {
    const student = owing.get(studentId);
    return {
      studentId,
      name: student?.name ?? '',
      notices: student ? [noticeOf(student, bank)] : [],
    };
  });
}

export async function previewUnpaidNotices(
  db: Db,
  { body, now }: Call<typeof noticeEndpoints.previewUnpaidNotices>,
) {
  const settings = await readNoticeTerms(db);
  const chosen = chosenOf(await readUnpaid(db, now), body);
  return previewBatch(db, { kind: 'unpaid', settings, chosen }, now);
}

export const sendUnpaidNotices = (db: Db, call: Call<typeof noticeEndpoints.sendUnpaidNotices>) =>
  sendBatch(db, call, 'unpaid', async (tx) => chosenOf(await readUnpaid(tx, call.now), call.body));

/**
 * Sends automatic reminders this many days after a month's payment was due. Not before ten; at most
 * once a day, across processes.
 */
export async function notifyUnpaid(db: Db, now: Date): Promise<void> {
  const settings = await readNoticeSettings(db);
  if (!settings?.unpaid.on || !settings.unpaidAuto || formatClock(now) < FROM_CLOCK) return;
  const lunch = await readLunchSettings(db);
  const date = seoulDay(now);
  const due = unpaidDue(date, seoulMonth(now), {
    days: settings.unpaidDays,
    lastDayOf: (month) => paymentWindow(lunch, month).last,
  });
  if (due.length === 0) return;
  const { students, bank } = await readUnpaid(db, now);
  const late = students.filter(({ months }) => months.some(({ month }) => due.includes(month)));
  if (late.length === 0) return;
  await transact(db, (tx) =>
    enqueueNotices(
      tx,
      late.map((student) => noticeOf(student, bank)),
      { settings, date, now },
    ),
  );
}
