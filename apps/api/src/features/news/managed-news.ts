import { officeName } from '@academy/domain/branches';
import { groupBy } from '@academy/domain/collections';
import { mealName } from '@academy/domain/meals';
import { dishesText } from '@academy/domain/menus';
import { newsState, type ManagedNews, type NewsForm } from '@academy/domain/news';
import { isForAll } from '@academy/domain/targets';
import { formatDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { pictureWords } from '../../shared/pictures/picture-words';
import type { PictureStore } from '../../shared/pictures/picture-addresses';
import type { NewsRow, NewsTableRow } from './news-db';
import { countReads } from './reads/reads-db';
import { readFiles, type FileRow } from './files/files-db';
import { readPictures, type PictureRow } from './pictures/pictures-db';

/** What the handlers of the notices work with. */
export interface NewsDeps {
  db: Db;
  store: PictureStore;
}

type Terms = Pick<
  ManagedNews,
  'tellGuardians' | 'asksRead' | 'showFirst' | 'targetGrades' | 'targetClasses' | 'targetStudents'
>;

export const timesOf = ({ draft, publishedAt, endAt, hiddenAt, deletedAt }: NewsTableRow) => ({
  draft,
  publishedAt: publishedAt.toISOString(),
  endAt: endAt?.toISOString() ?? null,
  hiddenAt: hiddenAt?.toISOString() ?? null,
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** What a notice asks for, and whom it is for. */
const termsOf = ({
  tellGuardians,
  asksRead,
  showFirst,
  targetGrades,
  targetClasses,
  targetStudents,
}: Terms): Terms => ({
  tellGuardians,
  asksRead,
  showFirst,
  targetGrades,
  targetClasses,
  targetStudents,
});

export const stateOf = (row: NewsTableRow, now: Date) => newsState(timesOf(row), now);

interface Parts {
  pictures: readonly PictureRow[];
  files: readonly FileRow[];
  reads: ManagedNews['reads'];
}

/** A PDF as whoever may see its notice finds it. */
export const offered = (store: PictureStore, { key, name, bytes }: FileRow) => ({
  name,
  bytes,
  url: store.downloadOf({ key, name }),
});

/** A notice as managers see it. */
function toManaged(
  row: NewsRow,
  { pictures, files, reads }: Parts,
  { store, now }: { store: PictureStore; now: Date },
): ManagedNews {
  const { id, title, category, month, content, menu, authorName, version } = row;
  return {
    id,
    title,
    category,
    month,
    content,
    menu,
    ...termsOf(row),
    reads,
    ...timesOf(row),
    pinned: row.pinnedOrder !== null,
    state: stateOf(row, now),
    authorName: authorName ?? (row.handedFrom === null ? null : officeName),
    version,
    pictures: pictures.map(({ key, alt, width, height }) => ({
      key,
      url: store.addressOf(key, isForAll(row)),
      alt,
      width,
      height,
    })),
    files: files.map((file) => ({ key: file.key, ...offered(store, file) })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The same of several: one query for all pictures, one for PDFs, one for who confirmed them. */
export async function managedRows(
  db: Db | Tx,
  rows: readonly NewsRow[],
  deps: { store: PictureStore; now: Date },
): Promise<ManagedNews[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pictures = groupBy(await readPictures(db, ids), ({ newsId }) => newsId);
  const files = groupBy(await readFiles(db, ids), ({ newsId }) => newsId);
  const reads = await countReads(
    db,
    rows.filter(({ asksRead }) => asksRead).map(({ id }) => id),
  );
  return rows.map((row) =>
    toManaged(
      row,
      {
        pictures: pictures.get(row.id) ?? [],
        files: files.get(row.id) ?? [],
        reads: reads.get(row.id) ?? null,
      },
      deps,
    ),
  );
}

export async function managedOf(
  db: Db | Tx,
  row: NewsRow,
  deps: { store: PictureStore; now: Date },
): Promise<ManagedNews> {
  const [managed] = await managedRows(db, [row], deps);
  if (!managed) throw new Error('a notice was lost');
  return managed;
}

/** A notice as the form that would write it: what the checks of the domain look at. */
export const formOf = ({
  title,
  category,
  month,
  content,
  pictures,
  files,
  draft,
  publishedAt,
  endAt,
  pinned,
  menu,
  ...rest
}: ManagedNews): NewsForm => ({
  title,
  category,
  month,
  content,
  pictures: pictures.map(({ key, alt }) => ({ key, alt })),
  files: files.map(({ key, name }) => ({ key, name })),
  draft,
  publishAt: publishedAt,
  endAt,
  pinned,
  menu,
  ...termsOf(rest),
});

type NewsFacts = Terms &
  Pick<
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
  > & {
    pictures: readonly Pick<ManagedNews['pictures'][number], 'key' | 'alt'>[];
    files: readonly Pick<ManagedNews['files'][number], 'name'>[];
  };

/** What the log keeps of a notice, before and after. */
export const factsOf = ({
  title,
  category,
  month,
  content,
  pictures,
  files,
  draft,
  publishedAt,
  endAt,
  hiddenAt,
  deletedAt,
  pinned,
  menu,
  ...rest
}: NewsFacts) => ({
  title,
  category,
  month,
  content,
  pictures: pictures.map(pictureWords),
  files: files.map(({ name }) => name),
  draft,
  publishedAt,
  endAt,
  hiddenAt,
  deletedAt,
  pinned,
  ...termsOf(rest),
  // Names would outlive who is erased.
  targetStudents: rest.targetStudents?.length ?? null,
  menu: menu.map(
    ({ date, meal, dishes }) => `${formatDay(date)} ${mealName(meal)} ${dishesText(dishes)}`,
  ),
});
