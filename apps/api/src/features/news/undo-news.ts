import { newsIdSchema } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { pictureGoneText } from '@academy/domain/pictures';
import type { Tx } from '../../db/database';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import type { KeptRow } from '../../shared/operations/kept-rows-db';
import type { RowChange } from '../../shared/operations/stored-rows-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  type OperationEntry,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';
import { restoringRows } from '../../shared/operations/restoring-rows-db';
import { heldPictures, keepTakenOff } from '../../shared/pictures/stored-pictures-db';
import { factsOf, timesOf } from './managed-news';
import { keptNews, lockPins, newsPlaces, readNews, readNewsById } from './news-db';
import { notifyNews } from './notify-news';

/** Keeps what a write did to a notice. */
export const recordNews = (
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  label: string,
  entries: readonly OperationEntry[],
): Promise<Undoable> =>
  recordOperation(tx, { kind: 'news.change', by: actor.managerId, at: now, label }, entries);

type Notice = KeptRow<typeof keptNews>;

const filesOf = (notice: Notice | null) => [...(notice?.pictures ?? []), ...(notice?.files ?? [])];

/** A notice whose picture or PDF was cleared away cannot show it again. */
async function withoutFile(tx: Tx, changes: readonly RowChange<Notice>[]) {
  const keysOf = ({ back }: RowChange<Notice>) => filesOf(back).map(({ key }) => key);
  const there = await heldPictures(tx, changes.flatMap(keysOf));
  return new Map(
    changes
      .filter((change) => keysOf(change).some((key) => !there.has(key)))
      .map(({ id }) => [id, pictureGoneText]),
  );
}

const noted = (row: Notice) =>
  factsOf({ ...row, ...timesOf(row), pinned: row.pinnedOrder !== null });

/** Takes back what was done to notices: words, times, pictures, the bin, their place. */
export const undoNews: Undoer = async (tx, call, operation) => {
  const { now } = call;
  await lockPins(tx);
  const ids = operation.entries.map(({ id }) => newsIdSchema.parse(id));
  const titles = new Map((await readNewsById(tx, ids)).map(({ id, title }) => [id, title]));
  const entries: ManagerEntry[] = [];
  const result = await restoreEntries(tx, operation, {
    [keptNews.entity]: restoringRows(keptNews, call, {
      label: ({ title }) => title,
      blocked: withoutFile,
      // A notice that was just made goes into the bin, where it can still be read.
      gone: () => ({ deletedAt: now }),
      async follows(on, changes) {
        for (const { now: was, back } of changes) {
          if (!was) continue;
          const after = back ?? { ...was, deletedAt: now };
          await keepTakenOff(on, { had: filesOf(was), has: filesOf(after), now });
          await notifyNews(on, await readNews(on, was.id), now);
          entries.push({
            action: 'undo-news',
            entity: 'news',
            entityId: was.id,
            subject: after.title,
            before: noted(was),
            after: noted(after),
          });
        }
      },
    }),
    [newsPlaces.entity]: restoringRows(newsPlaces, call, {
      label: ({ id }) => titles.get(id) ?? '',
    }),
  });
  await auditUndo(tx, call, operation, 'undo-news', result, entries);
  await notify(tx, { topic: 'news' }, 'all');
  return result;
};
