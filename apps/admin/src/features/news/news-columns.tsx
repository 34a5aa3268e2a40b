import { statusMeanings } from '@academy/app-kit/status';
import { newsCategoryName, newsStateName, type ManagedNews } from '@academy/domain/news';
import { formatMoment, formatMonth } from '@academy/domain/time';
import { targetsText } from '@academy/domain/targets';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import styles from './news-list.module.css';
import { NewsRowMenu } from './news-row-menu';
import { ReadsLink } from './reads/reads-link';
import { newsTexts as texts } from './news-texts';

const c = texts.columns;
const momentText = (instant: string | null) =>
  instant === null ? '' : formatMoment(new Date(instant));

const publishedText = ({ publishedAt, draft }: ManagedNews) =>
  draft ? '' : momentText(publishedAt);

/** The first picture, small: the title beside it names the row, so it needs no words. */
const Thumbnail = ({ pictures: [first] }: ManagedNews) =>
  first && (
    <img
      className={styles.thumbnail}
      src={first.url}
      crossOrigin="anonymous"
      alt=""
      loading="lazy"
    />
  );

/** The columns of the list, in the server's order: pinned ones, then the newest. */
export const newsColumns: readonly GridColumn<ManagedNews>[] = [
  {
    id: 'pinned',
    header: c.pinned,
    width: 56,
    align: 'center',
    card: 'hidden',
    text: ({ pinned }) => (pinned ? texts.pinned : ''),
    cell: ({ pinned }) => pinned && <Badge meaning="highlight">{texts.pinned}</Badge>,
  },
  {
    id: 'picture',
    header: c.picture,
    width: 56,
    align: 'center',
    card: 'lead',
    text: ({ pictures }) => (pictures.length > 0 ? String(pictures.length) : ''),
    cell: (news) => <Thumbnail {...news} />,
  },
  {
    id: 'title',
    header: c.title,
    width: 216,
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
    width: 72,
    text: ({ category }) => newsCategoryName(category),
    cell: ({ category }) => (
      <Badge meaning={statusMeanings.newsCategory[category]}>{newsCategoryName(category)}</Badge>
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
    width: 88,
    text: ({ state }) => newsStateName(state),
    cell: ({ state }) => <Badge meaning={statusMeanings.news[state]}>{newsStateName(state)}</Badge>,
  },
  {
    id: 'reads',
    header: c.reads,
    width: 88,
    align: 'center',
    text: ({ reads }) => (reads ? texts.reads(reads.read, reads.of) : ''),
    cell: (news) => <ReadsLink {...news} />,
  },
  {
    id: 'publishedAt',
    header: c.publishedAt,
    width: 160,
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
  {
    id: 'targets',
    header: c.targets,
    width: 104,
    card: 'hidden',
    text: (news) => targetsText(news) ?? texts.everybody,
  },
  { id: 'author', header: c.author, width: 80, text: ({ authorName }) => authorName ?? '' },
  {
    id: 'actions',
    header: c.actions,
    width: 72,
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
