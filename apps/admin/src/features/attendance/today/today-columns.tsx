import { visitMeaning } from '@academy/app-kit/status';
import {
  attendanceMarkText,
  dayFiltersOf,
  markStatusName,
  settledVisit,
  summarizeDay,
  visitActions,
  visitState,
  visitStateName,
  type DayContext,
  type VisitAction,
} from '@academy/domain/attendance';
import { missingAreaText, seesArea, type Area, type Grants } from '@academy/domain/rights';
import { formatClock } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import type { GridColumn } from '@academy/ui/data-grid';
import type { Meaning } from '@academy/ui/meaning';
import { createContext, useContext } from 'react';
import { todayTexts as texts } from '../attendance-texts';
import { unreadColumn } from '../../../shared/lists/unread-column';
import { reportedAbsenceText } from '../../../shared/texts/kit-texts';
import type { ShownRow } from '../day/shown-rows';
import styles from './today-view.module.css';
import { outingsText, readOutings, readTime } from './visit-text';

/**
 * What the buttons in the rows do: handed down beside the columns, so that the columns stay the
 * same objects and only changed rows are drawn again.
 */
export const VisitsContext = createContext<{
  act: (rows: readonly ShownRow[], action: VisitAction) => void;
  disabledReason: string | undefined;
}>({ act: () => undefined, disabledReason: undefined });

/** What a student's state allows now, one press each. */
function VisitButtons({ row }: { row: ShownRow }) {
  const { act, disabledReason } = useContext(VisitsContext);
  return (
    <span className={styles.acts}>
      {visitActions(row.visit).map((action) => (
        <Button
          key={action}
          size="dense"
          tabIndex={-1}
          aria-label={texts.actFor(row.name, action)}
          disabledReason={disabledReason}
          onClick={() => act([row], action)}
        >
          {texts.actNow(action)}
        </Button>
      ))}
    </span>
  );
}

/** Where a student is, and what the day's marks say beyond that. */
function stateOf(row: ShownRow, context: DayContext): { text: string; meaning: Meaning } {
  const { status, excused } = summarizeDay(row, context);
  const state = visitState(settledVisit(row.visit, context));
  if (state === 'not-here') {
    if (dayFiltersOf(row, context).has('missing'))
      return { text: texts.missing, meaning: 'missing' };
    return {
      text: status === null ? texts.notYet : attendanceMarkText({ status, excused }),
      meaning: visitMeaning(state, { status, excused }),
    };
  }
  const beside = status === 'LATE' || status === 'EARLY_LEAVE' ? markStatusName(status) : '';
  const unseen = state === 'left' && row.visit?.leftAt === null ? texts.notSeenOff : '';
  return {
    text: [visitStateName(state), beside, unseen].filter(Boolean).join(' · '),
    meaning: visitMeaning(state, { status, excused }),
  };
}

/** Who wrote something last, and when. */
function lastWrite({ visit, marks }: ShownRow): string {
  const writes = [...(visit ? [visit] : []), ...marks.map(({ mark }) => mark)].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  );
  const [last] = writes;
  return last ? `${last.byName} ${formatClock(new Date(last.at))}` : '';
}

const notesOf = ({ marks, memo }: ShownRow) =>
  [...new Set([...marks.map(({ mark }) => mark.note), memo].filter(Boolean))].join(' · ');
const checkTime = (value: string) => (readTime(value) === undefined ? texts.wrongTime : undefined);
const heads = texts.columns;

const personColumns: readonly GridColumn<ShownRow>[] = [
  {
    id: 'seat',
    header: heads.seat,
    width: 64,
    text: ({ seat }) => seat ?? '',
    sortBy: ({ seat }) => seat,
    fixed: true,
    card: 'lead',
  },
  {
    id: 'name',
    header: heads.name,
    width: 88,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    rowHeader: true,
    fixed: true,
    card: 'title',
  },
];

const timeColumns: readonly GridColumn<ShownRow>[] = [
  {
    id: 'reportedAbsences',
    header: heads.reportedAbsences,
    width: 200,
    text: ({ reportedAbsences }) => reportedAbsences.map(reportedAbsenceText).join(', '),
  },
  {
    id: 'arrivedAt',
    header: heads.arrived,
    width: 66,
    text: ({ visit }) => visit?.arrivedAt ?? '',
    sortBy: ({ visit }) => visit?.arrivedAt ?? null,
    edit: {
      kind: 'text',
      inputMode: 'numeric',
      maxLength: 5,
      value: ({ visit }) => visit?.arrivedAt ?? '',
      check: checkTime,
    },
  },
  {
    id: 'leftAt',
    header: heads.left,
    width: 66,
    text: ({ visit }) => visit?.leftAt ?? '',
    sortBy: ({ visit }) => visit?.leftAt ?? null,
    edit: {
      kind: 'text',
      inputMode: 'numeric',
      maxLength: 5,
      value: ({ visit }) => visit?.leftAt ?? '',
      check: checkTime,
    },
  },
  {
    id: 'outings',
    header: heads.outings,
    width: 116,
    text: ({ visit }) => outingsText(visit?.outings ?? []),
    edit: {
      kind: 'text',
      maxLength: 200,
      value: ({ visit }) => outingsText(visit?.outings ?? []),
      check: (value) => (readOutings(value) === undefined ? texts.wrongOutings : undefined),
    },
  },
];

/**
 * The columns of the live list: who, what is expected, when they came and went, where they are, and
 * what is done with one press.
 */
export function todayColumns(context: DayContext, viewer: Grants): GridColumn<ShownRow>[] {
  const columns: (GridColumn<ShownRow> & { area?: Area })[] = [
    ...personColumns,
    {
      id: 'act',
      header: heads.act,
      width: 116,
      text: ({ visit }) => visitActions(visit).map(texts.actNow).join(', '),
      cell: (row) => <VisitButtons row={row} />,
    },
    {
      id: 'state',
      header: heads.state,
      width: 112,
      card: 'corner',
      text: (row) => stateOf(row, context).text,
      sortBy: (row) => stateOf(row, context).text,
      cell: (row) => {
        const { text, meaning } = stateOf(row, context);
        return <Badge meaning={meaning}>{text}</Badge>;
      },
    },
    ...timeColumns,
    {
      id: 'excused',
      header: heads.excused,
      width: 58,
      text: (row) => (summarizeDay(row, context).excused ? texts.excused : ''),
    },
    {
      id: 'meals',
      header: heads.meals,
      area: 'meals',
      width: 64,
      text: ({ meals }) =>
        [meals?.lunch && texts.lunch, meals?.dinner && texts.dinner].filter(Boolean).join(' '),
    },
    {
      id: 'points',
      header: heads.points,
      area: 'points',
      width: 76,
      align: 'end',
      text: ({ pointsToday }) => texts.points(pointsToday ?? 0),
      sortBy: ({ pointsToday }) => pointsToday ?? null,
    },
    { id: 'memo', header: heads.memo, width: 160, text: notesOf },
    { id: 'by', header: heads.by, width: 120, grow: true, text: lastWrite },
  ];
  return columns.map(({ area, ...column }) =>
    area === undefined || seesArea(viewer, area)
      ? column
      : unreadColumn(column, missingAreaText(area)),
  );
}
