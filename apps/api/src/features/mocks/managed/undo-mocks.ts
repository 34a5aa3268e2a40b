import { mockRegistrationIdSchema, type StudentId } from '@academy/domain/ids';
import {
  managedRegistrationSchema,
  type ManagedRegistration,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/transact';
import { auditManager } from '../../../shared/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { restoring, undoOperation } from '../../../shared/operations-db';
import { lockRegistrationsOf, writeRegistrations } from './registrations-db';

/** What an undo compares and brings back. `canceledAt`: who cancelled since has nothing brought back. */
const keptSchema = z.pick(managedRegistrationSchema, {
  name: true,
  selectedSubjects: true,
  memo: true,
  extendedUntil: true,
  paymentStatus: true,
  depositorName: true,
  depositDay: true,
  canceledAt: true,
});
type Kept = z.output<typeof keptSchema>;

export const keptOf = ({
  name,
  selectedSubjects,
  memo,
  extendedUntil,
  paymentStatus,
  depositorName,
  depositDay,
  canceledAt,
}: ManagedRegistration): Kept => ({
  name,
  selectedSubjects,
  memo,
  extendedUntil,
  paymentStatus,
  depositorName,
  depositDay,
  canceledAt,
});

/** Takes back what was changed or confirmed; what somebody changed since stays and is named. */
export function undoMocks(db: Db, call: Call<typeof mockManagementEndpoints.undoMocks>) {
  const {
    actor: { managerId: by },
    now,
    params: { operationId },
  } = call;
  return transact(db, async (tx) => {
    const owners = new Set<StudentId>();
    const restorer = restoring<Kept>({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, ids) {
        const rows = await lockRegistrationsOf(
          on,
          ids.map((id) => mockRegistrationIdSchema.parse(id)),
        );
        for (const { studentId } of rows) owners.add(studentId);
        return new Map(rows.map((row) => [row.id, keptOf(row)]));
      },
      write: (on, changes) =>
        writeRegistrations(
          on,
          changes.flatMap(({ id, value }) =>
            value ? [{ ...value, id: mockRegistrationIdSchema.parse(id) }] : [],
          ),
          now,
        ),
      label: ({ name }) => name,
    });
    const { restored, kept, label } = await undoOperation(
      tx,
      { operationId, kinds: ['mocks.change'], by, now },
      { 'mock-registration': restorer },
    );
    await auditManager(tx, call, {
      action: 'undo-mocks',
      entity: 'mock-exams',
      entityId: operationId,
      subject: label,
      after: { restored, kept: kept.length },
    });
    await notify(tx, { topic: 'mocks' }, [...owners]);
    return { restored, kept };
  });
}
