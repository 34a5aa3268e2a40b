/** How many points a page has when the query names no size (spec §9). */
export const POINTS_PAGE_SIZE = 30;

/** The most that a page may have: what the spec asks for to add up totals (§9). */
export const POINTS_MAX_SIZE = 1000;
