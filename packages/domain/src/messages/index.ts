export { tryAgainText } from './core-refusal-texts';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { inputTexts } from './input-texts';
export { alreadyAppliedText, mealLockText, mealName, skippedTexts } from './meal-texts';
export { mockRefusalText, paperOnlyText, registrationBadgeText, seatsText, timeStatusText, waitingText } from './mock-texts';
export type { MockRefusal } from './mock-texts';
export { pointFilterName } from './point-texts';
export { reasonCategoryName, reasonRefusalText, reasonStatusName, reasonTypeName } from './reason-texts';
export type { ReasonRefusal } from './reason-texts';
export { isRefusalCode, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
export {
  copySkipText, mealOverlapText, monthStateText, scheduleClashText, scheduleKindName, scheduleRefusalText, scheduleStatusName, scheduleTypeName, submitDeadlineText,
} from './schedule-texts';
export type { ScheduleRefusal } from './schedule-texts';
