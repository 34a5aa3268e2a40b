import type { MockExamId, StudentId } from '@academy/domain/ids';
import { EXAM_REMINDERS, type ExamReminder } from '@academy/domain/mocks';
import type { Tx } from '../../../db/database';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { takeBackAnswers } from '../../../shared/messages/push-db';

/** By what a reminder of an exam is known among the messages. */
export const reminderKey = (reminder: ExamReminder, examId: MockExamId): string =>
  `${examId} ${reminder}`;

/** What waits and is no reminder any more does not go out: these have registered, or left. */
export const takeBackReminder = (
  tx: Tx,
  reminder: ExamReminder,
  examId: MockExamId,
  studentIds: readonly StudentId[],
): Promise<void> =>
  takeBackNotices(
    tx,
    studentIds.map((studentId) => ({
      kind: 'exam',
      studentId,
      key: reminderKey(reminder, examId),
    })),
  );

/** The same of an exam that does not take place. */
export async function takeBackReminders(tx: Tx, examId: MockExamId): Promise<void> {
  const keys = EXAM_REMINDERS.map((reminder) => reminderKey(reminder, examId));
  await takeBackNotices(
    tx,
    keys.map((key) => ({ kind: 'exam', key })),
  );
  await takeBackAnswers(tx, 'exam-reminder', keys);
}
