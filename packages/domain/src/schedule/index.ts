export { blocksBetween } from './times/blocks';
export type { ScheduleBlock } from './times/blocks';
export { SCHEDULE_LIMITS, checkSchedule } from './month/check-schedule';
export type { ScheduleErrors } from './month/check-schedule';
export { findClash, firstClashDay, isInForce } from './times/clash';
export type { Timetable } from './times/clash';
export { planCopy } from './month/copy-month';
export type { CopyPlan } from './month/copy-month';
export { changeRequestDraft, draftOf, keptExceptions } from './month/draft-of';
export { scheduleEndpoints } from './endpoints';
export { countOverlaps, mealOverlaps } from './times/meal-overlap';
export type { MealOverlap } from './times/meal-overlap';
export { reasonInstead, scheduleOfReason } from './month/reason-instead';
export { monthState, submitDeadline } from './month/month-state';
export type { MonthState } from './month/month-state';
export { lastDayOf, occurrencesOf, occursOn } from './times/occurrences';
export {
  decideCancelOccurrence,
  decideRestoreOccurrence,
  decideScheduleCancel,
  decideScheduleEdit,
} from './month/schedule-changes';
export type { OccurrenceChange } from './month/schedule-changes';
export {
  copyResultSchema,
  regularScheduleSchema,
  scheduleDraftSchema,
  scheduleKindSchema,
  scheduleListSchema,
  scheduleSettingsSchema,
  scheduleStatusSchema,
  scheduleTypeSchema,
} from './schemas';
export type {
  CopyResult,
  RegularSchedule,
  ScheduleDraft,
  ScheduleForm,
  ScheduleKind,
  ScheduleList,
  ScheduleSettings,
  ScheduleStatus,
  ScheduleType,
} from './schemas';
export {
  describeClash,
  schedulePreview,
  scheduleSentence,
  timesText,
  weekdaysText,
} from './approval/sentence';
export { defaultMealTimes, defaultScheduleSettings } from './settings';
export { tidySchedule } from './month/tidy-schedule';
export {
  checkDayOrder,
  checkDayOrderAtDesk,
  contraryApprovalText,
  contraryTime,
} from './times/day-order';
export { timeSpan } from './times/time-span';
export { absenceEffects, approvalEffects, reasonEffects } from './approval/approval-effects';
export {
  askedAgain,
  decideApproval,
  decideRollback,
  planManagerEdit,
  replacedBy,
  rolledBack,
} from './approval/approve';
export type { ApprovalInput } from './approval/approve';
export { approvalEndpoints, scheduleManagementEndpoints } from './manage-endpoints';
export {
  approvalQueueSchema,
  decidedSchema,
  scheduleTableSchema,
  scheduleVersionSchema,
  studentScheduleSchema,
} from './manage-schemas';
export type {
  ApprovalQueue,
  Decided,
  ScheduleTable,
  ScheduleVersion,
  StudentSchedule,
  WaitingReason,
  WaitingSchedule,
} from './manage-schemas';
export { scheduleOverviewEndpoints } from './overview-endpoints';
export { scheduleStudentsSchema, scheduleSurroundingsSchema } from './manage-schemas';
export type {
  ScheduleState,
  ScheduleStudents,
  ScheduleSurroundings,
  ScheduleTableRow,
} from './manage-schemas';
export { scheduleStanding } from './student-state';
export {
  scheduleEntries,
  scheduleEntryColumns,
  scheduleTableColumns,
  tableDays,
} from './schedule-table';
export { filterScheduleTable } from './table-filter';
export type { ScheduleTableFilter } from './table-filter';
export type { ReportedAbsence } from './times/reported-absence-schema';
export { reportedAbsences } from './times/reported-absences';
export {
  approvalOperationTexts,
  approvalRefusalText,
  askedAgainText,
} from './approval/approval-texts';
export type { ApprovalRefusal } from './approval/approval-texts';
export {
  copySkipText,
  mealOverlapText,
  scheduleClashText,
  scheduleKindName,
  scheduleRefusalText,
  scheduleStatusName,
  scheduleTypeName,
} from './schedule-texts';
export type { ScheduleRefusal } from './schedule-texts';
export { scheduleFields, scheduleSettingsFields, scheduleStateFields } from './fields';
