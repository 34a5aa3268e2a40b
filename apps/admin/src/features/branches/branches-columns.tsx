import {
  BRANCH_AREAS,
  branchFields,
  type BranchCount,
  type BranchLine,
} from '@academy/domain/branches';
import { formatNumber } from '@academy/domain/money';
import { missingAreaText, seesArea, type Grants } from '@academy/domain/rights';
import { formatShortDay, seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { unreadColumn } from '../../shared/lists/unread-column';
import styles from './branches-page.module.css';
import { branchesTexts as texts } from './branches-texts';

/** The line with the sums is of no branch. */
export const isTotal = ({ slug }: Pick<BranchLine, 'slug'>): boolean => slug === '';

/** What is to be looked after in a branch, in words. */
export function troublesOf(line: BranchLine): string[] {
  if (!line.answered) return [texts.silent];
  return [
    ...(line.backupStale === true ? [texts.noBackup] : []),
    ...((line.orders ?? 0) > 0 ? [texts.orders(line.orders ?? 0)] : []),
    ...((line.failedMessages ?? 0) > 0 ? [texts.failed(line.failedMessages ?? 0)] : []),
  ];
}

const stateText = (line: BranchLine): string => {
  if (isTotal(line)) return '';
  return troublesOf(line).join(' · ') || texts.fine;
};

const countText = (name: BranchCount) => (line: BranchLine) => {
  const value = line[name];
  return value === null ? '' : formatNumber(value);
};

const WIDTHS: readonly (readonly [BranchCount, number])[] = [
  ['enrolled', 60],
  ['arrived', 60],
  ['missing', 68],
  ['approvals', 84],
  ['lunch', 60],
  ['dinner', 60],
  ['billed', 124],
  ['paid', 124],
  ['unpaid', 124],
  ['refunds', 60],
  ['objections', 84],
];

const all: readonly (GridColumn<BranchLine> & { id: keyof typeof branchFields | 'state' })[] = [
  {
    id: 'name',
    header: branchFields.name.label,
    width: 112,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    cell: (line) =>
      isTotal(line) ? (
        <strong>{line.name}</strong>
      ) : (
        <a
          className={styles.open}
          href={line.url}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          aria-label={texts.open(line.name)}
        >
          {line.name}
        </a>
      ),
  },
  {
    id: 'state',
    header: texts.state,
    width: 120,
    grow: true,
    card: 'corner',
    text: stateText,
    sortBy: stateText,
    cell: (line) => {
      const text = stateText(line);
      const isFine = line.answered && troublesOf(line).length === 0;
      const trouble = line.answered ? 'attention' : 'trouble';
      return text && <Badge meaning={isFine ? 'active' : trouble}>{text}</Badge>;
    },
  },
  ...WIDTHS.map(([name, width]) => ({
    id: name,
    header: branchFields[name].label,
    width,
    align: 'end' as const,
    text: countText(name),
    cell: (line: BranchLine) => {
      const text = countText(name)(line);
      return isTotal(line) ? <strong>{text}</strong> : text;
    },
    sortBy: (line: BranchLine) => line[name],
  })),
  {
    id: 'lastBackup',
    header: branchFields.lastBackup.label,
    width: 88,
    // A backup that is too old is said by the state.
    startsHidden: true,
    text: ({ lastBackup }) =>
      lastBackup === null ? '' : formatShortDay(seoulDay(new Date(lastBackup))),
    sortBy: ({ lastBackup }) => lastBackup,
  },
];

/** What of the columns this account sees: what its areas are not about is dimmed, and says so. */
export const branchGridColumns = (viewer: Grants): readonly GridColumn<BranchLine>[] =>
  all.map((column) => {
    const area = column.id === 'name' || column.id === 'state' ? null : BRANCH_AREAS[column.id];
    return area === null || seesArea(viewer, area)
      ? column
      : unreadColumn(column, missingAreaText(area));
  });
