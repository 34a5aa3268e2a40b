import { depositEntryText, voidedByUndoText } from '@academy/domain/deposits';
import { refuseOverdrawn, type ChangedMonth } from '../../shared/bills/bill-status-db';
import { keptLines } from '../../shared/bills/deposit-lines-db';
import { restoringLines } from '../../shared/bills/restoring-lines';
import { notify } from '../../shared/notify-db';
import { auditUndo, restoreEntries, type Undoer } from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';

/** Takes a booking back: its lines are voided, lines that it voided count again. */
export const undoDeposits: Undoer = async (tx, call, operation) => {
  const touched: ChangedMonth[] = [];
  const result = await restoreEntries(tx, operation, {
    [keptLines.entity]: restoringLines(call, {
      reason: voidedByUndoText,
      touched,
      hold: (on, lines) =>
        lockStudents(
          on,
          lines.map(({ studentId }) => studentId),
          { alsoDeleted: true },
        ),
      label: (line) =>
        depositEntryText({ ...line, depositorName: '', otherMonth: null, voidedAt: null }),
    }),
  });
  const months = await refuseOverdrawn(tx, touched);
  await auditUndo(tx, call, operation, 'undo-deposits', result);
  await notify(
    tx,
    { topic: 'deposits', months },
    touched.map(({ studentId }) => studentId),
  );
  return result;
};
