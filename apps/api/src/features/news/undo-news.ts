import { newsIdSchema, type NewsId } from '@academy/domain/ids';
import { managedNewsSchema } from '@academy/domain/news';
import type { Undoable } from '@academy/domain/operations';
import { pictureGoneText } from '@academy/domain/pictures';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  restoring,
  type OperationEntry,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../shared/operations-db';
import { heldPictures } from '../../shared/pictures/stored-pictures-db';
import { factsOf, timesOf } from './managed-news';
import { notifyNews } from './notify-news';
import { lockPins, lockSome, readNews, updateNews, type NewsTableRow } from './news-db';
import { readPictures, writePictures, type PictureRow } from './pictures/pictures-db';

/** All that managers write of a notice. */
const keptSchema = z.extend(
  z.pick(managedNewsSchema, {
    title: true,
    category: true,
    month: true,
    content: true,
    draft: true,
    publishedAt: true,
    endAt: true,
    hiddenAt: true,
    deletedAt: true,
    menu: true,
    tellGuardians: true,
  }),
  {
    pinnedOrder: z.nullable(z.int()),
    pictures: z.array(z.object({ key: z.string(), alt: z.string() })),
  },
);
type Kept = z.output<typeof keptSchema>;
const placeSchema = z.object({ pinnedOrder: z.nullable(z.int()) });

const keptOf = (row: NewsTableRow, pictures: readonly PictureRow[]): Kept => ({
  title: row.title,
  category: row.category,
  month: row.month,
  content: row.content,
  menu: row.menu,
  tellGuardians: row.tellGuardians,
  ...timesOf(row),
  pinnedOrder: row.pinnedOrder,
  pictures: pictures
    .filter(({ newsId }) => newsId === row.id)
    .map(({ key, alt }) => ({ key, alt })),
});

/** States of notices, as an operation stores them. */
export async function readKept(tx: Tx, rows: readonly NewsTableRow[]): Promise<Map<NewsId, Kept>> {
  const pictures =
    rows.length === 0
      ? []
      : await readPictures(
          tx,
          rows.map(({ id }) => id),
        );
  return new Map(rows.map((row) => [row.id, keptOf(row, pictures)]));
}

/** Keeps what a write did to one notice; without `before` it made it. */
export async function recordNews(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  { row, before }: { row: NewsTableRow; before?: Kept | undefined },
): Promise<Undoable> {
  const after = (await readKept(tx, [row])).get(row.id);
  return recordOperation(
    tx,
    { kind: 'news.change', by: actor.managerId, at: now, label: row.title },
    [{ entity: 'news', id: row.id, before: before ?? null, after }],
  );
}

/** Where a notice is among the pinned ones. */
export const placeEntry = (
  { id, pinnedOrder: before }: Pick<NewsTableRow, 'id' | 'pinnedOrder'>,
  after: number | null,
): OperationEntry => ({
  entity: 'news-place',
  id,
  before: { pinnedOrder: before },
  after: { pinnedOrder: after },
});

const columnsOf = ({ pictures, publishedAt, endAt, hiddenAt, deletedAt, ...kept }: Kept) => ({
  ...kept,
  publishedAt: new Date(publishedAt),
  endAt: endAt === null ? null : new Date(endAt),
  hiddenAt: hiddenAt === null ? null : new Date(hiddenAt),
  deletedAt: deletedAt === null ? null : new Date(deletedAt),
  imageKey: pictures[0]?.key ?? null,
});

const idsOf = (ids: readonly string[]) => ids.map((id) => newsIdSchema.parse(id));

function restorers(now: Date, auditEntries: ManagerEntry[]): Record<string, Restorer> {
  let present: ReadonlyMap<NewsId, Kept> = new Map();
  return {
    news: restoring<Kept>({
      parse: (kept) => keptSchema.parse(kept),
      async read(tx, ids) {
        present = await readKept(tx, await lockSome(tx, idsOf(ids)));
        return present;
      },
      async blocked(tx, { restore }) {
        const wanted = restore.flatMap(({ value }) => value?.pictures ?? []);
        const there = await heldPictures(
          tx,
          wanted.map(({ key }) => key),
        );
        return new Map(
          restore
            .filter(({ value }) => value?.pictures.some(({ key }) => !there.has(key)))
            .map(({ id }) => [id, pictureGoneText]),
        );
      },
      async write(tx, changes) {
        for (const { id: text, value } of changes) {
          const id = newsIdSchema.parse(text);
          const was = present.get(id);
          if (!was) continue;
          // A notice that was just made goes into the bin, where it can still be read.
          const back = value ?? { ...was, deletedAt: now.toISOString() };
          await updateNews(tx, id, columnsOf(back), now);
          await writePictures(tx, id, back.pictures, now);
          await notifyNews(tx, await readNews(tx, id), now);
          auditEntries.push({
            action: 'undo-news',
            entity: 'news',
            entityId: id,
            subject: back.title,
            before: factsOf({ ...was, pinned: was.pinnedOrder !== null }),
            after: factsOf({ ...back, pinned: back.pinnedOrder !== null }),
          });
        }
      },
      label: ({ title }) => title,
    }),
    'news-place': restoring({
      parse: (kept) => placeSchema.parse(kept),
      async read(tx, ids) {
        present = await readKept(tx, await lockSome(tx, idsOf(ids)));
        return new Map([...present].map(([id, { pinnedOrder }]) => [id, { pinnedOrder }]));
      },
      async write(tx, changes) {
        for (const { id, value } of changes)
          if (value) await updateNews(tx, newsIdSchema.parse(id), value, now);
      },
      label: (_, id) => present.get(newsIdSchema.parse(id))?.title ?? '',
    }),
  };
}

/** Takes back what was done to notices: words, times, pictures, the bin, their place. */
export const undoNews: Undoer = async (tx, call, operation) => {
  await lockPins(tx);
  const auditEntries: ManagerEntry[] = [];
  const result = await restoreEntries(tx, operation, restorers(call.now, auditEntries));
  await auditUndo(tx, call, operation, 'undo-news', result, auditEntries);
  await notify(tx, { topic: 'news' }, 'all');
  return result;
};
