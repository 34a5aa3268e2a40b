export { checkStudent, tidyStudent } from './check-student';
export type { StudentErrors } from './check-student';
export { studentEndpoints } from './endpoints';
export { factsOfStudents, filterStudents } from './filter-students';
export type { StudentFilter } from './filter-students';
export { monthFactsSchema, studentFactsSchema } from './facts-schemas';
export type { MonthFacts, StudentFacts } from './facts-schemas';
export { readImportedDay, readImportedPhone, readImportedStatus } from './import-cells';
export type { ReadPhone } from './import-cells';
export { findImportHeader } from './import-columns';
export type { ImportField, ImportHeader } from './import-columns';
export { importCountsSchema, importPreviewSchema, importResultSchema } from './import-schemas';
export type { ImportCounts, ImportKind, ImportPreview, ImportRecord, ImportResult, ImportRow } from './import-schemas';
export {
  DEPOSITOR_NAMES_LIMIT, IMPORT_MAX_CELL, IMPORT_MAX_COLUMNS, IMPORT_MAX_STUDENTS, STUDENTS_BULK_LIMIT, STUDENTS_MAX_SIZE, STUDENTS_PAGE_SIZE, STUDENT_TEXT_LIMITS,
} from './limits';
export { STUDENT_SORTS, byColumn, bySeat, compareNaturally } from './order';
export type { StudentSort } from './order';
export { planImport, sameCounts } from './plan-import';
export type { KnownStudent } from './plan-import';
export { bulkStudentsSchema, keptStudentSchema, statusEffectSchema, studentChoiceSchema, studentDraftSchema, studentRecordSchema, studentRowSchema, studentStatusSchema, studentsPageSchema } from './schemas';
export type { BulkStudents, StatusEffect, StudentChoice, StudentDraft, StudentForm, StudentRecord, StudentRow, StudentsPage } from './schemas';
export { studentColumns } from './student-columns';
export { matchesName, matchesStudent } from './search';
export type { Searchable } from './search';
export { STUDENT_STATUSES } from './status';
export type { StudentStatus } from './status';
export { timelineOf } from './timeline';
export type { TimelineEvent, TimelineKind } from './timeline';
