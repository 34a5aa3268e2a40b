import { groupBy } from '@academy/domain/collections';
import {
  meansOf,
  refuseCards,
  type ResultCards,
  type resultManagementEndpoints,
} from '@academy/domain/mocks';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { readPublishedResults } from '../../../shared/mock-results-db';
import { readExamResults } from './results-db';
import { readTargetsOf } from './targets-db';

/** 성적표 of the students of an exam who have results, or of one of them. */
export async function readCards(
  db: Db,
  {
    params: { examId },
    query: { studentId: only },
    now,
  }: Call<typeof resultManagementEndpoints.resultCards>,
): Promise<ResultCards> {
  const exam = await readExamResults(db, examId, now);
  const refused = refuseCards(exam);
  if (refused) throw new Refusal(refused);
  const whose = exam.content.filter(
    ({ studentId, results }) => results.length > 0 && (only === undefined || studentId === only),
  );
  const ids = whose.map(({ studentId }) => studentId);
  const courses = groupBy(
    await readPublishedResults(db, { of: ids, until: exam.examDate }),
    ({ studentId }) => studentId,
  );
  const targets = groupBy(await readTargetsOf(db, ids), ({ studentId }) => studentId);
  return {
    id: exam.id,
    title: exam.title,
    examDate: exam.examDate,
    means: meansOf(exam),
    cards: whose.map(({ registered: _shown, ...student }) => ({
      ...student,
      exams: (courses.get(student.studentId) ?? []).map(({ studentId: _own, ...one }) => one),
      targets: (targets.get(student.studentId) ?? []).map(({ studentId: _own, ...one }) => one),
    })),
  };
}
