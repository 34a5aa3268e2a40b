import { groupBy } from '@academy/domain/collections';
import { pageFacts } from '@academy/domain/http';
import type { newsManagementEndpoints, NewsState } from '@academy/domain/news';
import { matchesName } from '@academy/domain/students';
import type { Call } from '../../http/serve';
import { stateOf, toManaged, type NewsRooms } from './managed-news';
import { readAllNews } from './news-db';
import { readPictures } from './pictures-db';

const PAGE_SIZE = 50;

/** The list of managers. The bin is shown only when it is asked for; the counts follow the other filters, so that each state says how many it holds. */
export async function listManagedNews({ db, store }: NewsRooms, { query, now }: Call<typeof newsManagementEndpoints.managedNews>) {
  const { page = 0, size = PAGE_SIZE, q = '', category, month, state } = query;
  const matching = (await readAllNews(db))
    .filter((row) => (category === undefined || row.category === category) && (month === undefined || row.month === month) && (matchesName(row.title, q) || row.content.includes(q.trim())))
    .map((row) => ({ row, state: stateOf(row, now) }));
  const counts: Record<NewsState, number> = { draft: 0, scheduled: 0, live: 0, ended: 0, hidden: 0, deleted: 0 };
  for (const item of matching) counts[item.state] += 1;
  const found = matching.filter((item) => (state === undefined ? item.state !== 'deleted' : item.state === state));
  const shown = found.slice(page * size, (page + 1) * size).map(({ row }) => row);
  const pictures = groupBy(shown.length === 0 ? [] : await readPictures(db, shown.map(({ id }) => id)), ({ newsId }) => newsId);
  return {
    content: shown.map((row) => toManaged(row, pictures.get(row.id) ?? [], { store, now })),
    ...pageFacts({ page, size, totalElements: found.length }), counts,
  };
}
