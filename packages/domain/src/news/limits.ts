/** The longest title and text of a notice, in characters. */
export const NEWS_TITLE_LIMIT = 60;
export const NEWS_CONTENT_LIMIT = 5000;

/** How many pictures a notice has at most. */
export const NEWS_PICTURES_LIMIT = 10;

/** How many PDFs a notice has at most. */
export const NEWS_FILES_LIMIT = 5;

/** How long a deleted notice can be brought back, in days. */
export const NEWS_TRASH_DAYS = 30;
