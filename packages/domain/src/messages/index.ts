export { academyTexts, setupStepName } from './academy-texts';
export {
  accountFieldTexts,
  accountRefusalText,
  accountStatusName,
  areaName,
  managerRoleName,
  signupTexts,
} from './account-texts';
export { approvalRefusalText } from './approval-texts';
export type { ApprovalRefusal } from './approval-texts';
export {
  attendanceSettingsTexts,
  markStatusName,
  attendanceMarkText,
  visitActionName,
  visitStateName,
} from './attendance-texts';
export { auditTopicName } from './audit-texts';
export {
  calendarTexts,
  closingCauseName,
  dayStateName,
  editCauseName,
  effectChoiceName,
  effectText,
  managedNames,
  managedText,
  settlementName,
} from './calendar-texts';
export { pinFaultText, tryAgainText, waitText } from './core-refusal-texts';
export {
  depositEntryText,
  depositRefusalText,
  depositStateName,
  signedWon,
  voidedByUndoText,
} from './deposit-texts';
export type { DepositRefusal } from './deposit-texts';
export { examFieldTexts, examRefusalText, examStateName, mockPaymentName } from './exam-texts';
export type { ExamRefusal } from './exam-texts';
export { fieldList, fieldName, invalidFieldText } from './field-texts';
export { importTexts, studentFieldName } from './import-texts';
export { importTemplateTexts } from './import-template-texts';
export { fileTexts } from './file-texts';
export { inputTexts } from './input-texts';
export { alreadyAppliedText, mealLockText, mealName, skippedTexts } from './meal-texts';
export {
  mockRefusalText,
  paperOnlyText,
  registrationBadgeText,
  seatsText,
  timeStatusText,
  waitingText,
} from './mock-texts';
export type { MockRefusal } from './mock-texts';
export { newsCategoryName, newsRefusalText, newsStateName } from './news-texts';
export { changedSinceText } from './operation-texts';
export {
  issueButtonText,
  pointMeasureName,
  ofPointPeriod,
  pointPeriodName,
  pointUndoneText,
} from './point-issue-texts';
export { pointFilterName } from './point-texts';
export {
  reasonCategoryName,
  reasonRefusalText,
  reasonStatusName,
  reasonTypeName,
} from './reason-texts';
export { isRefusalCode, refusalText } from './refusal-texts';
export type { RefusalCode } from './refusal-texts';
export { missingRightText, readOnlyText } from './right-texts';
export {
  copySkipText,
  mealOverlapText,
  monthStateText,
  scheduleClashText,
  scheduleKindName,
  scheduleRefusalText,
  scheduleStatusName,
  scheduleTypeName,
  submitDeadlineText,
} from './schedule-texts';
export type { ScheduleRefusal } from './schedule-texts';
export {
  phoneTakenText,
  seatsTakenText,
  seatTakenText,
  studentFieldTexts,
  studentStatusName,
} from './students-texts';
