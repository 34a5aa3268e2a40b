export { aWrittenAcademy } from './payer-grammar';
export type { WrittenRow } from './payer-grammar';
export { aStatementCorpus } from './statement-corpus';
export type { Corpus, CorpusRow } from './statement-corpus';
export {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
  somePeriods,
} from './attendance-builders';
export { someApplications, someAppliedMeals } from './application-builders';
export {
  aHoliday,
  aManager,
  aMealBill,
  anAcademy,
  aNewsItem,
  aNewsPage,
  aReservation,
  aSameDay,
  aSameDayRow,
  aStudent,
  someEditedLunchSettings,
  someLunchSettings,
} from './builders';
export {
  aManagedExam,
  aManagedRegistration,
  aMockExam,
  anExamForm,
  aMockRegistration,
  aMyMockRegistration,
  aMyRegistrationsSlice,
  anOpenExamsPage,
  aStudentMockExam,
} from './mock-builders';
export { aStudentPoint, aStudentPointsPage } from './point-builders';
export {
  aReasonDraft,
  aRegularSchedule,
  aScheduleDraft,
  aScheduleList,
  anAbsenceReason,
} from './schedule-builders';
export { aDepositEntry, anAppliedMonth } from './deposit-builders';
export {
  aKnownStudent,
  aStudentChoice,
  aStudentForm,
  aStudentRecord,
  aStudentRow,
  aStudentsPage,
  anAccount,
  anImportPreview,
  someStudentFacts,
} from './people-builders';
export {
  aDayStudent,
  aDepositMonth,
  aDepositRow,
  aMealCalendar,
  aMealDay,
  aMealEffect,
  someMonthFigures,
  someMonthStats,
  someTasks,
} from './calendar-builders';
export { aManagedNews, aManagedNewsPage, aNewsForm, aStoredPicture } from './news-builders';
