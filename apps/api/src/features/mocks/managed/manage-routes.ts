import {
  filterExams,
  mockManagementEndpoints as endpoints,
  type ManagedExam,
} from '@academy/domain/mocks';
import { etagOf } from '../../../http/writes/if-match';
import type { Serve } from '../../../http/serve';
import type { OfficeOf } from '../../../shared/branches/seen-branches';
import { uploadPicture } from '../../../shared/pictures/upload-picture';
import type { PictureStore } from '../../../shared/pictures/picture-addresses';
import { withPictures } from '../exam-pictures-db';
import { readExamDefaults } from '../exams-db';
import { handExam, listExamBranches } from './branches/hand-exam';
import { cancelRegistrations } from './registrations/cancel-registrations';
import { changePayments } from './registrations/change-payments';
import { changeRegistrations } from './registrations/change-registrations';
import { exportExams, exportRegistrations, orderOf } from './exam-files';
import { readManagedExam, readManagedExams } from './exams-db';
import { readManagedRegistrations } from './registrations/registrations-db';
import { registerFor, registerSeveral } from './registrations/register-for';
import { saveSeatPlan } from './seats/seat-plan';
import { readSeatPlan } from './seats/seat-plan-db';
import { cancelExam, closeExam, extendExam } from './exam-status';
import { repeatExam } from './repeat-exam';
import { createExam, deleteExam, editExam, previewExam } from './write-exam';

/** The managers' side of mock exams. */
export function mockManagementRoutes(
  serve: Serve,
  { db, branches, pictures: store }: OfficeOf & { pictures: PictureStore },
): void {
  /** An exam as it is answered. */
  const shown = async <Exam extends ManagedExam>(exam: Exam): Promise<Exam> => ({
    ...exam,
    ...(await withPictures(db, store, [exam]))[0],
  });

  serve(endpoints.managedExams, async ({ query: { q, year }, now }) => ({
    content: await withPictures(
      db,
      store,
      filterExams(await readManagedExams(db, now), { q, year }),
    ),
  }));
  serve(endpoints.exportExams, (call) => exportExams(db, call));
  serve(endpoints.examDefaults, () => readExamDefaults(db));
  serve(endpoints.createExam, async (call) => shown(await createExam(db, call)));
  serve(endpoints.uploadExamPicture, (call) => uploadPicture({ db, store }, call));
  serve(endpoints.managedExam, async ({ params: { examId }, now, reply }) => {
    const exam = await readManagedExam(db, examId, now);
    reply.header('etag', etagOf(exam.version));
    return shown(exam);
  });
  serve(endpoints.previewExam, (call) => previewExam(db, call));
  serve(endpoints.editExam, async (call) => shown(await editExam({ db, store }, call)));
  serve(endpoints.deleteExam, (call) => deleteExam(db, call));
  serve(endpoints.repeatExam, async (call) => {
    const made = await repeatExam(db, call);
    return { ...made, content: await withPictures(db, store, made.content) };
  });
  serve(endpoints.examBranches, (call) => listExamBranches({ db, branches }, call));
  serve(endpoints.handExam, (call) => handExam({ db, branches, store }, call));
  serve(endpoints.closeExam, async (call) => shown(await closeExam(db, call)));
  serve(endpoints.extendExam, async (call) => shown(await extendExam(db, call)));
  serve(endpoints.cancelExam, async (call) => shown(await cancelExam(db, call)));

  serve(endpoints.examRegistrations, async ({ params: { examId }, now }) => ({
    exam: await shown(await readManagedExam(db, examId, now)),
    content: await readManagedRegistrations(db, examId),
  }));
  serve(endpoints.exportRegistrations, (call) => exportRegistrations(db, call));
  serve(endpoints.registerFor, (call) => registerFor(db, call));
  serve(endpoints.registerSeveral, (call) => registerSeveral(db, call));
  serve(endpoints.changeRegistrations, (call) => changeRegistrations(db, call));
  serve(endpoints.cancelRegistrations, (call) => cancelRegistrations(db, call));
  serve(endpoints.changePayments, (call) => changePayments(db, call));

  serve(endpoints.paperOrder, async ({ params: { examId }, now }) =>
    orderOf(db, await readManagedExam(db, examId, now), await readManagedRegistrations(db, examId)),
  );
  serve(endpoints.seatPlan, async ({ params: { examId }, now }) => {
    await readManagedExam(db, examId, now);
    return readSeatPlan(db, examId);
  });
  serve(endpoints.saveSeatPlan, (call) => saveSeatPlan(db, call));
}
