export { undoResultSchema } from './schemas';
export type { UndoResult, Undoable } from './schemas';
export { OPERATION_KINDS, decideUndo, planUndo, undoDeadline } from './undo';
export type { OperationKind, OperationRow } from './undo';
export { changedSinceText } from './operation-texts';
