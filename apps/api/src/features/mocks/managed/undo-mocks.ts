import { mockRegistrationIdSchema, type StudentId } from '@academy/domain/ids';
import { managedRegistrationSchema, type ManagedRegistration } from '@academy/domain/mocks';
import * as z from 'zod/mini';
import { notify } from '../../../shared/notify-db';
import { auditUndo, restoreEntries, restoring, type Undoer } from '../../../shared/operations-db';
import { lockRegistrationsOf, writeRegistrations } from './registrations-db';

/**
 * What an undo compares and brings back. `canceledAt`: who cancelled since has nothing brought
 * back.
 */
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
export const undoMocks: Undoer = async (tx, call, operation) => {
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
        call.now,
      ),
    label: ({ name }) => name,
  });
  const result = await restoreEntries(tx, operation, { 'mock-registration': restorer });
  await auditUndo(tx, call, operation, 'undo-mocks', result);
  await notify(tx, { topic: 'mocks' }, [...owners]);
  return result;
};
