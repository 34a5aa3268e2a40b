export { examCalendarFile } from './calendar-file';
export { decideCancel, decideModify, decideRegister, isForGrade } from './decide-registration';
export type { CancelDecision, RegistrationDecision } from './decide-registration';
export { decideSubjects } from './decide-subjects';
export type { SubjectDecision } from './decide-subjects';
export { mockEndpoints } from './endpoints';
export { canOpenExam, canOpenRegistration, registrationBadges, registrationFlags } from './openable';
export type { RegistrationBadge } from './openable';
export { depositDeadline, paymentInstructions, paymentNote, paymentRows } from './payment';
export type { PaymentInstructions, PaymentRow } from './payment';
export { registrationTimeText } from './registration-time';
export {
  mockExamSchema, mockPaymentStatusSchema, mockRegistrationSchema, myMockRegistrationSchema, myRegistrationsSliceSchema, onSiteStateSchema, openExamsPageSchema,
  registrationBodySchema, registrationResultSchema, studentMockExamSchema, timeStatusSchema,
} from './schemas';
export type {
  MockExam, MockPaymentStatus, MockRegistration, MyMockRegistration, MyRegistrationsSlice, OnSiteState, OpenExamsPage, RegistrationBody, RegistrationResult,
  StudentMockExam, TimeStatus,
} from './schemas';
export { decideSeat, onSiteLeft, seatsToPassOn } from './seats';
export type { SeatDecision } from './seats';
export { examSinceRead, registrationSinceRead, statusHasPassed } from './since-read';
export { MOCKS_MAX_SIZE, MOCKS_PAGE_SIZE } from './sizes';
export { offeredSubjects, subjectOptions } from './subject-options';
export { changesCloseAt, nextStatusChange, registrationClosesAt, statusByDates, timeStatus } from './time-status';
export { EXAM_LIMITS, checkExam, examWarnings } from './check-exam';
export type { ExamErrors } from './check-exam';
export { decideOnBehalf } from './decide-on-behalf';
export type { OnBehalfDecision } from './decide-on-behalf';
export { examColumns, paperOrderColumns, registrationColumns } from './exam-columns';
export { examEffect } from './exam-effect';
export { examState } from './exam-state';
export { PAYMENT_CHANGES, decideDelete, decideExamChange, decideExtension, decidePayment, paymentAfterCancel } from './manage-decisions';
export type { ExamDecision, PaymentChange, PaymentDecision } from './manage-decisions';
export { mockManagementEndpoints } from './manage-endpoints';
export { examDefaultsSchema, examEffectSchema, examFormSchema, examStateSchema, examRegistrationsSchema, managedExamSchema, managedRegistrationSchema, paperOrderSchema, registrationsResultSchema, seatPlanSchema } from './manage-schemas';
export type { ExamDefaults, ExamDraft, ExamEffect, ExamForm, ExamRegistrations, ExamState, ManagedExam, ManagedRegistration, PaperOrder, RegistrationsResult, SeatPlan } from './manage-schemas';
export { paperOrder } from './paper-order';
export { SEATINGS, planSeats, swapSeats } from './seat-plan';
export type { Seating } from './seat-plan';
export { REGISTRATION_SHOWS, examFilterSchema, registrationFilterSchema } from './filter-schemas';
export type { ExamFilter, RegistrationFilter, RegistrationShow } from './filter-schemas';
export { filterExams, filterRegistrations, isShown } from './managed-filters';
