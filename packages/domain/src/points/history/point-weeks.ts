import { lastMondays, mondayOf, type CalendarDay } from '../../time';
import type { PointWeek } from '../manage-schemas';

/** How many weeks the picture of the points shows, the one that runs included. */
const POINT_WEEKS = 8;

/** Since when the points are asked for it. */
export const pointWeeksSince = (today: CalendarDay): CalendarDay =>
  lastMondays(today, POINT_WEEKS)[0] ?? today;

/** The points of some days by the week of their incident, oldest first, also weeks without any. */
export function pointWeeks(
  days: readonly { date: CalendarDay; rewards: number; penalties: number }[],
  today: CalendarDay,
): PointWeek[] {
  return lastMondays(today, POINT_WEEKS).map((first) => {
    const mine = days.filter(({ date }) => mondayOf(date) === first);
    return {
      first,
      rewards: mine.reduce((sum, { rewards }) => sum + rewards, 0),
      penalties: mine.reduce((sum, { penalties }) => sum + penalties, 0),
    };
  });
}
