export { cellsResultSchema } from './import/cells-schemas';
export type { CellsOfStudent, CellsResult } from './import/cells-schemas';
export { checkStudent, tidyStudent } from './check-student';
export { blankStudent, guardianFields, studentFields } from './fields';
export type { StudentErrors } from './check-student';
export { blankGuardian, guardianName, guardianText, type GuardianPart } from './guardians';
export { studentDaySchema } from './facts/day-schemas';
export type { DayPeriod, OpenRequest, StudentDay } from './facts/day-schemas';
export { studentEndpoints } from './endpoints';
export { ERASED_NAME, ERASED_PHONE, EXPIRED_TEXT, isTypedName } from './erasure/erase';
export {
  ERASURE_AHEAD_DAYS,
  ERASURE_MONTHS,
  ERASURE_NOTICE_DAYS,
  erasesFrom,
  erasureDay,
  lastDayOver,
  RETENTION_MONTHS,
} from './erasure/erasure-day';
export type { ErasureTerms } from './erasure/erasure-day';
export { erasureEndpoints } from './erasure/erasure-endpoints';
export {
  defaultErasureSettings,
  editedErasureSettingsSchema,
  erasureSettingsSchema,
} from './erasure/erasure-schemas';
export type { EditedErasureSettings, Erasure, ErasureSettings } from './erasure/erasure-schemas';
export { asksForSums, factsOfStudents, filterStudents } from './list/filter-students';
export type { ListedRow, StudentFilter } from './list/filter-students';
export { monthFactsSchema, studentFactsSchema } from './facts/facts-schemas';
export type { MonthFacts, StudentFacts } from './facts/facts-schemas';
export { withDepositorName } from './depositor-names';
export { readImportedPhone, readImportedStatus } from './import/import-cells';
export { choicesToRemember, findColumnProblem, findImportHeader } from './import/import-columns';
export type { ColumnChoice, ImportColumn, RememberedColumns } from './import/import-columns';
export { isGuardianField, isPhoneField, keptIn } from './import/import-field';
export type { ImportField } from './import/import-field';
export {
  importCountsSchema,
  importFieldSchema,
  importPreviewSchema,
  importResultSchema,
} from './import/import-schemas';
export type { ImportPreview, ImportRecord, ImportResult, ImportRow } from './import/import-schemas';
export { GUARDIANS_MAX, STUDENTS_MAX_SIZE, STUDENTS_PAGE_SIZE } from './limits';
export { TEMPLATE_FIELDS, templateColumns, templateGuideColumns } from './import/import-template';
export { guardianPart } from './import/known-student';
export type { KnownStudent } from './import/known-student';
export { planCells } from './import/plan-cells';
export type { CellsRow } from './import/plan-cells';
export { planImport, sameCounts, withoutContacts } from './import/plan-import';
export type { ImportBasis, PlannedRow } from './import/plan-import';
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
  Guardian,
  StatusEffect,
  StudentDraft,
  StudentForm,
  StudentRecord,
  StudentRow,
  StudentsPage,
} from './schemas';
export { numberBlockedBy } from './shared-number';
export { findSeatClashes, heldSeat } from './seats';
export { seatTakenSchema } from './schemas';
export { mostGuardians, studentColumns } from './list/student-columns';
export { examsAhead, openRequests, periodsOfDay } from './facts/student-day';
export { timelineOf } from './facts/timeline';
export { importTexts, studentFieldName } from './import/import-texts';
export { importTemplateTexts } from './import/import-template-texts';
export { phoneTakenText, seatsTakenText, seatTakenText, studentFieldTexts } from './students-texts';
export { studentStatusName } from '../identity/status';
export { isStudentSort, sortAreas, STUDENT_SORTS } from './list/sort-students';
export type { StudentSort } from './list/sort-students';
export { erasureSettingsFields, leavingFields } from './erasure/fields';
