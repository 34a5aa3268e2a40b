/** The most periods that a day can have. */
export const PERIODS_MAX = 16;

/** The longest note of a cell, and the longest reason for a correction, in characters. */
export const MARK_NOTE_LIMIT = 200;

/** The most cells in one save: a column of 1,000 students, or a whole sheet of a hundred. */
export const EDITS_MAX = 2_000;

/** How far ahead, in minutes, the list of arrivals and departures looks. */
export const SOON_MINUTES = 30;

/** Leaving this many minutes before the end is not leaving early. */
export const PACKING_MINUTES = 10;
