/** The longest title and text of a notice, in characters. */
export const NEWS_TITLE_LIMIT = 60;
export const NEWS_CONTENT_LIMIT = 5000;

/** How many pictures a notice has at most, and the longest words for whoever cannot see one. */
export const NEWS_PICTURES_LIMIT = 10;
export const NEWS_ALT_LIMIT = 100;

/** How large a picture may come (the server makes it smaller): bytes, and points. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;

/** How long a deleted notice can be brought back, in days. */
export const NEWS_TRASH_DAYS = 30;
