import type { MockExamId } from '@academy/domain/ids';
import {
  examFieldTexts as texts,
  checkExam,
  decideDelete,
  decideExamChange,
  examEffect,
  subjectOptions,
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
import { sameJson } from '../../../shared/same-json';
import { readSubjectOptions } from '../exams-db';
import { promoteWaiting } from '../own-registration';
import {
  countRegistrations,
  deleteExamRow,
  insertExam,
  lockManagedExam,
  readManagedExam,
  updateExam,
} from './exams-db';
import { formOf } from './exam-facts';
import { readClassedRegistrations } from './registrations/registrations-db';
import { readKeptExam, recordExam } from './undo-exams';

type Endpoints = typeof mockManagementEndpoints;

const tidyList = (list: readonly string[] | null) =>
  list && [...new Set(list.map((item) => item.trim()).filter(Boolean))];

/** A form with all that an older app leaves out. */
type WholeForm = ExamForm & Required<Pick<ExamForm, 'targetClasses'>>;

/**
 * The form as it is kept: without blanks around texts, with the capacity that an exam not held
 * here had before, and with what was there of what is left out.
 */
function checked(
  form: ExamForm,
  before: Pick<ManagedExam, 'onSiteCapacity' | 'targetClasses'> | null,
): WholeForm {
  refuseFields(checkExam(form));
  const { targetClasses = before?.targetClasses ?? null } = form;
  return {
    ...form,
    title: form.title.trim(),
    place: form.place.trim(),
    notes: form.notes.trim(),
    paperOnlyNotice: form.paperOnlyNotice.trim(),
    subjectOptions: tidyList(form.subjectOptions),
    targetGrades: tidyList(form.targetGrades),
    targetClasses: tidyList(targetClasses),
    onSiteCapacity: form.allowOnSiteExam ? form.onSiteCapacity : (before?.onSiteCapacity ?? null),
  };
}

export function allow(decision: ExamDecision): void {
  if (!decision.allowed) throw new Refusal(decision.reason);
}

/** What a form may not do to an exam that students registered for. */
function refuseHarm(before: ManagedExam, { onSiteCapacity, draft }: ExamForm): void {
  if (draft && before.registered > 0) refuseFields({ draft: texts.hasRegistrations });
  if (onSiteCapacity === null || onSiteCapacity >= before.onSiteTaken) return;
  throw new Refusal('capacity-below-taken', { errors: { onSiteCapacity: texts.belowTaken } });
}

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
    const id = await insertExam(tx, form, call.now);
    await auditManager(tx, call, {
      action: 'create-exam',
      entity: 'mock-exams',
      entityId: id,
      subject: form.title,
      after: form,
    });
    await notify(tx, { topic: 'mocks' }, 'all');
    const exam = await answered(tx, call, id);
    return { ...exam, undo: await recordExam(tx, call, exam, null) };
  });
}

/** What saving the form would change for those who registered; writes nothing. */
export async function previewExam(
  db: Db,
  { params: { examId }, body, now }: Call<Endpoints['previewExam']>,
) {
  const before = await readManagedExam(db, examId, now);
  const after = checked(body, before);
  return examEffect(
    before,
    after,
    await readClassedRegistrations(db, examId),
    subjectOptions(await readSubjectOptions(db)),
  );
}

/**
 * Saves the form, with `If-Match` only when nobody did since it was read. More seats go to the
 * front of the line at once.
 */
export function editExam(db: Db, call: Call<Endpoints['editExam']>): Promise<WrittenExam> {
  const {
    params: { examId },
    body,
    now,
    request,
  } = call;
  return once(db, { ...call, again: (tx) => answered(tx, call, examId) }, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    refuseStale(request.headers['if-match'], { version: exam.version, current: exam });
    allow(decideExamChange(exam.state, 'edit'));
    const [before, after] = [formOf(exam), checked(body, exam)];
    refuseHarm(exam, after);
    if (sameJson(before, after)) return answered(tx, call, examId);
    const kept = await readKeptExam(tx, examId);
    await updateExam(tx, examId, after, now);
    await auditManager(tx, call, {
      action: 'edit-exam',
      entity: 'mock-exams',
      entityId: examId,
      subject: after.title,
      before,
      after,
    });
    await promoteWaiting(tx, examId, now, request);
    await notify(tx, { topic: 'mocks' }, 'all');
    const written = await answered(tx, call, examId);
    return { ...written, undo: await recordExam(tx, call, written, kept) };
  });
}

/** Takes an exam away that nobody ever registered for; any other is cancelled instead. */
export function deleteExam(db: Db, call: Call<Endpoints['deleteExam']>) {
  const {
    params: { examId },
    now,
  } = call;
  return once(db, call, async (tx) => {
    const exam = await lockManagedExam(tx, examId, now);
    allow(decideDelete({ registrations: await countRegistrations(tx, examId) }));
    const kept = await readKeptExam(tx, examId);
    await deleteExamRow(tx, examId);
    await auditManager(tx, call, {
      action: 'delete-exam',
      entity: 'mock-exams',
      entityId: examId,
      subject: exam.title,
      before: formOf(exam),
    });
    await notify(tx, { topic: 'mocks' }, 'all');
    return { success: true as const, undo: await recordExam(tx, call, exam, kept) };
  });
}
