import type { NewsId } from '@academy/domain/ids';
import { newsOrderText, type newsManagementEndpoints } from '@academy/domain/news';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { once } from '../../http/writes/once';
import type { Call } from '../../http/serve';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { watchRows } from '../../shared/operations/restoring-rows-db';
import { managedRows, type NewsDeps } from './managed-news';
import {
  lockNews,
  lockPinned,
  lockPins,
  newsPlaces,
  placeNews,
  readNews,
  updateNews,
} from './news-db';
import { recordNews } from './undo-news';

const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

/** Pins the wanted ones and unpins the others. */
async function pin(
  tx: Tx,
  before: Awaited<ReturnType<typeof lockPinned>>,
  wanted: readonly NewsId[],
  now: Date,
) {
  const unpinned = before.filter(({ id }) => !wanted.includes(id));
  for (const row of unpinned) await updateNews(tx, row.id, { pinnedOrder: null }, now);
  for (const [index, id] of wanted.entries()) {
    const row = await lockNews(tx, id);
    if (row.deletedAt !== null) throw new Refusal('news-deleted');
    if (row.pinnedOrder === null) await updateNews(tx, id, { pinnedOrder: index + 1 }, now);
    else await placeNews(tx, id, index + 1);
  }
}

/** Pins exactly these notices, in this order. */
export async function orderNews(
  { db, store }: NewsDeps,
  call: Call<typeof newsManagementEndpoints.orderNews>,
) {
  const { actor, body, now, request } = call;
  const wanted = [...new Set(body.newsIds)];
  return once(db, call, async (tx) => {
    await lockPins(tx);
    const before = await lockPinned(tx);
    const touched = [...before.map(({ id }) => id), ...wanted];
    const places = await watchRows(tx, newsPlaces, [...new Set(touched)]);
    await pin(tx, before, wanted, now);
    const after = [];
    for (const id of wanted) after.push(await readNews(tx, id));
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'order-news',
        entity: 'news',
        entityId: null,
        before: { pinned: titlesOf(before) },
        after: { pinned: titlesOf(after) },
      },
    );
    await notify(tx, { topic: 'news' }, 'all');
    const undo = await recordNews(tx, { actor, now }, newsOrderText, await places());
    return {
      undo,
      content: await managedRows(tx, after, { store, now }),
    };
  });
}
