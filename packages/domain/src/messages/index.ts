export { accountFieldTexts, accountRefusalText, accountStatusName, areaName, managerRoleName, signupTexts } from './account-texts';
export type { AccountRefusal } from './account-texts';
export { calendarTexts, closingCauseName, dayStateName, editCauseName, effectChoiceName, effectText, settlementName } from './calendar-texts';
export { tryAgainText } from './core-refusal-texts';
export { depositEntryText, depositKindName, depositRefusalText, depositStateName, signedWon } from './deposit-texts';
export type { DepositRefusal } from './deposit-texts';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { importTexts, studentFieldName } from './import-texts';
export { inputTexts } from './input-texts';
export { alreadyAppliedText, mealLockText, mealName, skippedTexts } from './meal-texts';
export { mockRefusalText, paperOnlyText, registrationBadgeText, seatsText, timeStatusText, waitingText } from './mock-texts';
export type { MockRefusal } from './mock-texts';
export { changedSinceText } from './operation-texts';
export type { OperationRefusal } from './operation-texts';
export { pointFilterName } from './point-texts';
export { reasonCategoryName, reasonRefusalText, reasonStatusName, reasonTypeName } from './reason-texts';
export type { ReasonRefusal } from './reason-texts';
export { isRefusalCode, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
export { missingRightText, readOnlyText } from './right-texts';
export {
  copySkipText, mealOverlapText, monthStateText, scheduleClashText, scheduleKindName, scheduleRefusalText, scheduleStatusName, scheduleTypeName, submitDeadlineText,
} from './schedule-texts';
export type { ScheduleRefusal } from './schedule-texts';
export { studentFieldTexts, studentStatusName } from './students-texts';
export type { StudentRefusal } from './students-texts';
