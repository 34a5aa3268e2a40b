import type { MockExamId } from '@academy/domain/ids';
import {
  examFieldTexts as texts,
  checkExam,
  decideDelete,
  decideExamChange,
  examEffect,
  subjectOptions,
  tidyGroups,
  type ExamDecision,
  type ExamForm,
  type ManagedExam,
  type WrittenExam,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import type { Db, Tx } from '../../../db/database';
import { etagOf, refuseStale } from '../../../http/writes/if-match';
import { Refusal } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { madeRows, watchRows } from '../../../shared/operations/restoring-rows-db';
import { holdPictures } from '../../../shared/pictures/stored-pictures-db';
import { sameJson } from '../../../shared/same-json';
import type { PictureStore } from '../../../shared/pictures/picture-addresses';
import { readNamedPictures, withPictures, writeExamPictures } from '../exam-pictures-db';
import { readSubjectOptions } from '../exams-db';
import { promoteWaiting } from '../own-registration';
import {
  countRegistrations,
  countResults,
  deleteExamRow,
  insertExam,
  keptExams,
  lockManagedExam,
  readManagedExam,
  updateExam,
} from './exams-db';
import { formFacts, formOf } from './exam-facts';
import { readClassedRegistrations } from './registrations/registrations-db';
import { recordExam } from './undo-exams';

type Endpoints = typeof mockManagementEndpoints;

const tidyList = (list: readonly string[] | null) =>
  list && [...new Set(list.map((item) => item.trim()).filter(Boolean))];

/**
 * The form as it is kept: without blanks around texts, with the capacity that an exam not held
 * here had before.
 */
function checked(form: ExamForm, before: ExamForm | null): ExamForm {
  refuseFields(checkExam(form));
  return {
    ...form,
    title: form.title.trim(),
    place: form.place.trim(),
    notes: form.notes.trim(),
    paperOnlyNotice: form.paperOnlyNotice.trim(),
    subjectOptions: tidyList(form.subjectOptions),
    subjectGroups:
      form.askSubjectOption && form.subjectGroups ? tidyGroups(form.subjectGroups) : null,
    targetGrades: tidyList(form.targetGrades),
    targetClasses: tidyList(form.targetClasses),
    targetStudents: form.targetStudents && [...new Set(form.targetStudents)],
    pictures: form.pictures.map(({ key, alt }) => ({ key, alt: alt.trim() })),
    onSiteCapacity: form.allowOnSiteExam ? form.onSiteCapacity : (before?.onSiteCapacity ?? null),
  };
}

export function allow(decision: ExamDecision): void {
  if (!decision.allowed) throw new Refusal(decision.reason);
}

/** What a form may not do to an exam that students registered for. */
function refuseHarm(before: ManagedExam, { capacity, onSiteCapacity, draft }: ExamForm): void {
  if (draft && before.registered > 0) refuseFields({ draft: texts.hasRegistrations });
  if (capacity !== null && capacity < before.registered)
    throw new Refusal('capacity-below-registered', { errors: { capacity: texts.belowRegistered } });
  if (onSiteCapacity === null || onSiteCapacity >= before.onSiteTaken) return;
  throw new Refusal('capacity-below-taken', { errors: { onSiteCapacity: texts.belowTaken } });
}

/** An exam as its form, with the pictures that its notice has. */
export const formNow = async (db: Db | Tx, exam: ManagedExam): Promise<ExamForm> =>
  formOf(exam, (await readNamedPictures(db, [exam.id])).get(exam.id) ?? []);

async function answered(
  tx: Tx,
  { now, reply }: Pick<Call<Endpoints['createExam']>, 'now' | 'reply'>,
  id: MockExamId,
): Promise<ManagedExam> {
  const exam = await readManagedExam(tx, id, now);
  reply.header('etag', etagOf(exam.version));
  return exam;
}

export function createExam(db: Db, call: Call<Endpoints['createExam']>): Promise<WrittenExam> {
  const form = checked(call.body, null);
  return once(db, { ...call, again: (tx, { id }) => answered(tx, call, id) }, async (tx) => {
    const { pictures, ...columns } = form;
    await holdPictures(tx, pictures);
    const id = await insertExam(tx, columns, call.now);
    await writeExamPictures(tx, id, pictures, call.now);
    await auditManager(tx, call, {
      action: 'create-exam',
      entity: 'mock-exams',
      entityId: id,
      subject: form.title,
      after: formFacts(form),
    });
    await notify(tx, { topic: 'mocks' }, 'all');
    const exam = await answered(tx, call, id);
    return { ...exam, undo: await recordExam(tx, call, exam, await madeRows(tx, keptExams, [id])) };
  });
}

/** What saving the form would change for those who registered; writes nothing. */
export async function previewExam(
  db: Db,
  { params: { examId }, body, now }: Call<Endpoints['previewExam']>,
) {
  const before = await readManagedExam(db, examId, now);
  const after = checked(body, await formNow(db, before));
  return examEffect(
    before,
    after,
    await readClassedRegistrations(db, examId),
    subjectOptions(await readSubjectOptions(db)),
  );
}

/**
 * Saves the form if `If-Match` is the present version. Additional seats go to the front of the line
 * at once.
 */
export function editExam(
  { db, store }: { db: Db; store: PictureStore },
  call: Call<Endpoints['editExam']>,
): Promise<WrittenExam> {
  const {
    params: { examId },
    body,
    now,
    request,
  } = call;
  return once(db, { ...call, again: (tx) => answered(tx, call, examId) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    const [current] = await withPictures(tx, store, [exam]);
    refuseStale(request.headers['if-match'], { version: exam.version, current });
    allow(decideExamChange(exam.state, 'edit'));
    const before = await formNow(tx, exam);
    const after = checked(body, before);
    refuseHarm(exam, after);
    if (sameJson(before, after)) return answered(tx, call, examId);
    const changes = await watchRows(tx, keptExams, [examId]);
    const { pictures, ...columns } = after;
    await holdPictures(tx, pictures);
    await updateExam(tx, examId, columns, now);
    await writeExamPictures(tx, examId, pictures, now);
    await auditManager(tx, call, {
      action: 'edit-exam',
      entity: 'mock-exams',
      entityId: examId,
      subject: after.title,
      before: formFacts(before),
      after: formFacts(after),
    });
    await promoteWaiting(tx, examId, now, request);
    await notify(tx, { topic: 'mocks' }, 'all');
    const written = await answered(tx, call, examId);
    return { ...written, undo: await recordExam(tx, call, written, await changes()) };
  });
}

/** Deletes an exam that never had a registration; any other is cancelled instead. */
export function deleteExam(db: Db, call: Call<Endpoints['deleteExam']>) {
  const {
    params: { examId },
    now,
  } = call;
  return once(db, call, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    allow(
      decideDelete({
        registrations: await countRegistrations(tx, examId),
        results: await countResults(tx, examId),
      }),
    );
    const changes = await watchRows(tx, keptExams, [examId]);
    const form = await formNow(tx, exam);
    await writeExamPictures(tx, examId, [], now);
    await deleteExamRow(tx, examId);
    await auditManager(tx, call, {
      action: 'delete-exam',
      entity: 'mock-exams',
      entityId: examId,
      subject: exam.title,
      before: formFacts(form),
    });
    await notify(tx, { topic: 'mocks' }, 'all');
    return { success: true as const, undo: await recordExam(tx, call, exam, await changes()) };
  });
}
