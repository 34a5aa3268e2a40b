export { cellsResultSchema } from './cells-schemas';
export type { CellsOfStudent, CellsResult } from './cells-schemas';
export { blankStudent, checkStudent, tidyStudent } from './check-student';
export { studentFieldNames } from './field-names';
export type { StudentErrors } from './check-student';
export { studentDaySchema } from './day-schemas';
export type { DayPeriod, OpenRequest, StudentDay } from './day-schemas';
export { studentEndpoints } from './endpoints';
export { ERASED_NAME, isTypedName } from './erase';
export { factsOfStudents, filterStudents } from './filter-students';
export type { StudentFilter } from './filter-students';
export { monthFactsSchema, studentFactsSchema } from './facts-schemas';
export type { MonthFacts, StudentFacts } from './facts-schemas';
export { withDepositorName } from './depositor-names';
export { readImportedPhone, readImportedStatus } from './import-cells';
export { choicesToRemember, findColumnProblem, findImportHeader } from './import-columns';
export type { ColumnChoice, ImportColumn, RememberedColumns } from './import-columns';
export type { ImportField } from './import-field';
export {
  importCountsSchema,
  importFieldSchema,
  importPreviewSchema,
  importResultSchema,
} from './import-schemas';
export type { ImportPreview, ImportRecord, ImportResult, ImportRow } from './import-schemas';
export { STUDENTS_MAX_SIZE, STUDENTS_PAGE_SIZE } from './limits';
export { TEMPLATE_FIELDS, templateColumns, templateGuideColumns } from './import-template';
export type { KnownStudent } from './known-student';
export { planCells } from './plan-cells';
export type { CellsRow } from './plan-cells';
export { planImport, sameCounts, withoutContacts } from './plan-import';
export type { ImportBasis } from './plan-import';
export {
  bulkStudentsSchema,
  keptStudentSchema,
  studentDraftSchema,
  studentRecordSchema,
  studentRowSchema,
  studentsPageSchema,
} from './schemas';
export type {
  BulkStudents,
  StatusEffect,
  StudentDraft,
  StudentForm,
  StudentRecord,
  StudentRow,
  StudentsPage,
} from './schemas';
export { findSeatClashes, heldSeat } from './seats';
export { seatTakenSchema } from './schemas';
export { studentColumns } from './student-columns';
export { examsAhead, openRequests, periodsOfDay } from './student-day';
export { timelineOf } from './timeline';
export { importTexts, studentFieldName } from './import-texts';
export { importTemplateTexts } from './import-template-texts';
export {
  phoneTakenText,
  seatsTakenText,
  seatTakenText,
  studentFieldTexts,
  studentStatusName,
} from './students-texts';
export { STUDENT_SORTS } from './sort-students';
export type { StudentSort } from './sort-students';
