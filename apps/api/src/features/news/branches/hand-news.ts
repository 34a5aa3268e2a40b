import type { AtBranches } from '@academy/domain/branches';
import type { newsManagementEndpoints } from '@academy/domain/news';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import type { Branch, HandedNews } from '../../../shared/branches/branches';
import { packPictures } from '../../../shared/branches/handed-pictures';
import { askEach, branchesSeenBy, type OfficeOf } from '../../../shared/branches/seen-branches';
import type { NewsDeps } from '../managed-news';
import { readNews, type NewsRow } from '../news-db';
import { readFiles } from '../files/files-db';
import { readPictures } from '../pictures/pictures-db';

const nameOf = ({ slug, name }: Branch) => ({ slug, name });

/** At which of the account's branches a notice of the office is. */
export async function listNewsBranches(
  deps: NewsDeps & OfficeOf,
  { actor, params: { newsId } }: Call<typeof newsManagementEndpoints.newsBranches>,
): Promise<AtBranches> {
  const { branches, seen } = await branchesSeenBy(deps, actor);
  await readNews(deps.db, newsId);
  return {
    content: await askEach(seen, async (branch) => ({
      ...nameOf(branch),
      handed: await branches.hasNews(branch.slug, newsId),
    })),
  };
}

/** The notice with its pictures and PDFs, as it leaves the office. */
async function packed({ db, store }: NewsDeps, row: NewsRow): Promise<HandedNews> {
  const pictures = await packPictures(store, await readPictures(db, [row.id]));
  const files = await Promise.all(
    (await readFiles(db, [row.id])).map(async ({ key, name }) => {
      const bytes = await store.get(key);
      if (!bytes) throw new Refusal('pdf-missing');
      return { bytes, name };
    }),
  );
  const { id, title, category, month, content, draft, menu, publishedAt, endAt } = row;
  const { tellGuardians, asksRead, showFirst } = row;
  return {
    id,
    title,
    category,
    month,
    content,
    draft,
    menu,
    publishedAt,
    endAt,
    terms: { tellGuardians, asksRead, showFirst },
    pictures,
    files,
  };
}

/** Puts a notice into the news of these branches, and takes it from the account's others. */
export async function handNews(
  deps: NewsDeps & OfficeOf,
  call: Call<typeof newsManagementEndpoints.handNews>,
): Promise<AtBranches> {
  const { actor, body, now, params } = call;
  const { branches, seen } = await branchesSeenBy(deps, actor);
  const row = await readNews(deps.db, params.newsId);
  if (row.deletedAt !== null) throw new Refusal('news-deleted');
  const news = await packed(deps, row);
  const content = await askEach(seen, async (branch) => ({
    ...nameOf(branch),
    handed: body.branches.includes(branch.slug)
      ? await branches.handNews(branch.slug, news, now)
      : await branches.withdrawNews(branch.slug, row.id, now),
  }));
  await transact(deps.db, (tx) =>
    auditManager(tx, call, {
      action: 'hand-news',
      entity: 'news',
      entityId: row.id,
      subject: row.title,
      after: { branches: content.filter(({ handed }) => handed).map(({ name }) => name) },
    }),
  );
  return { content };
}
