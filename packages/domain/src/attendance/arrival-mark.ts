import type { ClockTime } from '../time';
import { isEmptyCell, markIn } from './plan-fill';
import type { AttendanceRow, MarkStatus, Period } from './schemas';
import type { AttendanceSettings } from './settings-schemas';
import { expectedMark } from './told-absences';

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * What an arrival says of the period that runs: 출석 until the grace after its beginning is over (`lateGraceMinutes`, included), 지각 from then on. Nothing between periods, where
 * somebody marked already, and where an absence was approved: that stands in the cell by itself.
 * See docs/product/attendance.md#coming-and-going.
 */
export function arrivalMark(
  row: Pick<AttendanceRow, 'told' | 'marks'>,
  periods: readonly Period[],
  clock: ClockTime,
  { lateGraceMinutes }: Pick<AttendanceSettings, 'lateGraceMinutes'>,
): { period: Period; status: MarkStatus } | null {
  const period = periods.find(({ from, to }) => from <= clock && clock < to);
  if (
    !period ||
    !isEmptyCell(markIn(row, period.number)) ||
    expectedMark(period, row.told) !== null
  )
    return null;
  return {
    period,
    status: minutesOf(clock) > minutesOf(period.from) + lateGraceMinutes ? 'LATE' : 'PRESENT',
  };
}
