import type { ListColumn } from '../files';
import { columnTexts } from '../files/file-texts';
import { newsCategoryName, newsStateName } from './news-texts';
import type { ManagedNews } from './manage-schemas';

/** The notices as a file, a row for each. */
export const newsFileColumns: readonly ListColumn<
  Omit<ManagedNews, 'pictures'> & { pictureCount: number }
>[] = [
  { header: columnTexts.title, kind: 'text', value: ({ title }) => title },
  {
    header: columnTexts.category,
    kind: 'text',
    value: ({ category }) => newsCategoryName(category),
  },
  { header: columnTexts.month, kind: 'text', value: ({ month }) => month },
  { header: columnTexts.state, kind: 'text', value: ({ state }) => newsStateName(state) },
  { header: columnTexts.publishedAt, kind: 'moment', value: ({ publishedAt }) => publishedAt },
  { header: columnTexts.endAt, kind: 'moment', value: ({ endAt }) => endAt },
  { header: columnTexts.pictures, kind: 'number', value: ({ pictureCount }) => pictureCount },
  { header: columnTexts.author, kind: 'text', value: ({ authorName }) => authorName },
  { header: columnTexts.content, kind: 'text', value: ({ content }) => content },
];
