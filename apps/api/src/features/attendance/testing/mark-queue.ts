import {
  cellKey,
  sameMark,
  versionOf,
  type AttendanceMark,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
} from '@academy/domain/attendance';

type MarkConflict = SaveMarksResult['conflicts'][number];

/** What the server is known to have, cell by cell. */
export type Sheet = ReadonlyMap<string, AttendanceMark>;

/**
 * A manager's desk without a browser: what one screen has not yet got through to the server.
 * `waiting`: to be sent, one edit per cell. `sent`: on the way. `conflicts`: refused, to be decided
 * by a person. A cell is in the queue until the server confirmed it or it was given up.
 */
export interface MarkQueue {
  waiting: ReadonlyMap<string, MarkEdit>;
  sent: ReadonlyMap<string, MarkEdit>;
  conflicts: ReadonlyMap<string, MarkConflict>;
}

export const emptyQueue: MarkQueue = { waiting: new Map(), sent: new Map(), conflicts: new Map() };

const without = <Value>(
  map: ReadonlyMap<string, Value>,
  keys: Iterable<string>,
): Map<string, Value> => {
  const rest = new Map(map);
  for (const key of keys) rest.delete(key);
  return rest;
};

/**
 * Takes marks of this screen: a later one replaces an earlier one that was not sent, and keeps
 * its base.
 */
export function enqueue(queue: MarkQueue, ...edits: readonly MarkEdit[]): MarkQueue {
  const waiting = new Map(queue.waiting);
  for (const edit of edits)
    waiting.set(cellKey(edit), { ...edit, base: waiting.get(cellKey(edit))?.base ?? edit.base });
  return { ...queue, waiting, conflicts: without(queue.conflicts, edits.map(cellKey)) };
}

/**
 * Moves what waits onto the way, at most `limit` cells; cells whose earlier mark is still on the
 * way stay, for they need its version.
 */
export function takeBatch(
  queue: MarkQueue,
  limit: number,
): { queue: MarkQueue; batch: MarkEdit[] } {
  const batch = [...queue.waiting].filter(([key]) => !queue.sent.has(key)).slice(0, limit);
  return {
    batch: batch.map(([, edit]) => edit),
    queue: {
      ...queue,
      waiting: without(
        queue.waiting,
        batch.map(([key]) => key),
      ),
      sent: new Map([...queue.sent, ...batch]),
    },
  };
}

/**
 * The batch did not get through: it waits again, unless something newer waits for its cell already.
 * What it stood on stays what it stood on.
 */
export function putBack(queue: MarkQueue, batch: readonly MarkEdit[]): MarkQueue {
  const waiting = new Map(queue.waiting);
  for (const edit of batch) {
    const newer = waiting.get(cellKey(edit));
    waiting.set(cellKey(edit), newer ? { ...newer, base: edit.base } : edit);
  }
  return { ...queue, waiting, sent: without(queue.sent, batch.map(cellKey)) };
}

/**
 * The server's answer to a batch. What was marked meanwhile in a saved cell is on the new
 * version; in a refused one it becomes the conflict's side.
 */
export function settleBatch(
  queue: MarkQueue,
  batch: readonly MarkEdit[],
  { saved, conflicts }: SaveMarksResult,
): MarkQueue {
  const waiting = new Map(queue.waiting);
  const refused = new Map(queue.conflicts);
  for (const cell of saved) {
    const newer = waiting.get(cellKey(cell));
    if (newer) waiting.set(cellKey(cell), { ...newer, base: cell.mark.version });
  }
  for (const { yours, theirs } of conflicts) {
    const key = cellKey(yours);
    refused.set(key, { yours: waiting.get(key) ?? yours, theirs });
    waiting.delete(key);
  }
  return { waiting, sent: without(queue.sent, batch.map(cellKey)), conflicts: refused };
}

/**
 * A person chose: `mine` is sent again over the mark that was shown beside it, `theirs` lets the
 * own one go.
 */
export function resolveConflict(
  queue: MarkQueue,
  key: string,
  choice: 'mine' | 'theirs',
): MarkQueue {
  const conflict = queue.conflicts.get(key);
  if (!conflict) return queue;
  const rest = { ...queue, conflicts: without(queue.conflicts, [key]) };
  if (choice === 'theirs') return rest;
  return {
    ...rest,
    waiting: new Map(rest.waiting).set(key, { ...conflict.yours, base: conflict.theirs.version }),
  };
}

/** Newer marks of the server over what is known; an older one that arrives late changes nothing. */
export function mergeCells(sheet: Sheet, cells: readonly MarkedCell[]): Sheet {
  const merged = new Map(sheet);
  for (const cell of cells)
    if (versionOf(merged.get(cellKey(cell)) ?? null) < cell.mark.version)
      merged.set(cellKey(cell), cell.mark);
  return merged;
}

/**
 * The conflicts beside the newest marks of the server: one about which both agree by now is none
 * any more, and the others show what is there now.
 */
export function dropAgreed(queue: MarkQueue, sheet: Sheet): MarkQueue {
  const conflicts = [...queue.conflicts].flatMap(
    ([key, { yours, theirs }]): [string, MarkConflict][] => {
      const known = sheet.get(key);
      const newest = known && known.version > theirs.version ? known : theirs;
      return sameMark(newest, yours) ? [] : [[key, { yours, theirs: newest }]];
    },
  );
  const unchanged =
    conflicts.length === queue.conflicts.size &&
    conflicts.every(([key, { theirs }]) => queue.conflicts.get(key)?.theirs === theirs);
  return unchanged ? queue : { ...queue, conflicts: new Map(conflicts) };
}

/** What this screen shows in a cell: its own mark first, while it is not through. */
export const shownMark = (
  sheet: Sheet,
  queue: MarkQueue,
  key: string,
): MarkEdit | AttendanceMark | null =>
  queue.waiting.get(key) ??
  queue.sent.get(key) ??
  queue.conflicts.get(key)?.yours ??
  sheet.get(key) ??
  null;
