import { headingOf } from '../fields/field';
import { personColumns } from '../files/person-columns';
import { reasonFields } from '../reasons/fields';
import { scheduleFields, scheduleStateFields } from './fields';
import { reportedAbsences } from './times/reported-absences';
import type { ListColumn } from '../files';
import { scheduleStatusName } from './schedule-texts';
import type { AbsenceReason } from '../reasons/schemas';
import { formatDay, type CalendarDay } from '../time';
import type { ScheduleTableRow } from './manage-schemas';
import type { RegularSchedule, ScheduleKind } from './schemas';
import { timesText } from './approval/sentence';

const KINDS = {
  LATE: 'LATE_ARRIVAL',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ALL_DAY: 'ALL_DAY',
} as const satisfies Record<string, ScheduleKind>;

/**
 * When a student is away on some days, by what waits and what holds, as the sheets of those days
 * show it: `수학학원 19:00–21:00 외출`.
 */
export const tableDays = (
  days: readonly CalendarDay[],
  schedules: readonly RegularSchedule[],
  reasons: readonly AbsenceReason[],
): ScheduleTableRow['days'] =>
  days.flatMap((date) =>
    reportedAbsences(date, schedules, reasons).map(
      ({ source, id, kind: told, from, to, title, approved }) => {
        const kind = KINDS[told];
        return {
          date,
          source,
          id,
          kind,
          text: `${title} ${timesText({ kind, from, to })}`,
          approved,
        };
      },
    ),
  );

const stateOf = (approved: boolean) => scheduleStatusName(approved ? 'APPROVED' : 'PENDING');

/** 전체 일정 as a file: a row per student, a column per day. */
export const scheduleTableColumns = (
  days: readonly CalendarDay[],
): ListColumn<ScheduleTableRow>[] => [
  ...personColumns,
  ...days.map((date): ListColumn<ScheduleTableRow> => ({
    header: formatDay(date),
    kind: 'text',
    value: (row) =>
      row.days
        .filter((day) => day.date === date)
        .map(({ text, approved }) => (approved ? text : `${text} (${stateOf(false)})`))
        .join(', '),
  })),
];

type Entry = Pick<ScheduleTableRow, 'seat' | 'name' | 'grade'> & ScheduleTableRow['days'][number];

/** The same one absence to a row, for sorting and counting. */
export const scheduleEntryColumns: ListColumn<Entry>[] = [
  { header: headingOf(reasonFields.date), kind: 'day', value: ({ date }) => date },
  ...personColumns,
  { header: headingOf(scheduleFields.title), kind: 'text', value: ({ text }) => text },
  {
    header: headingOf(scheduleStateFields.status),
    kind: 'text',
    value: ({ approved }) => stateOf(approved),
  },
];
export const scheduleEntries = (rows: readonly ScheduleTableRow[]): Entry[] =>
  rows
    .flatMap(({ seat, name, grade, days }) => days.map((day) => ({ seat, name, grade, ...day })))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
