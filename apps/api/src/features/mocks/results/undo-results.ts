import type { MockExamId, StudentId } from '@academy/domain/ids';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  type UndoCall,
  type Undoer,
} from '../../../shared/operations/operations-db';
import { restoringRows } from '../../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../../shared/students/students-db';
import { lockManagedExam, readManagedExam } from '../managed/exams-db';
import type { TouchedMocks } from '../managed/undo-exams';
import { keptReleases, keptResults, readResultsByStudent } from './results-db';
import { resultFacts } from './save-results';
import { takeBackResults } from './tell-results';

type Touched = Pick<TouchedMocks, 'entries' | 'students'>;

/** Brings results back; a later change of one of them stays. */
function results(call: UndoCall, touched: Touched) {
  const names = new Map<StudentId, string>();
  const before = new Map<MockExamId, Awaited<ReturnType<typeof readResultsByStudent>>>();
  return restoringRows(keptResults, call, {
    async hold(tx, rows) {
      const ids = [...new Set(rows.map(({ studentId }) => studentId))];
      for (const [id, name] of await lockStudents(tx, ids, { alsoDeleted: true }))
        names.set(id, name);
      for (const examId of new Set(rows.map(({ mockExamId }) => mockExamId))) {
        await lockManagedExam(tx, examId, call.now);
        before.set(examId, await readResultsByStudent(tx, examId));
      }
    },
    async follows(tx, changes) {
      const rows = changes.flatMap(({ now, back }) => now ?? back ?? []);
      for (const examId of new Set(rows.map(({ mockExamId }) => mockExamId))) {
        const { title } = await readManagedExam(tx, examId, call.now);
        const after = await readResultsByStudent(tx, examId);
        const whose = rows.filter(({ mockExamId }) => mockExamId === examId);
        for (const studentId of new Set(whose.map((row) => row.studentId))) {
          touched.students.add(studentId);
          touched.entries.push({
            action: 'undo-mocks',
            entity: 'mock-results',
            entityId: examId,
            subject: names.get(studentId) ?? '',
            before: resultFacts(title, before.get(examId)?.get(studentId) ?? []),
            after: resultFacts(title, after.get(studentId) ?? []),
            studentIds: [studentId],
          });
        }
      }
    },
    label: ({ studentId, subject }) => `${names.get(studentId) ?? ''} ${subject}`,
  });
}

/** Hides results again that were published, or the other way round. */
function releases(call: UndoCall, touched: Touched) {
  const titles = new Map<MockExamId, string>();
  return restoringRows(keptReleases, call, {
    async hold(tx, rows) {
      for (const { mockExamId } of rows)
        titles.set(mockExamId, (await lockManagedExam(tx, mockExamId, call.now)).title);
    },
    async follows(tx, changes) {
      for (const { now, back } of changes) {
        const examId = (now ?? back)?.mockExamId;
        if (examId === undefined) continue;
        const whose = [...(await readResultsByStudent(tx, examId)).keys()];
        if (back === null) await takeBackResults(tx, whose, examId);
        for (const studentId of whose) touched.students.add(studentId);
        touched.entries.push({
          action: 'undo-mocks',
          entity: 'mock-results',
          entityId: examId,
          subject: titles.get(examId) ?? '',
          before: { published: now !== null },
          after: { published: back !== null },
        });
      }
    },
    label: ({ mockExamId }) => titles.get(mockExamId) ?? '',
  });
}

/** Undoes results that were written, and their publication. */
export const undoResults: Undoer = async (tx, call, operation) => {
  const touched: Touched = { entries: [], students: new Set() };
  const result = await restoreEntries(tx, operation, {
    [keptResults.entity]: results(call, touched),
    [keptReleases.entity]: releases(call, touched),
  });
  await auditUndo(tx, call, operation, 'undo-mocks', result, touched.entries);
  await notify(tx, { topic: 'mocks' }, [...touched.students]);
  return result;
};
