import type { StudentId } from '@academy/domain/ids';
import { resultManagementEndpoints } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { insertExam, insertResult } from '../data/some-exam';
import type { TestApp } from '../test-app';

interface Desk {
  server: TestApp;
  student: { id: StudentId };
  admin: string;
}

/** Results are of an exam whose day has come. */
const examOfToday = ({ server: { database, clock } }: Desk) =>
  insertExam(database.db, clock.now(), { examDate: seoulDay(clock.now()) });

async function withResult(desk: Desk) {
  const { database, clock } = desk.server;
  const examId = await examOfToday(desk);
  await insertResult(database.db, clock.now(), { mockExamId: examId, studentId: desk.student.id });
  return { params: { examId } };
}

/** The calls about the results of an exam. */
export const resultsReady = {
  'PUT /admin/mock-exams/{examId}/results': async (desk: Desk) => ({
    params: { examId: await examOfToday(desk) },
  }),
  'POST /admin/mock-exams/{examId}/results/publish': withResult,
  'GET /admin/mock-exams/{examId}/results/cards': async (desk: Desk) => {
    const ready = await withResult(desk);
    await desk.server.callEndpoint(resultManagementEndpoints.publishResults, ready.params, {
      token: desk.admin,
      body: { published: true },
    });
    return ready;
  },
};
