import type { AuditAction } from '@academy/domain/audit';
import type { ScheduleId, StudentId } from '@academy/domain/ids';
import { reasonSentence } from '@academy/domain/reasons';
import {
  approvalOperationTexts,
  approvalRefusalText,
  decideApproval,
  replacedBy,
  scheduleSentence,
  type ApprovalInput,
  type Decided,
  type scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import type { Db, Tx } from '../../../db/database';
import { isOwnId } from '../../../http/auth/own-id';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { changeSchedules, writeScheduleStates } from '../../../shared/schedule/schedule-writes-db';
import type { OwnedSchedule } from '../../../shared/schedule/schedules-db';
import {
  decideReasonRows,
  keptReasons,
  lockOwnersOfReasons,
  lockOwnersOfSchedules,
  readReasonsById,
  readWithReplaced,
} from './decisions-db';
import { contraryReasons } from './contrary-reasons';
import { notifyDecided } from './notify-decided';
import { noteSchedules } from '../schedules/note-schedules';
import { scheduleEntry } from '../schedules/undo-schedules';

interface Decidable<Id> {
  id: Id;
  studentId: StudentId;
  status: string;
  version: number;
}

interface Deciding<Id> {
  decision: ApprovalInput['decision'];
  reason: string;
  items: readonly { id: Id; version: number }[];
}

/**
 * The ids that a decision names. A rejection without words is refused as a whole: no single one of
 * them could be read by a student.
 */
function namedIds<Id extends string>({ decision, reason, items }: Deciding<Id>): Id[] {
  const text = approvalRefusalText('reject-reason-missing');
  if (decision === 'reject' && reason.trim() === '')
    throw new Refusal('reject-reason-missing', { errors: { reason: text } });
  return items.map(({ id }) => id).filter(isOwnId);
}

/**
 * Which of them can be decided as they are now, and which are left alone and why. Of one that is
 * named twice the first counts.
 */
function sort<Id extends string, Row extends Decidable<Id>>(
  rows: readonly Row[],
  names: ReadonlyMap<StudentId, string>,
  { decision, reason, items }: Deciding<Id>,
  /** What else speaks against some of them, in words. */
  against: ReadonlyMap<Id, string> = new Map(),
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted: { those: Row[]; skipped: Decided['skipped'] } = { those: [], skipped: [] };
  for (const { id, version } of items.filter(
    (item, index) => items.findIndex((other) => other.id === item.id) === index,
  )) {
    const row = byId.get(id);
    const name = row && names.get(row.studentId);
    const result =
      row && name !== undefined
        ? decideApproval(row, { decision, version, reason })
        : { allowed: false as const, reason: 'not-pending' as const };
    const message = result.allowed ? against.get(id) : approvalRefusalText(result.reason);
    if (row && message === undefined) sorted.those.push(row);
    else
      sorted.skipped.push({
        id,
        name: name ?? '',
        message: message ?? approvalRefusalText('not-pending'),
      });
  }
  return sorted;
}

const outcome = ({ decision, reason }: Pick<ApprovalInput, 'decision' | 'reason'>) =>
  decision === 'approve'
    ? { status: 'APPROVED' as const, rejectReason: null }
    : { status: 'REJECTED' as const, rejectReason: reason.trim() };

/**
 * Ends what approved requests replace the day before they begin. The replaced ones are read under
 * the same lock.
 */
async function endReplaced(
  tx: Tx,
  requests: readonly OwnedSchedule[],
  all: readonly OwnedSchedule[],
  now: Date,
): Promise<ScheduleId[]> {
  const states = requests.flatMap((request) => {
    const replaced = all.find(
      ({ id, status }) => id === request.replacesId && status === 'APPROVED',
    );
    return replaced
      ? [
          {
            id: replaced.id,
            lastDate: replaced.lastDate,
            endedAt: replaced.endedAt?.toISOString() ?? null,
            ...replacedBy(replaced, request),
          },
        ]
      : [];
  });
  await writeScheduleStates(tx, states, { by: 'manager', now });
  return states.map(({ id }) => id);
}

/** The log's action for a schedule: the decision, or that it ended with its replacement. */
const actionFor =
  (decided: readonly ScheduleId[], decision: 'approve' | 'reject') =>
  (id: ScheduleId): AuditAction => {
    if (!decided.includes(id)) return 'cancel-schedule-for';
    return decision === 'approve' ? 'approve-schedule' : 'reject-schedule';
  };

/**
 * Approves or rejects schedules, each as it was read, in as many statements for one as for two
 * hundred. What an approved request replaces ends with it.
 */
export async function decideSchedules(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.decideSchedules>,
): Promise<Decided> {
  const {
    body,
    now,
    actor: { managerId },
  } = call;
  const ids = namedIds(body);
  return once(db, call, async (tx) => {
    const names = await lockOwnersOfSchedules(tx, ids);
    const before = await readWithReplaced(tx, ids);
    const { those, skipped } = sort(before, names, body);
    const decided = those.map(({ id }) => id);
    if (decided.length === 0) return { decided, skipped };
    await changeSchedules(
      tx,
      decided,
      { ...outcome(body), decidedBy: managerId, decidedAt: now },
      { by: 'manager', now },
    );
    const ended = body.decision === 'approve' ? await endReplaced(tx, those, before, now) : [];
    const after = await readWithReplaced(tx, decided);
    const touched = new Set([...decided, ...ended]);
    await noteSchedules(
      tx,
      call,
      actionFor(decided, body.decision),
      names,
      before,
      after.filter(({ id }) => touched.has(id)),
    );
    await notifyDecided(tx, 'schedule', those, { ...body, now, sentence: scheduleSentence });
    const undo = await recordOperation(
      tx,
      {
        kind: 'schedules.change',
        by: managerId,
        at: now,
        label: approvalOperationTexts.decided('정기일정', body.decision, decided.length),
      },
      those.map(({ id, replacesId }) =>
        scheduleEntry(
          replacesId !== null && ended.includes(replacesId) ? [id, replacesId] : [id],
          before,
          after,
        ),
      ),
    );
    return { decided, skipped, undo };
  });
}

/** The same for one-off reasons. */
export async function decideReasons(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.decideReasons>,
): Promise<Decided> {
  const {
    body,
    now,
    actor: { managerId },
  } = call;
  const ids = namedIds(body);
  return once(db, call, async (tx) => {
    const names = await lockOwnersOfReasons(tx, ids);
    const rows = await readReasonsById(tx, ids);
    const against = body.decision === 'approve' ? await contraryReasons(tx, rows) : undefined;
    const { those, skipped } = sort(rows, names, body, against);
    const decided = those.map(({ id }) => id);
    if (decided.length === 0) return { decided, skipped };
    const changes = await watchRows(tx, keptReasons, decided);
    await decideReasonRows(tx, decided, { ...outcome(body), by: managerId, now });
    const was = new Map(those.map((reason) => [reason.id, reason]));
    await auditManager(
      tx,
      call,
      (await readReasonsById(tx, decided)).map((reason) => ({
        action: body.decision === 'approve' ? 'approve-reason' : 'reject-reason',
        entity: 'absence-reasons',
        entityId: reason.id,
        subject: names.get(reason.studentId) ?? '',
        before: was.get(reason.id),
        after: reason,
      })),
    );
    await notify(
      tx,
      { topic: 'approvals' },
      those.map(({ studentId }) => studentId),
    );
    await notifyDecided(tx, 'reason', those, { ...body, now, sentence: reasonSentence });
    const undo = await recordOperation(
      tx,
      {
        kind: 'reasons.change',
        by: managerId,
        at: now,
        label: approvalOperationTexts.decided('사유', body.decision, decided.length),
      },
      await changes(),
    );
    return { decided, skipped, undo };
  });
}
