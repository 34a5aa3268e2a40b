/** A minute before the cutoff of the next day's meals. */
export const RUSH_AT = new Date('2026-11-20T13:59:00+09:00');
