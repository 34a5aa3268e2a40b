import { attendanceEndpoints } from '@academy/domain/attendance';
import { calendarEndpoints } from '@academy/domain/calendar';
import { depositEndpoints } from '@academy/domain/deposits';
import type { OperationId } from '@academy/domain/ids';
import { mockManagementEndpoints } from '@academy/domain/mocks';
import {
  OPERATION_KINDS,
  operationEndpoints,
  type OperationKind,
  type UndoResult,
} from '@academy/domain/operations';
import { pointManagementEndpoints } from '@academy/domain/points';
import { studentEndpoints } from '@academy/domain/students';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { once, type KeyedCall } from '../../http/writes/once';
import { takeForUndo, type UndoCall, type Undoer } from '../../shared/operations-db';

interface OperationDeps {
  db: Db;
  /** How each kind is taken back; its feature knows. */
  undoers: Readonly<Record<OperationKind, Undoer>>;
}

type Asked = KeyedCall<UndoResult> & UndoCall & { params: { operationId: OperationId } };

/** 되돌리기: whatever it was, once and in its time. */
export function operationRoutes(serve: Serve, { db, undoers }: OperationDeps): void {
  const undo =
    (...kinds: readonly OperationKind[]) =>
    (call: Asked) =>
      once(db, call, async (tx) => {
        const { params, actor, now } = call;
        const operation = await takeForUndo(tx, { ...params, kinds, actor, now });
        return undoers[operation.kind](tx, call, operation);
      });
  serve(operationEndpoints.undoOperation, undo(...OPERATION_KINDS));

  // What the released managers' app calls, until the release after the next (ADR 0102).
  serve(calendarEndpoints.undoMeals, undo('meals.rules', 'meals.settings', 'meals.edit'));
  serve(depositEndpoints.undoDeposits, undo('deposits.change'));
  serve(
    studentEndpoints.undoStudents,
    undo('students.status', 'students.delete', 'students.import'),
  );
  serve(attendanceEndpoints.undoMarks, undo('attendance.fill'));
  serve(pointManagementEndpoints.undoPoints, undo('points.issue'));
  serve(mockManagementEndpoints.undoMocks, undo('mocks.change'));
}
