import type { MockExamId, StudentId } from '@academy/domain/ids';
import { resultsOutWords } from '@academy/domain/messages';
import { examNoticeFields, type ManagedExam } from '@academy/domain/mocks';
import type { Tx } from '../../../db/database';
import { takeBackNotices } from '../../../shared/messages/notices-db';
import { notifyGuardians } from '../../../shared/messages/notify-guardians';
import { notifyStudents, takeBackAnswers } from '../../../shared/messages/push-db';

/** A student is notified once of an exam's results, even if they are hidden in between. */
const keyOf = (examId: MockExamId, studentId: StudentId) => `results ${examId} ${studentId}`;

/** Tells students and guardians that results can be seen. */
export async function tellResults(
  tx: Tx,
  whose: readonly StudentId[],
  { exam: { id, title }, now }: { exam: Pick<ManagedExam, 'id' | 'title'>; now: Date },
): Promise<void> {
  await notifyGuardians(
    tx,
    whose.map((studentId) => ({
      kind: 'exam',
      studentId,
      fields: examNoticeFields(title, 'results-out'),
      key: keyOf(id, studentId),
    })),
    now,
  );
  await notifyStudents(
    tx,
    whose.map((studentId) => ({
      studentId,
      kind: 'results-out' as const,
      what: keyOf(id, studentId),
      words: resultsOutWords,
    })),
    now,
  );
}

/** What waits of it does not go out: the results are hidden again. */
export async function takeBackResults(
  tx: Tx,
  whose: readonly StudentId[],
  examId: MockExamId,
): Promise<void> {
  const keys = whose.map((studentId) => keyOf(examId, studentId));
  await takeBackNotices(
    tx,
    keys.map((key) => ({ kind: 'exam', key })),
  );
  await takeBackAnswers(tx, 'results-out', keys);
}
