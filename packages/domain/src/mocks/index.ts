export { examCalendarFile } from './calendar-file';
export { decideCancel, decideModify, decideRegister } from './registration/decide-registration';
export { mockEndpoints } from './endpoints';
export {
  canOpenExam,
  canOpenRegistration,
  registrationBadges,
  registrationFlags,
} from './registration/openable';
export type { RegistrationBadge } from './registration/openable';
export {
  depositDeadline,
  paymentInstructions,
  paymentNote,
  paymentRows,
} from './registration/payment';
export type { PaymentInstructions } from './registration/payment';
export {
  checkGroups,
  groupProblems,
  groupWords,
  tidyGroups,
  usualGroups,
} from './exams/check-groups';
export {
  chooseSubject,
  examFeeText,
  feeRange,
  fixedSubjects,
  groupCountText,
  isFixed,
  isSingle,
  priceOfChoice,
} from './exams/subject-groups';
export { countAttendance, EXAM_ATTENDANCES, examAttendance } from './registration/exam-attendance';
export type { ExamAttendance } from './registration/exam-attendance';
export { amountsOf, feeAccount, feeText, openFeeText } from './registration/fee-account';
export type { FeeAmounts } from './registration/fee-account';
export { registrationTimeText } from './registration/registration-time';
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
  Prices,
  RegistrationBody,
  RegistrationResult,
  StudentMockExam,
  SubjectGroup,
  TimeStatus,
} from './schemas';
export { capacityLeft, decideSeat, onSiteLeft, seatsToPromote } from './seats/seats';
export { examSinceRead, registrationSinceRead, statusHasPassed } from './exams/since-read';
export {
  MOCKS_MAX_SIZE,
  MOCKS_PAGE_SIZE,
  MONTHS_AHEAD,
  ROOM_LIMITS,
  SUBJECT_LIMITS,
} from './sizes';
export { examSubjects, offeredSubjects, subjectOptions } from './exams/subject-options';
export {
  changesCloseAt,
  nextStatusChange,
  registrationClosesAt,
  statusByDates,
  timeStatus,
} from './registration/time-status';
export { EXAM_LIMITS, checkExam, examWarnings } from './exams/check-exam';
export type { ExamErrors } from './exams/check-exam';
export { decideOnBehalf } from './registration/decide-on-behalf';
export { examColumns, paperOrderColumns, registrationColumns } from './exams/exam-columns';
export { examEffect } from './exams/exam-effect';
export { examState } from './exams/exam-state';
export { handedExam } from './exams/handed-exam';
export { copiedExam, monthlyExams } from './exams/repeat-exam';
export {
  decideAdding,
  decideAttendance,
  decideDelete,
  decideExamChange,
  decideExtension,
  decidePayment,
} from './manage/manage-decisions';
export type { ExamDecision, PaymentChange } from './manage/manage-decisions';
export { mockManagementEndpoints } from './manage-endpoints';
export {
  examEffectSchema,
  examFormSchema,
  examStateSchema,
  managedExamSchema,
  managedRegistrationSchema,
  registrationsResultSchema,
  seatPlanSchema,
} from './manage/manage-schemas';
export type {
  ExamDefaults,
  HandedExams,
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
  ExamRoom,
} from './manage/manage-schemas';
export { paperOrder } from './seats/paper-order';
export {
  allSeats,
  checkRooms,
  moveSeats,
  placeOf,
  planIn,
  roomsOf,
  seatsBefore,
  seatsIn,
} from './seats/rooms';
export { SEATINGS, planSeats, swapSeats, withoutLeft } from './seats/seat-plan';
export type { Seating } from './seats/seat-plan';
export { REGISTRATION_SHOWS } from './manage/filter-schemas';
export type { ExamFilter, RegistrationFilter, RegistrationShow } from './manage/filter-schemas';
export { filterExams, filterRegistrations, isShown } from './manage/managed-filters';
export {
  examAttendanceName,
  examDecisionText,
  examFieldTexts,
  examNoticeFields,
  examReminderFields,
  examRefusalText,
  examReturnText,
  examStateName,
  onSiteName,
  mockPaymentName,
  seatPlanName,
  seatText,
} from './exam-texts';
export { decideExamReturn, decideRegistrationReturns } from './exams/take-back';
export { daysToRemind, EXAM_REMINDERS, reminderSpan } from './reminders';
export type { ExamReminder } from './reminders';
export type { ExamRefusal } from './exam-texts';
export {
  capacityText,
  mockDecisionText,
  mockRefusalText,
  paperOnlyText,
  registrationBadgeText,
  seatsText,
  timeStatusText,
  waitingText,
} from './mock-texts';
export type { MockRefusal } from './mock-texts';
export {
  examFields,
  examStateFields,
  paperFields,
  registrationFields,
  resultFields,
} from './fields';
export { cardCourses, cardTable, meansOf, refuseCards } from './results/card';
export type { ResultCard, ResultCards } from './results/card-schemas';
export { refuseEntries, refuseResults } from './results/decide';
export { resultCourses } from './results/course';
export type { ResultCourse } from './results/course';
export { courseText, drawCourse } from './results/draw-course';
export { distributionOf } from './results/distribution';
export type { Distribution } from './results/distribution';
export { ownResultEndpoints } from './results/endpoints';
export { resultManagementEndpoints } from './results/manage-endpoints';
export {
  isMeasure,
  MEASURE_RANGES,
  measuresIn,
  readMeasure,
  RESULT_MEASURES,
} from './results/measures';
export type { Measures, ResultMeasure } from './results/measures';
export { isSameResult, plannedEntries, planRows, resultAfter } from './results/plan-entries';
export type { PlannedRow, ResultPicks } from './results/plan-entries';
export { isResultSheet, readResults } from './results/read-sheet';
export type { ReadResults } from './results/read-sheet';
export { resultColumns, resultHeads, valueOf } from './results/result-columns';
export {
  measureName,
  measureRangeText,
  measuresText,
  measureValueText,
  namedValueText,
  resultHeading,
  resultText,
  targetText,
} from './results/result-texts';
export type {
  ExamResult,
  ExamResults,
  ResultEntry,
  ResultsOfStudent,
  WrittenResults,
} from './results/schemas';
export type { OwnResults, ResultTarget } from './results/own-schemas';
export { COMMON_SUBJECTS, inSubjectOrder, knownSubject, subjectsAsked } from './results/subjects';
export { PASTED_WORK, planPastedRegistrations } from './registration/pasted-registrations';
export type { PastedWork, PlannedRegistration } from './registration/pasted-registrations';
