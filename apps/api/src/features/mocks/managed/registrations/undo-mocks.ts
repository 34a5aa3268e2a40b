import type { MockRegistrationId } from '@academy/domain/ids';
import { notify } from '../../../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../../../shared/operations/operations-db';
import { restoringRows } from '../../../../shared/operations/restoring-rows-db';
import { promoteWaiting } from '../../own-registration';
import { keptExams, readManagedExam } from '../exams-db';
import { keptRegistrations, keptStandings, lockRegistrationsOf } from './registrations-db';
import { exams, standings, type TouchedMocks } from '../undo-exams';
import { seatPlans } from '../seats/undo-seats';

const registrations = (call: UndoCall, { students }: TouchedMocks): Restorer => {
  const names = new Map<MockRegistrationId, string>();
  return restoringRows(keptRegistrations, call, {
    async hold(tx, rows) {
      const ids = rows.map(({ id }) => id);
      for (const { id, name, studentId } of await lockRegistrationsOf(tx, ids)) {
        names.set(id, name);
        students.add(studentId);
      }
    },
    label: ({ id }) => names.get(id) ?? '',
  });
};

/**
 * Undoes changes of exams, their registrations and seats; later changes stay and are named. Free
 * seats then go to the front of the line.
 */
export const undoMocks: Undoer = async (tx, call, operation) => {
  const touched: TouchedMocks = { entries: [], students: new Set(), exams: new Set() };
  const result = await restoreEntries(tx, operation, {
    [keptExams.entity]: exams(call, touched),
    [keptStandings.entity]: standings(call, touched),
    [keptRegistrations.entity]: registrations(call, touched),
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
