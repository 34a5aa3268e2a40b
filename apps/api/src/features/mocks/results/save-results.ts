import type { MockExamId } from '@academy/domain/ids';
import {
  isSameResult,
  refuseEntries,
  refuseResults,
  resultAfter,
  resultText,
  type ExamResult,
  type resultManagementEndpoints,
  type WrittenResults,
} from '@academy/domain/mocks';
import { oneLine } from '@academy/domain/text';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../../shared/students/students-db';
import { lockManagedExam } from '../managed/exams-db';
import {
  keptResults,
  readExamResults,
  readResultsByStudent,
  resultId,
  writeResults,
} from './results-db';

type SaveCall = Call<typeof resultManagementEndpoints.saveResults>;

/** The answer of a write that is asked for again: the results as they are now. */
export const currentResults =
  (examId: MockExamId, now: Date) =>
  async (tx: Tx, kept: WrittenResults): Promise<WrittenResults> => ({
    ...kept,
    results: await readExamResults(tx, examId, now),
  });

/** What the log keeps of a student's results of an exam. */
export const resultFacts = (title: string, results: readonly ExamResult[]) => ({
  exam: title,
  results: results.map(resultText),
});

/** What the entries change of what is there. */
async function changesOf(tx: Tx, { params: { examId }, body }: SaveCall) {
  const before = await readResultsByStudent(tx, examId);
  const changes = body.entries.flatMap((given) => {
    const { studentId } = given;
    const entry = { ...given, subject: oneLine(given.subject) };
    const was = before.get(studentId)?.find(({ subject }) => subject === entry.subject);
    const result = resultAfter(was, entry);
    return isSameResult(was, result ?? undefined)
      ? []
      : [{ studentId, subject: entry.subject, result }];
  });
  return { before, changes };
}

/** Writes results that were typed or pasted: all of them or none. */
export function saveResults(db: Db, call: SaveCall): Promise<WrittenResults> {
  const {
    actor,
    params: { examId },
    body: { entries },
    now,
  } = call;
  const twice = refuseEntries(entries);
  if (twice) throw new Refusal(twice);
  return once(db, { ...call, again: currentResults(examId, now) }, async (tx) => {
    const ids = [...new Set(entries.map(({ studentId }) => studentId))];
    const names = await lockStudents(tx, ids);
    if (ids.some((id) => !names.has(id))) throw new Refusal('not-found');
    const exam = await lockManagedExam(tx, examId, now);
    const refused = refuseResults(exam, seoulDay(now));
    if (refused) throw new Refusal(refused);

    const { before, changes } = await changesOf(tx, call);
    if (changes.length === 0)
      return { results: await readExamResults(tx, examId, now), changed: 0, undo: null };
    const changed = await watchRows(
      tx,
      keptResults,
      changes.map(({ studentId, subject }) => resultId(examId, studentId, subject)),
    );
    await writeResults(tx, examId, changes, now);
    const after = await readResultsByStudent(tx, examId);
    const concerned = [...new Set(changes.map(({ studentId }) => studentId))];
    await auditManager(
      tx,
      call,
      concerned.map((studentId) => ({
        action: 'change-mock-results',
        entity: 'mock-results',
        entityId: examId,
        subject: names.get(studentId) ?? '',
        before: resultFacts(exam.title, before.get(studentId) ?? []),
        after: resultFacts(exam.title, after.get(studentId) ?? []),
        studentIds: [studentId],
      })),
    );
    const undo = await recordOperation(
      tx,
      { kind: 'mocks.results', by: actor.managerId, at: now, label: exam.title },
      await changed(),
    );
    await notify(tx, { topic: 'mocks' }, concerned);
    return { results: await readExamResults(tx, examId, now), changed: changes.length, undo };
  });
}
