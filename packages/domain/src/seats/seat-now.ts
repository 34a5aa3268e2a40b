import {
  dayStateOf,
  settledVisit,
  studyMinutes,
  summarizeDay,
  visitState,
  type AttendanceRow,
  type DayContext,
  type DaySummary,
} from '../attendance';
import { START_OF_DAY, type ClockTime } from '../time';

/**
 * Where the student of a seat is: here, out, gone home, absent, missing (expected and not seen), or
 * still expected.
 */
export type SeatState = 'here' | 'out' | 'left' | 'absent' | 'missing' | 'expected';

export interface SeatNow {
  state: SeatState;
  /** Since when; for an expected student, the time of arrival. Null: unknown. */
  at: ClockTime | null;
  /** What the marks of the day say beside it: 지각, 조퇴, an absence that was excused. */
  mark: Pick<DaySummary, 'status' | 'excused'>;
}

type Row = Pick<AttendanceRow, 'studentId' | 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'>;

/** When an absent student is expected: as reported, else with the next period. */
function expectedAt(
  { reportedAbsences }: Row,
  { periods, clock, dayStartsAt }: DayContext,
): ClockTime | null {
  const isAhead = (time: ClockTime) =>
    clock === START_OF_DAY || studyMinutes(time, dayStartsAt) >= studyMinutes(clock, dayStartsAt);
  const late = reportedAbsences.find(
    ({ approved, kind, to }) => approved && kind === 'LATE' && isAhead(to),
  );
  return late?.to ?? periods.find(({ from }) => isAhead(from))?.from ?? null;
}

/**
 * Where a student is at a time of the study day. Recorded times decide; without them the marks do.
 * See docs/product/seats.md#working-on-it.
 */
function placeNow(row: Row, context: DayContext): Omit<SeatNow, 'mark'> {
  const visit = settledVisit(row.visit, context);
  switch (visitState(visit)) {
    case 'here':
      return { state: 'here', at: visit?.outings.at(-1)?.to ?? visit?.arrivedAt ?? null };
    case 'out':
      return { state: 'out', at: visit?.outings.at(-1)?.from ?? null };
    case 'left':
      return { state: 'left', at: visit?.leftAt ?? null };
    case 'not-here':
      break;
  }
  switch (dayStateOf(row, context)) {
    case 'absent':
      return { state: 'absent', at: null };
    case 'missing':
      return { state: 'missing', at: null };
    case 'left-early':
      return { state: 'left', at: null };
    case 'out':
      return { state: 'out', at: null };
    case 'present':
    case 'late':
      return { state: 'here', at: null };
    case 'unmarked':
      return { state: 'expected', at: expectedAt(row, context) };
  }
}

/** Where a student is, and what the day's marks say beside it. */
export function seatNow(row: Row, context: DayContext): SeatNow {
  const { status, excused } = summarizeDay(row, context);
  return { ...placeNow(row, context), mark: { status, excused } };
}
