export { blocksBetween } from './blocks';
export type { ScheduleBlock } from './blocks';
export { SCHEDULE_LIMITS, checkSchedule } from './check-schedule';
export type { ScheduleErrors } from './check-schedule';
export { findClash, firstClashDay, isInForce } from './clash';
export type { Timetable } from './clash';
export { planCopy } from './copy-month';
export type { CopyPlan } from './copy-month';
export { changeRequestDraft, draftOf, keptExceptions } from './draft-of';
export { scheduleEndpoints } from './endpoints';
export { countOverlaps, mealOverlaps } from './meal-overlap';
export type { MealOverlap } from './meal-overlap';
export { monthState, submitDeadline } from './month-state';
export type { MonthState } from './month-state';
export { lastDayOf, occurrencesOf, occursOn } from './occurrences';
export {
  decideCancelOccurrence,
  decideRestoreOccurrence,
  decideScheduleCancel,
  decideScheduleEdit,
} from './schedule-changes';
export type { OccurrenceChange } from './schedule-changes';
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
} from './sentence';
export { defaultMealTimes, defaultScheduleSettings } from './settings';
export { tidySchedule } from './tidy-schedule';
export { timeSpan } from './time-span';
export { approvalEffects, reasonEffects } from './approval-effects';
export {
  askedAgain,
  decideApproval,
  decideRollback,
  planManagerEdit,
  replacedBy,
  rolledBack,
} from './approve';
export type { ApprovalWish } from './approve';
export { scheduleManagementEndpoints } from './manage-endpoints';
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
export type { ReportedAbsence } from './reported-absence-schema';
export { reportedAbsences } from './reported-absences';
export { approvalOperationTexts, approvalRefusalText, askedAgainText } from './approval-texts';
export type { ApprovalRefusal } from './approval-texts';
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
