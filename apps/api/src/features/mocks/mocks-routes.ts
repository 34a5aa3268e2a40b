import { pageFacts } from '@academy/domain/http';
import { MOCKS_PAGE_SIZE, mockEndpoints } from '@academy/domain/mocks';
import type { Db } from '../../db/database';
import { refuseForeignCursor } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import type { Serve } from '../../http/serve';
import { cancel } from './cancel';
import { readExam, readOpenExams, readSubjectOptions } from './exams-db';
import { modify } from './modify';
import { examIdOf, register, registrationLine } from './register';
import { readSlice } from './registrations-db';

export function mockRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(
    mockEndpoints.openExams,
    async ({ actor: { studentId }, query: { page = 0, size = MOCKS_PAGE_SIZE }, now }) => {
      const { exams, total } = await readOpenExams(
        db,
        { studentId, now },
        { limit: size, offset: page * size },
      );
      return { content: exams, ...pageFacts({ page, size, totalElements: total }) };
    },
  );

  serve(mockEndpoints.mockExam, async ({ actor: { studentId }, params: { id }, now }) => {
    const exam = await readExam(db, { studentId, now }, id);
    if (!exam) throw new Refusal('not-found');
    return exam;
  });

  serve(mockEndpoints.subjectOptions, () => readSubjectOptions(db));

  serve(
    mockEndpoints.myRegistrations,
    async ({ actor: { studentId }, query: { size = MOCKS_PAGE_SIZE, lastId }, now }) => {
      refuseForeignCursor(lastId);
      const { content, hasNext } = await readSlice(db, { studentId, now, lastId, size });
      return { content, hasNext, lastId: content.at(-1)?.id ?? null };
    },
  );

  const inLine = registrationLine();
  serve(mockEndpoints.register, (call) => inLine(examIdOf(call.body), () => register(db, call)));
  serve(mockEndpoints.modifyRegistration, (call) => modify(db, call));
  serve(mockEndpoints.cancelRegistration, (call) => cancel(db, call));
}
