/**
 * How far a move has come. `planned`: the office wrote it down. `announced`: the old branch knows
 * of it, and waits for the day. `prepared`: the new branch has the student, on leave. `left`: the
 * old branch let go. `done`: the student is enrolled at the new one. `cancelling`: taken back, but
 * not yet at both; `cancelled`.
 */
export const MOVE_STATES = [
  'planned',
  'announced',
  'prepared',
  'left',
  'done',
  'cancelling',
  'cancelled',
] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/** What keeps a move from going on. The first two pass by themselves. */
export const MOVE_PROBLEMS = [
  'from-silent',
  'to-silent',
  'not-here',
  'already-moving',
  'student-there',
  'number-taken',
] as const;
export type MoveProblem = (typeof MOVE_PROBLEMS)[number];
