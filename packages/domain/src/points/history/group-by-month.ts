import { monthOf, type CalendarMonth } from '../../time';
import { totalsOf } from './point-totals';
import type { PointTotals, StudentPoint } from '../schemas';

export interface PointMonth {
  month: CalendarMonth;
  points: StudentPoint[];
  /** Of the points that are loaded, which may be fewer than the month has. */
  totals: PointTotals;
}

/**
 * Groups a list by the month of the incident, for the phone's list. Months and points keep the
 * order of the list.
 */
export function groupByMonth(points: readonly StudentPoint[]): PointMonth[] {
  const months = new Map<CalendarMonth, StudentPoint[]>();
  for (const point of points) {
    const month = monthOf(point.incidentDate);
    const list = months.get(month);
    if (list) list.push(point);
    else months.set(month, [point]);
  }
  return [...months].map(([month, list]) => ({ month, points: list, totals: totalsOf(list) }));
}
