import { mockRegistrationIdSchema } from '@academy/domain/ids';
import { managedRegistrationSchema, type ManagedRegistration } from '@academy/domain/mocks';
import * as z from 'zod/mini';
import { notify } from '../../../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../../../shared/operations/operations-db';
import { promoteWaiting } from '../../own-registration';
import { readManagedExam } from '../exams-db';
import { lockRegistrationsOf, writeRegistrations } from './registrations-db';
import { exams, standings, type TouchedMocks } from '../undo-exams';
import { seatPlans } from '../seats/undo-seats';

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

const registrations = ({ now }: UndoCall, { students }: TouchedMocks): Restorer =>
  restoring<Kept>({
    parse: (kept) => keptSchema.parse(kept),
    async read(tx, ids) {
      const rows = await lockRegistrationsOf(
        tx,
        ids.map((id) => mockRegistrationIdSchema.parse(id)),
      );
      for (const { studentId } of rows) students.add(studentId);
      return new Map(rows.map((row) => [row.id, keptOf(row)]));
    },
    write: (tx, changes) =>
      writeRegistrations(
        tx,
        changes.flatMap(({ id, value }) =>
          value ? [{ ...value, id: mockRegistrationIdSchema.parse(id) }] : [],
        ),
        now,
      ),
    label: ({ name }) => name,
  });

/**
 * Undoes changes of exams, their registrations and seats; later changes stay and are named. Free
 * seats then go to the front of the line.
 */
export const undoMocks: Undoer = async (tx, call, operation) => {
  const touched: TouchedMocks = { entries: [], students: new Set(), exams: new Set() };
  const result = await restoreEntries(tx, operation, {
    exam: exams(call, touched),
    standing: standings(call, touched),
    'mock-registration': registrations(call, touched),
    'seat-plan': seatPlans(call, touched),
  });
  for (const examId of touched.exams) {
    const { state } = await readManagedExam(tx, examId, call.now);
    if (state === 'OPEN' || state === 'CLOSED')
      await promoteWaiting(tx, examId, call.now, call.request);
  }
  await auditUndo(tx, call, operation, 'undo-mocks', result, touched.entries);
  await notify(
    tx,
    { topic: 'mocks' },
    operation.kind === 'mocks.exam' ? 'all' : [...touched.students],
  );
  return result;
};
