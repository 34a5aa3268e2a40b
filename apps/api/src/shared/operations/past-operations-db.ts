import { decideUndo, undoDeadline, type OperationKind } from '@academy/domain/operations';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { managers, operations } from '../../db/schema';

const RECENT = 20;

/** The last operations of a kind, newest first: who, when, and whether one can go back. */
export async function readPastOperations(db: Db, kind: OperationKind, now: Date) {
  const rows = await db
    .select({
      operationId: operations.id,
      label: operations.label,
      at: operations.at,
      facts: operations.facts,
      undoneAt: operations.undoneAt,
      byName: managers.name,
    })
    .from(operations)
    .innerJoin(managers, eq(managers.id, operations.byManagerId))
    .where(eq(operations.kind, kind))
    .orderBy(desc(operations.id))
    .limit(RECENT);
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: decideUndo({ kind, at, undoneAt, now }).allowed
      ? undoDeadline(kind, at).toISOString()
      : null,
  }));
}
