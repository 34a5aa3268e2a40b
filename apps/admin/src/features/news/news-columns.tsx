import {
  newsCategoryName,
  newsStateName,
  type ManagedNews,
  type NewsCategory,
  type NewsState,
} from '@academy/domain/news';
import { formatMoment, formatMonth } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import styles from './news-list.module.css';
import { NewsRowMenu } from './news-row-menu';
import { newsTexts as texts } from './news-texts';

const c = texts.columns;
const STATE_TONES: Record<NewsState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  ended: 'neutral',
  hidden: 'warning',
  deleted: 'danger',
};
const CATEGORY_TONES: Record<NewsCategory, BadgeTone> = {
  MENU: 'lunch',
  INFO: 'neutral',
  URGENT: 'danger',
};
const momentText = (instant: string | null) =>
  instant === null ? '' : formatMoment(new Date(instant));

const publishedText = ({ publishedAt, draft }: ManagedNews) =>
  draft ? '' : momentText(publishedAt);

/** The first picture, small: the title beside it names the row, so it needs no words. */
function Thumbnail({ pictures: [first] }: ManagedNews) {
  return first ? (
    <img
      className={styles.thumbnail}
      src={first.url}
      crossOrigin="anonymous"
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={styles.noPicture} aria-hidden="true" />
  );
}

/** The columns of the list, in the server's order: pinned ones, then the newest. */
export const newsColumns: readonly GridColumn<ManagedNews>[] = [
  {
    id: 'pinned',
    header: c.pinned,
    width: 64,
    align: 'center',
    card: 'hidden',
    text: ({ pinned }) => (pinned ? texts.pinned : ''),
    cell: ({ pinned }) => pinned && <Badge tone="primary">{texts.pinned}</Badge>,
  },
  {
    id: 'picture',
    header: c.picture,
    width: 64,
    align: 'center',
    card: 'lead',
    text: ({ pictures }) => (pictures.length > 0 ? String(pictures.length) : ''),
    cell: (news) => <Thumbnail {...news} />,
  },
  {
    id: 'title',
    header: c.title,
    width: 280,
    grow: true,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ title }) => title,
    cell: ({ title }) => <span className={styles.whole}>{title}</span>,
  },
  {
    id: 'category',
    header: c.category,
    width: 88,
    text: ({ category }) => newsCategoryName(category),
    cell: ({ category }) => (
      <Badge tone={CATEGORY_TONES[category]}>{newsCategoryName(category)}</Badge>
    ),
  },
  {
    id: 'month',
    header: c.month,
    width: 112,
    text: ({ month }) => (month === null ? '' : formatMonth(month)),
  },
  {
    id: 'state',
    header: c.state,
    width: 96,
    text: ({ state }) => newsStateName(state),
    cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{newsStateName(state)}</Badge>,
  },
  {
    id: 'publishedAt',
    header: c.publishedAt,
    width: 168,
    text: publishedText,
    cell: (news) => <span className={styles.whole}>{publishedText(news)}</span>,
  },
  {
    id: 'endAt',
    header: c.endAt,
    width: 168,
    startsHidden: true,
    card: 'hidden',
    text: ({ endAt }) => momentText(endAt),
  },
  { id: 'author', header: c.author, width: 104, text: ({ authorName }) => authorName ?? '' },
  {
    id: 'actions',
    header: c.actions,
    width: 88,
    align: 'center',
    fixed: true,
    atEnd: true,
    card: 'corner',
    text: () => '',
    cell: (news) => <NewsRowMenu news={news} />,
  },
];

/** What paper has no use for stays out of it. */
export const isPrinted = ({ id }: GridColumn<ManagedNews>): boolean =>
  id !== 'actions' && id !== 'picture';
