export { attendanceDayColumns, attendanceMonthColumns } from './attendance-columns';
export { checkAttendanceSettings, nextPeriod } from './check-settings';
export { decideCloseDay, decideCorrection, planClose } from './close-day';
export type { ClosePlan } from './close-day';
export { DAY_FILTERS, countedMarks, dayFiltersOf, movingSoon } from './day-state';
export type { DayFilter } from './day-state';
export { arrivalMark } from './arrival-mark';
export { decideMark, sameMark, tidyMark, versionOf } from './decide-mark';
export { attendanceEndpoints } from './endpoints';
export { EDITS_MAX, MARK_NOTE_LIMIT, PERIODS_MAX } from './limits';
export {
  cellKey,
  dropAgreed,
  emptyQueue,
  enqueue,
  mergeCells,
  putBack,
  resolveConflict,
  settleBatch,
  shownMark,
  takeBatch,
} from './mark-queue';
export type { MarkQueue, Sheet } from './mark-queue';
export { attendanceMonthSchema, cellHistorySchema } from './month-schemas';
export type { AttendanceMonth, AttendanceMonthRow, CellHistory } from './month-schemas';
export { dayStatus, markLetter, summarizeDay, summarizeMonth } from './month-summary';
export type { DaySummary } from './month-summary';
export { isEmptyCell, markIn, planFill, prefilled } from './plan-fill';
export { proposePoints } from './propose-points';
export {
  attendanceChangesSchema,
  attendanceDaySchema,
  attendanceMarkSchema,
  attendanceRowSchema,
  markEditSchema,
  markStatusSchema,
  periodSchema,
  saveMarksResultSchema,
  visitSchema,
} from './schemas';
export type {
  AttendanceChanges,
  AttendanceDay,
  AttendanceMark,
  AttendanceRow,
  DayClose,
  MarkConflict,
  MarkEdit,
  MarkStatus,
  MarkValue,
  MarkedCell,
  Outing,
  Period,
  SaveMarksResult,
  ToldAbsence,
  Visit,
  VisitEdit,
  VisitValue,
} from './schemas';
export { seenAway } from './seen-away';
export type { SeenDay } from './seen-away';
export { clockOn, defaultAttendanceSettings, periodsOn, studyDayAt } from './settings';
export { attendanceSettingsSchema, editedAttendanceSettingsSchema } from './settings-schemas';
export type { AttendanceSettings, EditedAttendanceSettings } from './settings-schemas';
export { expectedMark, toldAbsences } from './told-absences';
export {
  VISIT_ACTIONS,
  decideVisit,
  visitActions,
  visitAfter,
  visitInOrder,
  visitState,
} from './visit';
export type { VisitAction } from './visit';
