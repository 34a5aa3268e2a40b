import { checkNews, type newsManagementEndpoints } from '@academy/domain/news';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { changeNews } from './change-news';
import { formOf, type NewsDeps } from './managed-news';
import { updateNews } from './news-db';

/**
 * Shows a notice from `at` on, or from now. An end that would lie before its beginning is taken
 * off: who publishes what was over wants it seen.
 */
export async function publishNews(
  deps: NewsDeps,
  call: Call<typeof newsManagementEndpoints.publishNews>,
) {
  const {
    body: { at },
    now,
  } = call;
  return changeNews(deps, call, 'publish-news', async (tx, { row, current }) => {
    const publishedAt = at === null ? now : new Date(at);
    const endAt = row.endAt !== null && row.endAt > publishedAt ? row.endAt : null;
    refuseFields(
      checkNews(
        {
          ...formOf(current),
          draft: false,
          publishAt: publishedAt.toISOString(),
          endAt: endAt?.toISOString() ?? null,
        },
        now,
      ),
    );
    await updateNews(tx, row.id, { draft: false, hiddenAt: null, publishedAt, endAt }, now);
  });
}

export const unpublishNews = (
  deps: NewsDeps,
  call: Call<typeof newsManagementEndpoints.unpublishNews>,
) =>
  changeNews(deps, call, 'unpublish-news', (tx, { row }) =>
    updateNews(tx, row.id, { hiddenAt: row.hiddenAt ?? call.now }, call.now),
  );

/** Into the bin, where it stays for `NEWS_TRASH_DAYS`. */
export const deleteNews = (deps: NewsDeps, call: Call<typeof newsManagementEndpoints.deleteNews>) =>
  changeNews(deps, call, 'delete-news', (tx, { row }) =>
    updateNews(tx, row.id, { deletedAt: call.now }, call.now),
  );

/** Out of the bin, as it was. */
export const restoreNews = (
  deps: NewsDeps,
  call: Call<typeof newsManagementEndpoints.restoreNews>,
) =>
  changeNews(deps, call, 'restore-news', (tx, { row }) =>
    updateNews(tx, row.id, { deletedAt: null }, call.now),
  );
