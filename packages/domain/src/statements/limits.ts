/** The size of a bank's list: rows, and characters of a text that is kept. */
export const STATEMENT_ROW_LIMIT = 5000;
export const STATEMENT_CELL_LIMIT = 200;
/** As JSON, in bytes. */
export const STATEMENT_MAX_BYTES = 8 * 1024 * 1024;

/** How many months back bills are waited for, beside this month and the next. */
export const STATEMENT_MONTHS_BACK = 6;
