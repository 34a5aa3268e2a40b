/** What the desk should look at. */
export const CHECK_IN_MARKS = [
  'together',
  'no-seat',
  'waited',
  'not-written',
  'day-closed',
  'code-again',
  'code-wrong',
] as const;
export type CheckInMark = (typeof CHECK_IN_MARKS)[number];
