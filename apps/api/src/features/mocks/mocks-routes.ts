import { pageFacts } from '@academy/domain/http';
import {
  MOCKS_PAGE_SIZE,
  mockEndpoints,
  type MockExam,
  type MyMockRegistration,
  type RegistrationResult,
} from '@academy/domain/mocks';
import type { Db } from '../../db/database';
import { refuseForeignCursor } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import type { Serve } from '../../http/serve';
import type { PictureStore } from '../../shared/pictures/picture-addresses';
import { cancel } from './cancel';
import { withPictures } from './exam-pictures-db';
import { readExam, readOpenExams, readSubjectOptions } from './exams-db';
import { modify } from './modify';
import { examIdOf, register, registrationLine } from './register';
import { readSlice } from './registrations-db';

export function mockRoutes(
  serve: Serve,
  { db, pictures: store }: { db: Db; pictures: PictureStore },
): void {
  const shown = <Exam extends MockExam>(exams: readonly Exam[]) => withPictures(db, store, exams);
  /** Registrations as they are answered: their exams with the pictures of the notices. */
  async function withExams(registrations: readonly MyMockRegistration[]) {
    const exams = await shown(registrations.map(({ exam }) => exam));
    return registrations.map((own, index) => ({ ...own, exam: exams[index] ?? own.exam }));
  }
  const answered = async ({ registration, ...result }: RegistrationResult) => ({
    ...result,
    registration: (await withExams([registration]))[0] ?? registration,
  });

  serve(
    mockEndpoints.openExams,
    async ({ actor: { studentId }, query: { page = 0, size = MOCKS_PAGE_SIZE }, now }) => {
      const { exams, total } = await readOpenExams(
        db,
        { studentId, now },
        { limit: size, offset: page * size },
      );
      return { content: await shown(exams), ...pageFacts({ page, size, totalElements: total }) };
    },
  );

  serve(mockEndpoints.mockExam, async ({ actor: { studentId }, params: { id }, now }) => {
    const exam = await readExam(db, { studentId, now }, id);
    const [answer] = await shown(exam ? [exam] : []);
    if (!answer) throw new Refusal('not-found');
    return answer;
  });

  serve(mockEndpoints.subjectOptions, () => readSubjectOptions(db));

  serve(
    mockEndpoints.myRegistrations,
    async ({ actor: { studentId }, query: { size = MOCKS_PAGE_SIZE, lastId }, now }) => {
      refuseForeignCursor(lastId);
      const { content, hasNext } = await readSlice(db, { studentId, now, lastId, size });
      return { content: await withExams(content), hasNext, lastId: content.at(-1)?.id ?? null };
    },
  );

  const inLine = registrationLine();
  serve(mockEndpoints.register, async (call) =>
    answered(await inLine(examIdOf(call.body), () => register(db, call))),
  );
  serve(mockEndpoints.modifyRegistration, async (call) => answered(await modify(db, call)));
  serve(mockEndpoints.cancelRegistration, async (call) => answered(await cancel(db, call)));
}
