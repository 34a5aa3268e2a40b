import { headingOf } from '../fields/field';
import { newsFields, newsStateFields } from './fields';
import type { ListColumn } from '../files';
import { newsCategoryName, newsStateName } from './news-texts';
import type { ManagedNews } from './manage-schemas';

/** The notices as a file, a row for each. */
export const newsFileColumns: readonly ListColumn<
  Omit<ManagedNews, 'pictures' | 'files'> & { pictureCount: number; fileCount: number }
>[] = [
  { header: headingOf(newsFields.title), kind: 'text', value: ({ title }) => title },
  {
    header: headingOf(newsFields.category),
    kind: 'text',
    value: ({ category }) => newsCategoryName(category),
  },
  { header: headingOf(newsFields.month), kind: 'text', value: ({ month }) => month },
  {
    header: headingOf(newsStateFields.state),
    kind: 'text',
    value: ({ state }) => newsStateName(state),
  },
  {
    header: headingOf(newsStateFields.publishedAt),
    kind: 'moment',
    value: ({ publishedAt }) => publishedAt,
  },
  { header: headingOf(newsFields.endAt), kind: 'moment', value: ({ endAt }) => endAt },
  {
    header: headingOf(newsStateFields.pictureCount),
    kind: 'number',
    value: ({ pictureCount }) => pictureCount,
  },
  {
    header: headingOf(newsStateFields.fileCount),
    kind: 'number',
    value: ({ fileCount }) => fileCount,
  },
  {
    header: headingOf(newsStateFields.authorName),
    kind: 'text',
    value: ({ authorName }) => authorName,
  },
  { header: headingOf(newsFields.content), kind: 'text', value: ({ content }) => content },
];
