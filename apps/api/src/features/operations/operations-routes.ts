import { operationEndpoints, type OperationKind } from '@academy/domain/operations';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { once } from '../../http/writes/once';
import { takeForUndo, type Undoer } from '../../shared/operations/operations-db';

interface OperationDeps {
  db: Db;
  /** How each kind is taken back; its feature knows. */
  undoers: Readonly<Record<OperationKind, Undoer>>;
}

/** 되돌리기: whatever it was, once and in its time. */
export function operationRoutes(serve: Serve, { db, undoers }: OperationDeps): void {
  serve(operationEndpoints.undoOperation, (call) =>
    once(db, call, async (tx) => {
      const { params, actor, now } = call;
      const operation = await takeForUndo(tx, { ...params, actor, now });
      return undoers[operation.kind](tx, call, operation);
    }),
  );
}
