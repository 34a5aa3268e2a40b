/** How many points a page has when the query names no size. */
export const POINTS_PAGE_SIZE = 30;

/** The most that a page may have: what a client asks for that adds up totals itself. */
export const POINTS_MAX_SIZE = 1000;
