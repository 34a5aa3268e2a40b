export { blankStudent } from './blank-student';
export { cellsResultSchema } from './cells-schemas';
export type { CellsOfStudent, CellsResult } from './cells-schemas';
export { checkStudent, tidyStudent } from './check-student';
export type { StudentErrors } from './check-student';
export { studentEndpoints } from './endpoints';
export { ERASED_NAME, isTypedName } from './erase';
export { factsOfStudents, filterStudents } from './filter-students';
export type { StudentFilter } from './filter-students';
export { monthFactsSchema, studentFactsSchema } from './facts-schemas';
export type { MonthFacts, StudentFacts } from './facts-schemas';
export { readImportedDay, readImportedPhone, readImportedStatus } from './import-cells';
export { findImportHeader } from './import-columns';
export { importCountsSchema, importPreviewSchema, importResultSchema } from './import-schemas';
export type { ImportPreview, ImportRecord, ImportResult, ImportRow } from './import-schemas';
export { STUDENTS_MAX_SIZE, STUDENTS_PAGE_SIZE } from './limits';
export { STUDENT_SORTS, byColumn, bySeat, compareNaturally } from './order';
export type { StudentSort } from './order';
export { TEMPLATE_FIELDS, templateColumns, templateGuideColumns } from './import-template';
export type { KnownStudent } from './known-student';
export { planCells } from './plan-cells';
export type { CellsRow } from './plan-cells';
export { planImport, sameCounts } from './plan-import';
export {
  bulkStudentsSchema,
  keptStudentSchema,
  studentChoiceSchema,
  studentDraftSchema,
  studentRecordSchema,
  studentRowSchema,
  studentStatusSchema,
  studentsPageSchema,
} from './schemas';
export type {
  StatusEffect,
  StudentChoice,
  StudentDraft,
  StudentForm,
  StudentRecord,
  StudentRow,
  StudentsPage,
} from './schemas';
export { findSeatClashes, heldSeat } from './seats';
export { seatTakenSchema } from './schemas';
export { studentColumns } from './student-columns';
export { matchesName, matchesStudent } from './search';
export { STUDENT_STATUSES } from './status';
export type { StudentStatus } from './status';
export { timelineOf } from './timeline';
