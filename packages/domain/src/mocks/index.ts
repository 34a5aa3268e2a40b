export { examCalendarFile } from './calendar-file';
export { decideCancel, decideModify, decideRegister } from './decide-registration';
export { mockEndpoints } from './endpoints';
export {
  canOpenExam,
  canOpenRegistration,
  registrationBadges,
  registrationFlags,
} from './openable';
export type { RegistrationBadge } from './openable';
export { depositDeadline, paymentInstructions, paymentNote, paymentRows } from './payment';
export type { PaymentInstructions } from './payment';
export { registrationTimeText } from './registration-time';
export {
  mockExamSchema,
  mockPaymentStatusSchema,
  mockRegistrationSchema,
  myMockRegistrationSchema,
  myRegistrationsSliceSchema,
  onSiteStateSchema,
  openExamsPageSchema,
  registrationResultSchema,
  studentMockExamSchema,
  timeStatusSchema,
} from './schemas';
export type {
  MockExam,
  MockPaymentStatus,
  MockRegistration,
  MyMockRegistration,
  MyRegistrationsSlice,
  OnSiteState,
  OpenExamsPage,
  RegistrationBody,
  RegistrationResult,
  StudentMockExam,
  TimeStatus,
} from './schemas';
export { decideSeat, onSiteLeft, seatsToPromote } from './seats';
export { examSinceRead, registrationSinceRead, statusHasPassed } from './since-read';
export { MOCKS_MAX_SIZE, MOCKS_PAGE_SIZE } from './sizes';
export { offeredSubjects, subjectOptions } from './subject-options';
export {
  changesCloseAt,
  nextStatusChange,
  registrationClosesAt,
  statusByDates,
  timeStatus,
} from './time-status';
export { EXAM_LIMITS, checkExam, examWarnings } from './check-exam';
export type { ExamErrors } from './check-exam';
export { decideOnBehalf } from './decide-on-behalf';
export { examColumns, paperOrderColumns, registrationColumns } from './exam-columns';
export { examEffect } from './exam-effect';
export { examState } from './exam-state';
export {
  decideDelete,
  decideExamChange,
  decideExtension,
  decidePayment,
  paymentAfterCancel,
} from './manage-decisions';
export type { ExamDecision, PaymentChange } from './manage-decisions';
export { mockManagementEndpoints } from './manage-endpoints';
export {
  examEffectSchema,
  examFormSchema,
  examStateSchema,
  managedExamSchema,
  managedRegistrationSchema,
  registrationsResultSchema,
  seatPlanSchema,
} from './manage-schemas';
export type {
  ExamDefaults,
  ExamDraft,
  ExamEffect,
  ExamForm,
  ExamRegistrations,
  ExamState,
  WrittenExam,
  ManagedExam,
  ManagedRegistration,
  PaperOrder,
  RegistrationsResult,
  SeatPlan,
} from './manage-schemas';
export { paperOrder } from './paper-order';
export { SEATINGS, planSeats, swapSeats, withoutLeft } from './seat-plan';
export type { Seating } from './seat-plan';
export { REGISTRATION_SHOWS } from './filter-schemas';
export type { ExamFilter, RegistrationFilter, RegistrationShow } from './filter-schemas';
export { filterExams, filterRegistrations, isShown } from './managed-filters';
export {
  examFieldTexts,
  examRefusalText,
  examReturnText,
  examStateName,
  mockPaymentName,
  seatPlanName,
} from './exam-texts';
export { decideExamReturn, decideRegistrationReturns } from './take-back';
export type { ExamRefusal } from './exam-texts';
export {
  mockRefusalText,
  paperOnlyText,
  registrationBadgeText,
  seatsText,
  timeStatusText,
  waitingText,
} from './mock-texts';
export type { MockRefusal } from './mock-texts';
