export { undoResultSchema, undoableSchema } from './schemas';
export type { UndoResult, Undoable } from './schemas';
export { LONG_UNDO_MINUTES, OPERATION_KINDS, UNDO_MINUTES, decideUndo, planUndo, undoDeadline } from './undo';
export type { OperationKind, OperationRow, UndoDecision, UndoPlan } from './undo';
