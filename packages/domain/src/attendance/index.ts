export { attendanceDayColumns, attendanceMonthColumns } from './attendance-columns';
export { checkAttendanceSettings, nextPeriod, periodText } from './settings/check-settings';
export {
  OPEN_REASONS,
  decideCloseDay,
  decideCorrection,
  openCells,
  previewClose,
} from './marks/close-day';
export type { OpenCell, OpenReason } from './marks/close-day';
export { dayContext, hasBegun, runningPeriod } from './day/day-context';
export type { CloseRules, DayContext } from './day/day-context';
export { firstStudyDay } from './day/first-day';
export type { Registered } from './day/first-day';
export { DAY_FILTERS, countDay, dayFiltersOf, dayStateOf, movingSoon } from './day/day-state';
export type { DayFilter } from './day/day-state';
export {
  cellKey,
  decideMark,
  marksAfter,
  sameMark,
  tidyMark,
  valueIn,
  versionOf,
} from './marks/change-mark';
export type { MarkAction } from './marks/change-mark';
export { attendanceEndpoints } from './endpoints';
export { EDITS_MAX, MARK_NOTE_LIMIT, PACKING_MINUTES, PERIODS_MAX } from './limits';
export { attendanceMonthSchema, cellHistorySchema } from './month-schemas';
export type { AttendanceMonth, AttendanceMonthRow, CellHistory } from './month-schemas';
export { monthRows } from './month-rows';
export type { SummarizedMonth } from './month-rows';
export { dayStatus, summarizeDay, summarizeMonth } from './month-summary';
export type { DaySummary } from './month-summary';
export { AHEAD_MS, canBeAhead, isDayAhead, markInFuture } from './marks/mark-ahead';
export { packDay } from './packed/pack-day';
export { packMonth } from './packed/pack-month';
export { packedDaySchema } from './packed/packed-day-schema';
export { packedMonthSchema } from './packed/packed-month-schema';
export { planFill } from './marks/plan-fill';
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
export { awayText } from './day/away-text';
export type { SeenDay } from './day/away-text';
export {
  clockOn,
  compulsoryPeriods,
  defaultAttendanceSettings,
  lastMinute,
  periodsOn,
  studyDayAt,
} from './settings/settings';
export {
  attendanceSettingsSchema,
  editedAttendanceSettingsSchema,
} from './settings/settings-schemas';
export type { AttendanceSettings, EditedAttendanceSettings } from './settings/settings-schemas';
export {
  arrivalMark,
  isEmptyCell,
  markIn,
  mayBeMissed,
  prefilled,
  effectiveMark,
  effectiveMarks,
} from './marks/effective-mark';
export type { SeenRow } from './marks/effective-mark';
export { unpackDay } from './packed/unpack-day';
export { unpackMonth } from './packed/unpack-month';
export { arrivalPeriod } from './day/presence';
export { periodMinutes, spanMinutes, studyMinutes } from './day/study-minutes';
export { settledVisit } from './day/settled-visit';
export { expectedMark, reportedIn } from './marks/expected-mark';
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
} from './day/visit';
export type { VisitAction, VisitState } from './day/visit';
export {
  attendanceRefusalTexts,
  attendanceSettingsTexts,
  markLetter,
  markStatusName,
  attendanceMarkText,
  readMark,
  visitActionName,
  unseenName,
  visitStateName,
} from './attendance-texts';
export { GUARDIAN_CHECKS, LINK_DAYS, type GuardianCheck } from './settings/guardian-links';
export { attendanceSettingsFields, attendanceSumFields, sheetFields, visitFields } from './fields';
