/** The most branches of one head office. */
export const BRANCHES_LIMIT = 300;
