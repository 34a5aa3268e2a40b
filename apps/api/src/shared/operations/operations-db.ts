import type { ManagerId, OperationId } from '@academy/domain/ids';
import {
  decideUndo,
  planUndo,
  undoDeadline,
  undoRight,
  type OperationKind,
  type UndoPlan,
  type UndoResult,
  type Undoable,
  changedSinceText,
} from '@academy/domain/operations';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { inParts } from '../../db/in-parts';
import { operationRows, operations } from '../../db/schema';
import type { ManagerActor } from '../../http/auth/actor';
import { Refusal } from '../../http/errors/refusal';
import { refuseWithout } from '../../http/auth/rights';
import { auditManager, type ManagerEntry, type ManagersCall } from '../audit/manager-audit-db';
import { sameJson } from '../same-json';

/** What a write did to one thing, as JSON; null: it was not there. */
export interface OperationEntry {
  /** `student`, `reservation`, `lunch-settings`, …: an `Undoer` knows how each is restored. */
  entity: string;
  id: string;
  before: unknown;
  after: unknown;
}

interface Operation {
  kind: OperationKind;
  by: ManagerId;
  at: Date;
  /** What a list of them shows: a file's name, a month. */
  label?: string;
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * Keeps what a write did, inside its transaction, so that it can be taken back as a whole. The
 * answer of the write carries what this returns.
 */
export async function recordOperation(
  tx: Tx,
  { by, ...operation }: Operation,
  entries: readonly OperationEntry[],
): Promise<Undoable> {
  const [row] = await tx
    .insert(operations)
    .values({ ...operation, byManagerId: by })
    .returning({ id: operations.id });
  if (!row) throw new Error('insert into operations returned no row');
  const rows = entries.map(({ id, ...entry }, position) => ({
    operationId: row.id,
    position,
    entityId: id,
    ...entry,
  }));
  for (const part of inParts(rows)) await tx.insert(operationRows).values(part);
  return {
    operationId: row.id,
    undoUntil: undoDeadline(operation.kind, operation.at).toISOString(),
  };
}

/** Brings the things of one kind back; made by `restoring`. */
export type Restorer = (tx: Tx, entries: readonly OperationEntry[]) => Promise<UndoResult>;

interface Restoring<Value> {
  /** Reads a value as it was kept. */
  parse: (kept: unknown) => Value;
  /** These things as they are now, locked until the transaction ends; what is gone is left out. */
  read: (
    tx: Tx,
    ids: readonly string[],
    kept: readonly Value[],
  ) => Promise<ReadonlyMap<string, Value>>;
  /** Writes them back; null removes one again. */
  write: (tx: Tx, changes: readonly { id: string; value: Value | null }[]) => Promise<void>;
  /** Which of them cannot come back although unchanged, and why; these stay as well. */
  blocked?: (tx: Tx, plan: UndoPlan<Value>) => Promise<ReadonlyMap<string, string>>;
  /** When two values are the same; without it their JSON decides. */
  same?: (a: Value | null, b: Value | null) => boolean;
  /** What a thing is called in the message that it was kept. */
  label: (value: Value, id: string) => string;
}

/**
 * How things of one kind come back: only those that are still as the write left them (`planUndo`);
 * the others are named.
 */
export const restoring =
  <Value>({ parse, read, blocked, write, same = sameJson, label }: Restoring<Value>): Restorer =>
  async (tx, entries) => {
    const parsed = (kept: unknown) => (kept === null || kept === undefined ? null : parse(kept));
    const rows = entries.map(({ id, before, after }) => ({
      id,
      before: parsed(before),
      after: parsed(after),
    }));
    const last = new Map(rows.map(({ id, before, after }) => [id, after ?? before]));
    const now = await read(
      tx,
      [...last.keys()],
      [...last.values()].filter((value) => value !== null),
    );
    const plan = planUndo(rows, (id) => now.get(id) ?? null, same);
    const reasons = (await blocked?.(tx, plan)) ?? new Map<string, string>();
    const restored = plan.restore.filter(({ id }) => !reasons.has(id));
    await write(tx, restored);
    const nameOf = (id: string) => {
      const value = now.get(id) ?? last.get(id);
      return value === null || value === undefined ? id : label(value, id);
    };
    return {
      restored: restored.length,
      kept: [...plan.kept, ...reasons.keys()].map((id) => ({
        id,
        label: nameOf(id),
        message: reasons.get(id) ?? changedSinceText,
      })),
    };
  };

/** A write that is about to be taken back: what it did, in its order. */
export interface TakenOperation {
  id: OperationId;
  kind: OperationKind;
  at: Date;
  label: string;
  entries: readonly OperationEntry[];
}

/**
 * Takes an operation for undoing: marks it, or refuses what there is not (404), what the manager
 * has no right to (403), and what was undone already or is too old (409).
 */
export async function takeForUndo(
  tx: Tx,
  { operationId, actor, now }: { operationId: OperationId; actor: ManagerActor; now: Date },
): Promise<TakenOperation> {
  const [operation] = await tx
    .select()
    .from(operations)
    .where(eq(operations.id, operationId))
    .for('update');
  if (!operation) throw new Refusal('not-found');
  refuseWithout(actor, undoRight[operation.kind]);
  const decision = decideUndo({ ...operation, now });
  if (!decision.allowed) throw new Refusal(decision.reason);
  await tx
    .update(operations)
    .set({ undoneAt: now, undoneBy: actor.managerId })
    .where(eq(operations.id, operationId));
  const rows = await tx
    .select()
    .from(operationRows)
    .where(eq(operationRows.operationId, operationId))
    .orderBy(asc(operationRows.position));
  return {
    id: operation.id,
    kind: operation.kind,
    at: operation.at,
    label: operation.label,
    // Neither before nor after: erasing a student emptied it, and nothing of it comes back.
    entries: rows
      .filter(({ before, after }) => before !== null || after !== null)
      .map(({ entity, entityId, before, after }) => ({
        entity,
        id: entityId,
        before,
        after,
      })),
  };
}

/**
 * Brings back what an operation did, entity by entity in the order of `restorers`: what came back,
 * and what was changed since.
 */
export async function restoreEntries(
  tx: Tx,
  { entries }: TakenOperation,
  restorers: Readonly<Record<string, Restorer>>,
): Promise<UndoResult> {
  // Kept by another release, which this one cannot read.
  if (entries.some(({ entity }) => !Object.hasOwn(restorers, entity)))
    throw new Refusal('undo-too-late');
  const results: UndoResult[] = [];
  for (const [entity, restore] of Object.entries(restorers)) {
    const own = entries.filter((entry) => entry.entity === entity);
    if (own.length > 0) results.push(await restore(tx, own));
  }
  return {
    restored: results.reduce((sum, { restored }) => sum + restored, 0),
    kept: results.flatMap(({ kept }) => kept),
  };
}

/**
 * Writes down that an operation was taken back, and, where it is reported, what happened to each
 * thing.
 */
export const auditUndo = (
  tx: Tx,
  call: ManagersCall,
  { id, label }: TakenOperation,
  action: ManagerEntry['action'],
  { restored, kept }: UndoResult,
  entries: readonly ManagerEntry[] = [],
): Promise<void> =>
  auditManager(tx, call, [
    {
      action,
      entity: 'operations',
      entityId: id,
      subject: label,
      after: { restored, kept: kept.length },
    },
    ...entries,
  ]);

/** The call of a manager who takes something back. */
export type UndoCall = ManagersCall & { now: Date };

/** How a feature takes its own operations back, with what it writes down and tells of it. */
export type Undoer = (tx: Tx, call: UndoCall, operation: TakenOperation) => Promise<UndoResult>;
