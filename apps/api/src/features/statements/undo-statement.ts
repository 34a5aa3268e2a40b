import { voidedByUndoText } from '@academy/domain/deposits';
import {
  mockRegistrationIdSchema,
  studentIdSchema,
  type MockRegistrationId,
  type StudentId,
} from '@academy/domain/ids';
import { formatWon } from '@academy/domain/money';
import { refuseOverdrawn, type ChangedMonth } from '../../shared/bills/bill-status-db';
import { keptLines } from '../../shared/bills/deposit-lines-db';
import { restoringLines } from '../../shared/bills/restoring-lines';
import { notify } from '../../shared/notify-db';
import { auditUndo, restoreEntries, type Undoer } from '../../shared/operations/operations-db';
import { restoringRows } from '../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../shared/students/students-db';
import { keptFees, lockFees } from './fees-db';
import { keptDepositorNames, keptStatementRows, lockStatements } from './statements-db';

/**
 * Takes a whole list back: its deposits, fees and learned names, and its rows can be imported
 * again.
 */
export const undoStatement: Undoer = async (tx, call, operation) => {
  const touched: ChangedMonth[] = [];
  const payers = new Map<MockRegistrationId, { studentId: StudentId; name: string }>();
  await lockStatements(tx);
  const concerned = operation.entries.flatMap(({ entity, id, after }) => {
    if (entity === keptLines.entity) return keptLines.parse(after).studentId;
    return entity === keptDepositorNames.entity ? studentIdSchema.parse(id) : [];
  });
  if (concerned.length > 0) await lockStudents(tx, [...new Set(concerned)], { alsoDeleted: true });
  const result = await restoreEntries(tx, operation, {
    [keptFees.entity]: restoringRows(keptFees, call, {
      async hold(on, fees) {
        const ids = fees.map(({ id }) => mockRegistrationIdSchema.parse(id));
        for (const { id, studentId, fee } of await lockFees(on, ids))
          payers.set(id, { studentId, name: fee.name });
      },
      label: ({ id }) => payers.get(id)?.name ?? '',
    }),
    [keptLines.entity]: restoringLines(call, {
      reason: voidedByUndoText,
      touched,
      label: ({ month, amount }) => `${month} ${formatWon(amount)}`,
    }),
    [keptDepositorNames.entity]: restoringRows(keptDepositorNames, call, {
      label: ({ name }) => name,
    }),
    [keptStatementRows.entity]: restoringRows(keptStatementRows, call, {
      gone: () => ({ undoneAt: call.now }),
      label: ({ id }) => id,
    }),
  });
  const months = await refuseOverdrawn(tx, touched);
  await auditUndo(tx, call, operation, 'undo-statement', result);
  await notify(
    tx,
    { topic: 'deposits', months },
    touched.map(({ studentId }) => studentId),
  );
  const students = [...payers.values()].map(({ studentId }) => studentId);
  if (students.length > 0) await notify(tx, { topic: 'mocks' }, students);
  await notify(tx, { topic: 'students' });
  return result;
};
