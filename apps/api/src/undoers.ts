import type { OperationKind } from '@academy/domain/operations';
import { undoMarks } from './features/attendance/undo-marks';
import { undoMeals } from './features/calendar/undo-meals';
import { undoDeposits } from './features/deposits/undo-deposits';
import { undoMocks } from './features/mocks/managed/undo-mocks';
import { undoPoints } from './features/points/undo-points';
import { undoStudents } from './features/students/undo-students';
import type { Undoer } from './shared/operations-db';

/** How each kind of operation is taken back. */
export const undoers: Readonly<Record<OperationKind, Undoer>> = {
  'meals.rules': undoMeals,
  'meals.edit': undoMeals,
  'deposits.change': undoDeposits,
  'students.status': undoStudents,
  'students.delete': undoStudents,
  'students.import': undoStudents,
  'attendance.fill': undoMarks,
  'points.issue': undoPoints,
  'mocks.change': undoMocks,
};
