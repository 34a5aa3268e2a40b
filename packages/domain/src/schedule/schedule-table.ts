import { reportedAbsences } from './times/reported-absences';
import type { ListColumn } from '../files';
import { columnTexts } from '../files/file-texts';
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

const who: ListColumn<Pick<ScheduleTableRow, 'seat' | 'name' | 'grade'>>[] = [
  { header: columnTexts.seat, kind: 'text', value: ({ seat }) => seat },
  { header: columnTexts.name, kind: 'text', value: ({ name }) => name },
  { header: columnTexts.grade, kind: 'text', value: ({ grade }) => grade },
];
const stateOf = (approved: boolean) => scheduleStatusName(approved ? 'APPROVED' : 'PENDING');

/** 전체 일정 as a file: a row per student, a column per day. */
export const scheduleTableColumns = (
  days: readonly CalendarDay[],
): ListColumn<ScheduleTableRow>[] => [
  ...who,
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
  { header: columnTexts.date, kind: 'day', value: ({ date }) => date },
  ...who,
  { header: columnTexts.content, kind: 'text', value: ({ text }) => text },
  { header: columnTexts.status, kind: 'text', value: ({ approved }) => stateOf(approved) },
];
export const scheduleEntries = (rows: readonly ScheduleTableRow[]): Entry[] =>
  rows
    .flatMap(({ seat, name, grade, days }) => days.map((day) => ({ seat, name, grade, ...day })))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
