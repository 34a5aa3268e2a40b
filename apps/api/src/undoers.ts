import type { OperationKind } from '@academy/domain/operations';
import { undoReasons } from './features/approvals/undo-reasons';
import { undoSchedules } from './features/approvals/undo-schedules';
import { undoMarks } from './features/attendance/undo-marks';
import { undoMeals } from './features/calendar/undo-meals';
import { undoDeposits } from './features/deposits/undo-deposits';
import { undoMonths } from './features/deposits/undo-months';
import { undoMocks } from './features/mocks/managed/undo-mocks';
import { undoNews } from './features/news/undo-news';
import { undoPoints } from './features/points/undo-points';
import { undoStatement } from './features/statements/undo-statement';
import { undoStudents } from './features/students/undo-students';
import type { Undoer } from './shared/operations-db';

/** How each kind of operation is taken back. */
export const undoers: Readonly<Record<OperationKind, Undoer>> = {
  'meals.rules': undoMeals,
  'meals.settings': undoMeals,
  'meals.edit': undoMeals,
  'deposits.change': undoDeposits,
  'deposits.statement': undoStatement,
  'months.close': undoMonths,
  'students.edit': undoStudents,
  'students.create': undoStudents,
  'students.status': undoStudents,
  'students.delete': undoStudents,
  'students.import': undoStudents,
  'attendance.fill': undoMarks,
  'schedules.change': undoSchedules,
  'reasons.change': undoReasons,
  'points.issue': undoPoints,
  'points.change': undoPoints,
  'mocks.change': undoMocks,
  'mocks.exam': undoMocks,
  'mocks.seats': undoMocks,
  'news.change': undoNews,
};
