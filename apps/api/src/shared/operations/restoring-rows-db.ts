import type { ManagerId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import type { KeptRows } from './kept-rows-db';
import type { RowChange } from './stored-rows-db';
import { restoring, type OperationEntry, type Restorer } from './operations-db';

/** What rows are as a write begins; the answered function says what it did to them. */
export async function watchRows<Row>(
  tx: Tx,
  kept: KeptRows<Row>,
  ids: readonly string[],
): Promise<() => Promise<OperationEntry[]>> {
  const was = await kept.read(tx, ids);
  return async () => {
    const is = await kept.read(tx, ids);
    return ids.flatMap((id) => {
      const [before, after] = [was.get(id) ?? null, is.get(id) ?? null];
      return kept.same(before, after) ? [] : [{ entity: kept.entity, id, before, after }];
    });
  };
}

/** Rows that a write made. */
export const madeRows = async <Row>(
  tx: Tx,
  kept: KeptRows<Row>,
  ids: readonly string[],
): Promise<OperationEntry[]> =>
  [...(await kept.read(tx, ids))].map(([id, after]) => ({
    entity: kept.entity,
    id,
    before: null,
    after,
  }));

/** What a feature says of the return of its rows. */
interface RowRules<Row> {
  /** Locks whose they are, before the rows themselves. */
  hold?: (tx: Tx, rows: readonly Row[]) => Promise<unknown>;
  /** Which cannot come back although unchanged, and why. */
  blocked?: (tx: Tx, changes: readonly RowChange<Row>[]) => Promise<ReadonlyMap<string, string>>;
  /** What becomes of a row that the write made; it is deleted without this. */
  gone?: (row: Row) => Partial<Row>;
  /** How they are written, where more goes with them than their rows. */
  write?: (tx: Tx, changes: readonly RowChange<Row>[]) => Promise<unknown>;
  /** What else happens, once they are as they were. */
  follows?: (tx: Tx, changes: readonly RowChange<Row>[]) => Promise<unknown>;
  /** What one is called in the message that it was kept. */
  label: (row: Row) => string;
}

/** Brings rows back as they were kept, unless they were changed since. */
export function restoringRows<Row>(
  kept: KeptRows<Row>,
  { actor, now: at }: { actor: { managerId: ManagerId }; now: Date },
  { hold, blocked, gone, write, follows, label }: RowRules<Row>,
): Restorer {
  let present: ReadonlyMap<string, Row> = new Map();
  const changesOf = (changes: readonly { id: string; value: Row | null }[]) =>
    changes.map(({ id, value }) => ({ id, now: present.get(id) ?? null, back: value }));
  return restoring<Row>({
    parse: kept.parse,
    same: kept.same,
    async read(tx, ids, rows) {
      await hold?.(tx, rows);
      present = await kept.read(tx, ids);
      return present;
    },
    ...(blocked && { blocked: (tx, { restore }) => blocked(tx, changesOf(restore)) }),
    async write(tx, restored) {
      const changes = changesOf(restored);
      if (write) await write(tx, changes);
      else await kept.write(tx, changes, { by: actor.managerId, now: at }, gone);
      await follows?.(tx, changes);
    },
    label,
  });
}
