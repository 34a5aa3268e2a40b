export { operationEndpoints } from './endpoints';
export { pastOperationSchema, undoResultSchema } from './schemas';
export type { PastOperation, UndoResult, Undoable } from './schemas';
export { OPERATION_KINDS, decideUndo, planUndo, undoDeadline, undoRight } from './undo';
export type { OperationKind, OperationRow, UndoPlan } from './undo';
export { changedSinceText, signedOutText } from './operation-texts';
