import {
  answerTimes,
  examClosingWords,
  examDayWords,
  type PushWords,
} from '@academy/domain/messages';
import {
  daysToRemind,
  EXAM_REMINDERS,
  examReminderFields,
  reminderSpan,
  type ExamReminder,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { enqueueNotices } from '../../../shared/messages/notices-db';
import { pushTo } from '../../../shared/messages/push-db';
import {
  readMockSettings,
  readNoticeSettings,
  readNoticeTerms,
} from '../../../shared/settings/kept-settings';
import { reminderKey } from './reminder-messages-db';
import { readDevicesToRemind, readExamsToRemindOf, readStudentsToRemind } from './reminders-db';

type Exam = Awaited<ReturnType<typeof readExamsToRemindOf>>[number];

const wordsOf = (reminder: ExamReminder, exam: Exam): PushWords =>
  reminder === 'closing'
    ? examClosingWords(exam.title, exam.registrationEndDate)
    : examDayWords(exam.title, [exam.admissionTime ?? exam.examStartTime, exam.place]);

/** Reminds the phones of students, and their guardians, of one exam. */
async function remindOf(db: Db, reminder: ExamReminder, exam: Exam, now: Date): Promise<void> {
  const ids = await readStudentsToRemind(db, reminder, exam);
  if (ids.length === 0) return;
  const date = reminder === 'closing' ? exam.registrationEndDate : exam.examDate;
  const key = reminderKey(reminder, exam.id);
  const fields = examReminderFields(exam, reminder);
  const settings = await readNoticeSettings(db);
  const push = { kind: 'exam-reminder', what: `${key} ${date}` } as const;
  const devices = await readDevicesToRemind(db, { ids, what: push.what, now });
  const times = { nextAt: now, giveUpAt: reminderSpan(reminder, date).until };
  await transact(db, async (tx) => {
    if (settings !== null)
      await enqueueNotices(
        tx,
        ids.map((studentId) => ({ kind: 'exam' as const, studentId, fields, key })),
        { settings, date, now },
      );
    await pushTo(
      tx,
      devices.map((device) => ({ ...push, ...times, device, words: wordsOf(reminder, exam) })),
      now,
    );
  });
}

/**
 * Reminds of exams whose registration ends, and whose day is, tomorrow, as far as the academy wants
 * it, not by night. The messages' keys name exam and day: any number of processes may look, as
 * often as they like, and each is reminded once.
 */
export async function remindOfExams(db: Db, now: Date): Promise<void> {
  const { closingReminder, dayReminder } = await readMockSettings(db);
  const wanted = { closing: closingReminder, day: dayReminder };
  const today = seoulDay(now);
  if (answerTimes(now, await readNoticeTerms(db)).nextAt > now) return;
  for (const reminder of EXAM_REMINDERS) {
    const days = wanted[reminder] ? daysToRemind(reminder, today, now) : [];
    if (days.length === 0) continue;
    for (const exam of await readExamsToRemindOf(db, reminder, days, today))
      await remindOf(db, reminder, exam, now);
  }
}
