/** How large a picture may come (the server makes it smaller): bytes, and points. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;
/** How much of a file says what kind of picture it is, in bytes. */
export const PICTURE_HEAD_BYTES = 32;
/** Longest text alternative of a picture, in characters. */
export const PICTURE_ALT_LIMIT = 100;
