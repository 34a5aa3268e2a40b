export { attendanceDayColumns, attendanceMonthColumns } from './attendance-columns';
export { checkAttendanceSettings, nextPeriod } from './check-settings';
export { OPEN_REASONS, decideCloseDay, decideCorrection, openCells, planClose } from './close-day';
export type { OpenReason } from './close-day';
export { dayContext } from './day-context';
export type { DayContext } from './day-context';
export { DAY_FILTERS, countDay, dayFiltersOf, dayStateOf, movingSoon } from './day-state';
export type { DayFilter } from './day-state';
export { cellKey, decideMark, sameMark, tidyMark, versionOf } from './decide-mark';
export { attendanceEndpoints } from './endpoints';
export { EDITS_MAX, MARK_NOTE_LIMIT, PERIODS_MAX } from './limits';
export { attendanceMonthSchema, cellHistorySchema } from './month-schemas';
export type { AttendanceMonth, AttendanceMonthRow, CellHistory } from './month-schemas';
export { dayStatus, markLetter, summarizeDay, summarizeMonth } from './month-summary';
export type { DaySummary } from './month-summary';
export { canBeAhead, isDayAhead, markInFuture } from './mark-ahead';
export { packDay } from './pack-day';
export { packedDaySchema } from './packed-day-schema';
export { planFill } from './plan-fill';
export { proposePoints } from './propose-points';
export {
  attendanceChangesSchema,
  attendanceDaySchema,
  attendanceMarkSchema,
  attendanceRowSchema,
  markEditSchema,
  markValueSchema,
  markStatusSchema,
  periodSchema,
  saveMarksResultSchema,
  visitEditSchema,
  visitSchema,
  visitValueSchema,
} from './schemas';
export type {
  AttendanceChanges,
  AttendanceDay,
  AttendanceMark,
  AttendanceRow,
  DayClose,
  MarkEdit,
  MarkStatus,
  MarkValue,
  MarkedCell,
  Outing,
  Period,
  SaveMarksResult,
  SaveVisitsResult,
  Visit,
  VisitEdit,
  VisitValue,
} from './schemas';
export { awayText } from './away-text';
export type { SeenDay } from './away-text';
export { clockOn, defaultAttendanceSettings, periodsOn, studyDayAt } from './settings';
export { attendanceSettingsSchema, editedAttendanceSettingsSchema } from './settings-schemas';
export type { AttendanceSettings, EditedAttendanceSettings } from './settings-schemas';
export {
  arrivalMark,
  isEmptyCell,
  markIn,
  prefilled,
  standingMark,
  standingMarks,
} from './standing-mark';
export { unpackDay } from './unpack-day';
export { arrivalPeriod } from './presence';
export { expectedMark, toldIn } from './expected-mark';
export {
  VISIT_ACTIONS,
  decideVisit,
  sameVisit,
  visitActions,
  visitAfter,
  visitInFuture,
  visitInOrder,
  visitState,
  visitValueOf,
} from './visit';
export type { VisitAction } from './visit';
export {
  attendanceRefusalTexts,
  attendanceSettingsTexts,
  markStatusName,
  attendanceMarkText,
  visitActionName,
  visitStateName,
} from './attendance-texts';
