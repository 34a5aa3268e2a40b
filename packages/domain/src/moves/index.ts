export { moveEndpoints } from './endpoints';
export {
  isMoveDay,
  isMoveOver,
  isMoveRevocable,
  lastDayBefore,
  mealsKeptUntil,
  moveDays,
  nextMoveStep,
  takingIn,
} from './move-rules';
export type { MoveStep } from './move-rules';
export { MOVE_PROBLEMS, MOVE_STATES } from './move-states';
export type { MoveProblem, MoveState } from './move-states';
export {
  carriedExamText,
  carriedMonthText,
  moveFieldTexts,
  moveProblemText,
  moveStateName,
  moveWords,
} from './move-texts';
export { carriedHistorySchema } from './schemas';
export type {
  CarriedHistory,
  CarriedMonth,
  Move,
  MoveCandidate,
  MoveDraft,
  MovePreview,
  StudentMoves,
} from './schemas';
