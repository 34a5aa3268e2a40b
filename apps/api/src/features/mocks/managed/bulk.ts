import type { MockExamId, MockRegistrationId } from '@academy/domain/ids';
import {
  examDecisionText,
  type ExamRefusal,
  type ManagedExam,
  type ManagedRegistration,
  type RegistrationsResult,
  type SubjectGroup,
} from '@academy/domain/mocks';
import type { Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import {
  auditManager,
  type ManagerEntry,
  type ManagersCall,
} from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation, type OperationEntry } from '../../../shared/operations/operations-db';
import { lockManagedExam } from './exams-db';
import { refuseOnBehalf } from './refuse-on-behalf';
import { registrationFacts } from './exam-facts';
import { readManagedRegistrations } from './registrations/registrations-db';

/** Who was left as they were, and why. */
export interface Skipped {
  row: ManagedRegistration;
  reason: ExamRefusal;
  /** That the chosen subjects do not fit. */
  group?: SubjectGroup;
}

const toSkipped = ({
  row: { id, name },
  ...refused
}: Skipped): RegistrationsResult['skipped'][number] => ({
  id,
  name,
  message: examDecisionText(refused),
});

interface Bulk {
  examId: MockExamId;
  ids: readonly MockRegistrationId[];
  now: Date;
}

/**
 * Locks the exam and reads those of its registrations that are to change, as they are then. Ids of
 * other exams are none of it.
 */
export async function lockForBulk(
  tx: Tx,
  { examId, ids, now }: Bulk,
): Promise<{ exam: ManagedExam; rows: ManagedRegistration[] }> {
  const exam = await lockManagedExam(tx, examId, now);
  const rows = await readManagedRegistrations(tx, examId, [...new Set(ids)]);
  if (rows.length === 0) throw new Refusal('not-found');
  return { exam, rows };
}

interface Done {
  exam: ManagedExam;
  action: Extract<
    ManagerEntry['action'],
    'change-registrations' | 'cancel-registrations' | 'change-mock-payments'
  >;
  /** The registrations as they were before. */
  before: readonly ManagedRegistration[];
  changed: readonly MockRegistrationId[];
  skipped: readonly Skipped[];
  /** Why, where a manager said so. */
  note?: string;
  /** What was watched, so that it can be taken back. */
  changes: readonly (() => Promise<OperationEntry[]>)[];
}

/** The answer of a change that is asked for again: the same registrations as they are now. */
export const currentRegistrations =
  (examId: MockExamId) =>
  async (tx: Tx, kept: RegistrationsResult): Promise<RegistrationsResult> => ({
    ...kept,
    content: await readManagedRegistrations(
      tx,
      examId,
      kept.content.map(({ id }) => id),
    ),
  });

/**
 * Logs each change, stores it for the undo, and notifies the other screens. A single registration
 * that can't be changed is refused (409).
 */
export async function finishBulk(
  tx: Tx,
  call: ManagersCall & { now: Date },
  { exam, action, before, changed, skipped, note, changes }: Done,
): Promise<RegistrationsResult> {
  const [refused] = skipped;
  if (before.length === 1 && refused) throw refuseOnBehalf(refused);
  if (changed.length === 0) return { content: [], skipped: skipped.map(toSkipped), undo: null };
  const content = await readManagedRegistrations(tx, exam.id, changed);
  const old = new Map(before.map((row) => [row.id, row]));
  const pairs = content.flatMap((after) => {
    const row = old.get(after.id);
    return row ? [{ before: row, after }] : [];
  });
  await auditManager(
    tx,
    call,
    pairs.map(({ before: was, after }) => ({
      action,
      entity: 'mock-registrations',
      entityId: after.id,
      subject: after.name,
      before: registrationFacts(was),
      after: { ...registrationFacts(after), ...(note !== undefined && note !== '' && { note }) },
    })),
  );
  const entries: OperationEntry[] = [];
  for (const watched of changes) entries.push(...(await watched()));
  const undo = await recordOperation(
    tx,
    { kind: 'mocks.change', by: call.actor.managerId, at: call.now, label: exam.title },
    entries,
  );
  await notify(
    tx,
    { topic: 'mocks' },
    content.map(({ studentId }) => studentId),
  );
  return { content, skipped: skipped.map(toSkipped), undo };
}
