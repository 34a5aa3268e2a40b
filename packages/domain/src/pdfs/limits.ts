/** How large a PDF may be, in bytes. */
export const PDF_MAX_BYTES = 10 * 1024 * 1024;
/** The longest name of one, in characters, with its ending. */
export const PDF_NAME_LIMIT = 100;
