/** The most points that one reward or penalty can have. */
export const POINTS_LIMIT = 100;

/** The longest reason that students see, and the longest remark for managers, in characters. */
export const POINT_REASON_LIMIT = 200;

/** The most students who are given points at once. */
export const ISSUE_MAX = 1_000;

/** The most items that managers choose from. */
export const PRESETS_MAX = 200;

/** The most steps of the warnings. */
export const STEPS_MAX = 6;

/** The most terms that an academy sets. */
export const TERMS_MAX = 12;
