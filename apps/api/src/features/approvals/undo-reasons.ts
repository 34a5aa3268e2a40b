import { reasonIdSchema, type ReasonId, type StudentId } from '@academy/domain/ids';
import { existingReason } from '@academy/domain/reasons';
import { askedAgainText } from '@academy/domain/schedule';
import * as z from 'zod/mini';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type OperationEntry,
  type Undoer,
} from '../../shared/operations/operations-db';
import type { OwnedReason } from '../../shared/schedule/reasons-db';
import {
  lockOwnersOfReasons,
  readReasonsById,
  readReasonsOfStudents,
  undecideReasons,
} from './queue/decisions-db';
import { takeBackDecided } from './queue/notify-decided';

const keptSchema = z.int();

/** A reason in the version that it had; null: it was not there. */
export const reasonEntry = (
  id: ReasonId,
  before: number | null,
  after: number,
): OperationEntry => ({ entity: 'reason', id, before, after });

/**
 * Takes back what was decided about reasons: they wait again, and what a manager handed in is
 * withdrawn.
 */
export const undoReasons: Undoer = async (tx, call, operation) => {
  const { now } = call;
  let names: ReadonlyMap<StudentId, string> = new Map();
  let before: OwnedReason[] = [];
  const touched: ReasonId[] = [];
  const reasonOf = (id: string) => before.find((reason) => reason.id === id);
  const result = await restoreEntries(tx, operation, {
    reason: restoring<number>({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, ids) {
        const reasonIds = ids.map((id) => reasonIdSchema.parse(id));
        names = await lockOwnersOfReasons(on, reasonIds);
        before = await readReasonsById(on, reasonIds);
        return new Map(before.map(({ id, version }) => [id, version]));
      },
      async blocked(on, { restore }) {
        const own = await readReasonsOfStudents(on, [...names.keys()]);
        return new Map(
          restore.flatMap(({ id, value }) => {
            const reason = reasonOf(id);
            if (value === null || !reason) return [];
            const others = own.filter(
              (other) => other.studentId === reason.studentId && other.id !== reason.id,
            );
            return existingReason(others, reason) ? [[id, askedAgainText] as const] : [];
          }),
        );
      },
      async write(on, changes) {
        const [back, gone] = [
          changes.filter(({ value }) => value !== null),
          changes.filter(({ value }) => value === null),
        ].map((some) => some.map(({ id }) => reasonIdSchema.parse(id)));
        await undecideReasons(on, back ?? [], 'PENDING', now);
        await undecideReasons(on, gone ?? [], 'WITHDRAWN', now);
        touched.push(...(back ?? []), ...(gone ?? []));
      },
      label: (_, id) => {
        const reason = reasonOf(id);
        return (reason && names.get(reason.studentId)) ?? '';
      },
    }),
  });
  const after = await readReasonsById(tx, touched);
  await takeBackDecided(tx, 'reason', after);
  await auditUndo(
    tx,
    call,
    operation,
    'undo-schedules',
    result,
    after.map((reason) => ({
      action: 'undo-schedules',
      entity: 'absence-reasons',
      entityId: reason.id,
      subject: names.get(reason.studentId) ?? '',
      before: reasonOf(reason.id),
      after: reason,
    })),
  );
  await notify(
    tx,
    { topic: 'approvals' },
    after.map(({ studentId }) => studentId),
  );
  return result;
};
