import { mealName } from '@academy/domain/meals';
import { dishesText } from '@academy/domain/menus';
import { newsState, type ManagedNews, type NewsForm } from '@academy/domain/news';
import { formatDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { pictureWords } from '../../shared/pictures/picture-words';
import type { Store } from '../../store/store';
import type { NewsRow, NewsTableRow } from './news-db';
import { readPictures, type PictureRow } from './pictures/pictures-db';

/** What the handlers of the notices work with. */
export interface NewsDeps {
  db: Db;
  store: Store;
}

export const timesOf = ({ draft, publishedAt, endAt, hiddenAt, deletedAt }: NewsTableRow) => ({
  draft,
  publishedAt: publishedAt.toISOString(),
  endAt: endAt?.toISOString() ?? null,
  hiddenAt: hiddenAt?.toISOString() ?? null,
  deletedAt: deletedAt?.toISOString() ?? null,
});

export const stateOf = (row: NewsTableRow, now: Date) => newsState(timesOf(row), now);

/** A notice as managers see it. */
export function toManaged(
  row: NewsRow,
  pictures: readonly PictureRow[],
  { store, now }: { store: Store; now: Date },
): ManagedNews {
  const { id, title, category, month, content, menu, tellGuardians, authorName, version } = row;
  return {
    id,
    title,
    category,
    month,
    content,
    menu,
    tellGuardians,
    ...timesOf(row),
    pinned: row.pinnedOrder !== null,
    state: stateOf(row, now),
    authorName,
    version,
    pictures: pictures.map(({ key, alt, width, height }) => ({
      key,
      url: store.url(key),
      alt,
      width,
      height,
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function managedOf(
  db: Db | Tx,
  row: NewsRow,
  deps: { store: Store; now: Date },
): Promise<ManagedNews> {
  return toManaged(row, await readPictures(db, [row.id]), deps);
}

/** A notice as the form that would write it: what the checks of the domain look at. */
export const formOf = ({
  title,
  category,
  month,
  content,
  pictures,
  draft,
  publishedAt,
  endAt,
  pinned,
  menu,
  tellGuardians,
}: ManagedNews): NewsForm => ({
  title,
  category,
  month,
  content,
  pictures: pictures.map(({ key, alt }) => ({ key, alt })),
  draft,
  publishAt: publishedAt,
  endAt,
  pinned,
  menu,
  tellGuardians,
});

type NewsFacts = Pick<
  ManagedNews,
  | 'title'
  | 'category'
  | 'month'
  | 'content'
  | 'draft'
  | 'publishedAt'
  | 'endAt'
  | 'hiddenAt'
  | 'deletedAt'
  | 'pinned'
  | 'menu'
  | 'tellGuardians'
> & { pictures: readonly Pick<ManagedNews['pictures'][number], 'key' | 'alt'>[] };

/** What the log keeps of a notice, before and after. */
export const factsOf = ({
  title,
  category,
  month,
  content,
  pictures,
  draft,
  publishedAt,
  endAt,
  hiddenAt,
  deletedAt,
  pinned,
  menu,
  tellGuardians,
}: NewsFacts) => ({
  title,
  category,
  month,
  content,
  pictures: pictures.map(pictureWords),
  draft,
  publishedAt,
  endAt,
  hiddenAt,
  deletedAt,
  pinned,
  tellGuardians,
  menu: menu.map(
    ({ date, meal, dishes }) => `${formatDay(date)} ${mealName(meal)} ${dishesText(dishes)}`,
  ),
});
