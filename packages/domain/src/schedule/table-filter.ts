import { matchesStudent } from '../identity/search';
import { weekdayOf } from '../time';
import type { ScheduleTableRow } from './manage-schemas';

/** What of 전체 표로 보기 is shown; what is left out narrows nothing. */
export interface ScheduleTableFilter {
  q?: string | undefined;
  status?: 'PENDING' | 'APPROVED' | undefined;
  source?: 'schedule' | 'reason' | undefined;
  /** 0 is Sunday. */
  weekday?: number | undefined;
}

/**
 * The rows that fit, each with the days that fit; who has none of them is left out. The same on the
 * screen, on paper and in the file.
 */
export function filterScheduleTable(
  rows: readonly ScheduleTableRow[],
  { q = '', status, source, weekday }: ScheduleTableFilter,
): ScheduleTableRow[] {
  const fits = (day: ScheduleTableRow['days'][number]) =>
    (status === undefined || day.approved === (status === 'APPROVED')) &&
    (source === undefined || day.source === source) &&
    (weekday === undefined || weekdayOf(day.date) === weekday);
  return rows
    .filter((row) => matchesStudent(row, q))
    .map((row) => ({ ...row, days: row.days.filter(fits) }))
    .filter(({ days }) => days.length > 0);
}
