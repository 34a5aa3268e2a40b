import {
  scheduleKindName,
  scheduleKindSchema,
  type ScheduleTableRow,
} from '@academy/domain/schedule';
import {
  daysOfMonth,
  type CalendarDay,
  type CalendarMonth,
  dayNumberOf,
} from '@academy/domain/time';
import type { GridColumn } from '@academy/ui/data-grid';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { tableTexts as texts } from './schedule-texts';
import { personColumns } from '../../shared/lists/person-columns';

type Day = ScheduleTableRow['days'][number];

const letterOf = ({ kind, approved }: Day) =>
  approved ? texts.letters[kind] : texts.waiting(texts.letters[kind]);
/** A cell has room for one: of several the first, and that there are more. */
const lettersOf = ([first, ...more]: readonly Day[]) =>
  first ? (more.length > 0 ? texts.more(letterOf(first)) : letterOf(first)) : '';
const on = (row: ScheduleTableRow, date: CalendarDay) =>
  row.days.filter((day) => day.date === date);

/** `외출 8 · 종일 1`: how often a student is away in the month, kind by kind. */
const sumText = ({ days }: ScheduleTableRow) =>
  scheduleKindSchema.options
    .map((kind) => ({ kind, count: days.filter((day) => day.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => texts.times(scheduleKindName(kind), count))
    .join(' · ');

const dayColumn = (date: CalendarDay): GridColumn<ScheduleTableRow> => ({
  id: date,
  header: String(dayNumberOf(date)),
  width: 38,
  align: 'center',
  tight: true,
  card: 'hidden',
  text: (row) => lettersOf(on(row, date)),
  cell: (row) => {
    const days = on(row, date);
    // The letters are visual, with their meaning on hover; screen readers get the full text.
    return days.length === 0 ? null : (
      <span title={days.map(({ text }) => text).join('\n')}>
        <span aria-hidden="true">{lettersOf(days)}</span>
        <VisuallyHidden>{days.map(({ text }) => text).join(', ')}</VisuallyHidden>
      </span>
    );
  },
});

/** 학생 × 날 of a month: a letter for each absence, and the sums. */
export const tableColumns = (month: CalendarMonth): GridColumn<ScheduleTableRow>[] => [
  ...personColumns<ScheduleTableRow>(texts, { name: 112 }),
  ...daysOfMonth(month).map(dayColumn),
  {
    id: 'sum',
    header: texts.sum,
    width: 160,
    grow: true,
    text: sumText,
    sortBy: ({ days }) => days.length,
  },
];
