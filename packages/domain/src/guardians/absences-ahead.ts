import type { ReportedAbsence } from '../schedule/times/reported-absence-schema';
import { shiftDay, type CalendarDay } from '../time';

/** How far ahead reasons reach, and for how long the days of regular schedules are named. */
export const AHEAD_DAYS = 60;
const SCHEDULED_DAYS = 14;
/** How many a guardian is shown: the next ones. */
const SHOWN = 10;

/**
 * What is approved, or waits, for a child's coming days, the next first. A schedule that comes
 * every week fills no page: its days are named for two weeks.
 */
export function absencesAhead(
  reportedOn: (date: CalendarDay) => readonly ReportedAbsence[],
  today: CalendarDay,
): (Pick<ReportedAbsence, 'kind' | 'from' | 'to' | 'title' | 'approved'> & {
  date: CalendarDay;
})[] {
  const days = Array.from({ length: AHEAD_DAYS }, (_, ahead) => ahead + 1);
  return days
    .flatMap((ahead) => {
      const date = shiftDay(today, ahead);
      return reportedOn(date)
        .filter(({ source }) => source === 'reason' || ahead <= SCHEDULED_DAYS)
        .map(({ kind, from, to, title, approved }) => ({ date, kind, from, to, title, approved }));
    })
    .slice(0, SHOWN);
}
