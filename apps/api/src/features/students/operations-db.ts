import type { OperationId } from '@academy/domain/ids';
import { decideUndo, undoDeadline, type OperationKind, type Undoable } from '@academy/domain/operations';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, operationRows, operations } from '../../db/schema';
import type { ManagerActor } from '../../http/actor';
import { Refusal } from '../../http/refusal';

/** What one write did to one thing, as it is kept. */
export interface KeptRow {
  entity: 'student' | 'reservation' | 'schedule';
  entityId: string;
  before: object | null;
  after: object | null;
}

interface NewOperation {
  kind: OperationKind;
  now: Date;
  actor: ManagerActor;
  label: string;
  facts: object;
  rows: readonly KeptRow[];
}

const AT_ONCE = 2_000;

/** Keeps what a write did, so that it can be taken back. Answers its id and until when. */
export async function keepOperation(tx: Tx, { kind, now, actor, label, facts, rows }: NewOperation): Promise<Undoable> {
  const [operation] = await tx.insert(operations).values({ kind, at: now, byManagerId: actor.managerId, label, facts }).returning({ id: operations.id });
  if (!operation) throw new Error('the operation was not inserted');
  const kept = rows.map((row, position) => ({ ...row, position, operationId: operation.id }));
  for (let first = 0; first < kept.length; first += AT_ONCE) await tx.insert(operationRows).values(kept.slice(first, first + AT_ONCE));
  return { operationId: operation.id, undoUntil: undoDeadline(kind, now).toISOString() };
}

const OURS = ['students.status', 'students.delete', 'students.import'] as const satisfies readonly OperationKind[];

/** Takes an operation on students for undoing: marks it, or refuses when it was undone already or is too old (409). */
export async function takeForUndo(tx: Tx, id: OperationId, actor: ManagerActor, now: Date) {
  const [operation] = await tx.select().from(operations).where(and(eq(operations.id, id), inArray(operations.kind, [...OURS]))).for('update');
  if (!operation) throw new Refusal(404, 'not-found');
  const decision = decideUndo({ ...operation, now });
  if (!decision.allowed) throw new Refusal(409, decision.reason);
  await tx.update(operations).set({ undoneAt: now, undoneBy: actor.managerId }).where(eq(operations.id, id));
  const rows = await tx.select().from(operationRows).where(eq(operationRows.operationId, id)).orderBy(asc(operationRows.position));
  return { ...operation, rows };
}

const RECENT = 20;

/** The last imports, newest first, with who did them. */
export const readImports = (db: Db) =>
  db.select({ operationId: operations.id, label: operations.label, at: operations.at, facts: operations.facts, undoneAt: operations.undoneAt, byName: managers.name }).from(operations)
    .innerJoin(managers, eq(managers.id, operations.byManagerId)).where(eq(operations.kind, 'students.import')).orderBy(desc(operations.id)).limit(RECENT);
