import { pageFacts } from '@academy/domain/http';
import { fileTexts } from '@academy/domain/files';
import {
  newsFileColumns,
  type newsManagementEndpoints,
  type NewsState,
} from '@academy/domain/news';
import { matchesName } from '@academy/domain/identity';
import { seoulDay } from '@academy/domain/time';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { managedRows, stateOf, type NewsDeps } from './managed-news';
import { readAllNews } from './news-db';

const PAGE_SIZE = 50;

type Filter = Omit<Call<typeof newsManagementEndpoints.managedNews>['query'], 'page' | 'size'>;

/**
 * What fits the filter, in the list's order. The bin is in it only when it is asked for; the counts
 * follow the other filters, so that each state says how many it holds.
 */
async function findNews({ db }: NewsDeps, { q = '', category, month, state }: Filter, now: Date) {
  const matching = (await readAllNews(db))
    .filter(
      (row) =>
        (category === undefined || row.category === category) &&
        (month === undefined || row.month === month) &&
        (matchesName(row.title, q) || row.content.includes(q.trim())),
    )
    .map((row) => ({ row, state: stateOf(row, now) }));
  const counts: Record<NewsState, number> = {
    draft: 0,
    scheduled: 0,
    live: 0,
    ended: 0,
    hidden: 0,
    deleted: 0,
  };
  for (const item of matching) counts[item.state] += 1;
  return {
    counts,
    found: matching
      .filter((item) => (state === undefined ? item.state !== 'deleted' : item.state === state))
      .map(({ row }) => row),
  };
}

/** The list of managers, a page of it. */
export async function listManagedNews(
  deps: NewsDeps,
  { query, now }: Call<typeof newsManagementEndpoints.managedNews>,
) {
  const { page = 0, size = PAGE_SIZE, ...filter } = query;
  const { found, counts } = await findNews(deps, filter, now);
  return {
    content: await managedRows(deps.db, found.slice(page * size, (page + 1) * size), {
      store: deps.store,
      now,
    }),
    ...pageFacts({ page, size, totalElements: found.length }),
    counts,
  };
}

/**
 * The whole filter as a file. Notices are no secret, so that only the taking of personal lists is
 * written down.
 */
export async function exportNews(
  deps: NewsDeps,
  { params: { format }, query, now, reply }: Call<typeof newsManagementEndpoints.exportNews>,
) {
  const { found } = await findNews(deps, query, now);
  const rows = (await managedRows(deps.db, found, { store: deps.store, now })).map(
    ({ pictures, files, ...news }) => ({
      ...news,
      pictureCount: pictures.length,
      fileCount: files.length,
    }),
  );
  sendAs(reply, `${fileTexts.news} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(fileTexts.news, newsFileColumns, rows, 1)], format);
}
