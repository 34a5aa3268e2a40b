/**
 * Rows of a page of students, and the most that one answer gives: a whole academy fits on one page
 * of the grid.
 */
export const STUDENTS_PAGE_SIZE = 50;
export const STUDENTS_MAX_SIZE = 2000;

/** How many students one bulk change may name. */
export const STUDENTS_BULK_LIMIT = 2000;

/** The size of an import: students, and characters of a cell that is read. */
export const IMPORT_MAX_STUDENTS = 3000;
export const IMPORT_MAX_CELL = 1000;
/** As JSON, in bytes: this many students with some 40 filled columns of Hangul each. */
export const IMPORT_MAX_BYTES = 8 * 1024 * 1024;

export const GUARDIANS_MAX = 4;
/** How many students may have one number, where an academy lets brothers and sisters share it. */
export const SHARED_NUMBER_MAX = 4;
