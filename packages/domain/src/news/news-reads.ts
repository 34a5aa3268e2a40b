import { headingOf } from '../fields/field';
import type { ListColumn } from '../files';
import { personFields } from '../identity';
import { newsStateFields } from './fields';
import type { NewsDraft, NewsReader, ReadState } from './manage-schemas';
import { readStateName } from './news-texts';

/**
 * Whether a notice asks to be confirmed and is shown first, as a form says it: what is shown first
 * asks, and what does not ask is not shown first.
 */
export function readTerms({
  asksRead,
  showFirst,
}: Pick<NewsDraft, 'asksRead' | 'showFirst'>): Pick<NewsDraft, 'asksRead' | 'showFirst'> {
  if (showFirst === true) return { asksRead: true, showFirst };
  return asksRead === false ? { asksRead, showFirst: false } : { asksRead, showFirst };
}

const readStateOf = ({ readAt }: Pick<NewsReader, 'readAt'>): ReadState =>
  readAt === null ? 'unread' : 'read';

/** Those of one state; without one all of them. */
export const withReadState = (
  students: readonly NewsReader[],
  state: ReadState | undefined,
): NewsReader[] => students.filter((one) => state === undefined || readStateOf(one) === state);

/** Who confirmed a notice as a file, a row for each student. */
export const newsReadColumns: readonly ListColumn<NewsReader>[] = [
  { header: headingOf(personFields.name), kind: 'text', value: ({ name }) => name },
  { header: headingOf(personFields.seat), kind: 'text', value: ({ seat }) => seat },
  { header: headingOf(personFields.school), kind: 'text', value: ({ school }) => school },
  { header: headingOf(personFields.grade), kind: 'text', value: ({ grade }) => grade },
  { header: headingOf(personFields.className), kind: 'text', value: ({ className }) => className },
  {
    header: headingOf(newsStateFields.readState),
    kind: 'text',
    value: (one) => readStateName(readStateOf(one)),
  },
  { header: headingOf(newsStateFields.readAt), kind: 'moment', value: ({ readAt }) => readAt },
];
