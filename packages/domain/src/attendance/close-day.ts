import type { AttendanceRefusal } from '../messages/attendance-texts';
import type { ClockTime } from '../time';
import { isEmptyCell, markIn, prefilled } from './plan-fill';
import type { AttendanceRow, MarkEdit, Period, VisitEdit } from './schemas';
import { visitState } from './visit';

type Row = Pick<AttendanceRow, 'studentId' | 'told' | 'marks' | 'visit'>;

export interface ClosePlan {
  edits: MarkEdit[];
  visits: VisitEdit[];
  /** Students who never came: absent in every empty period. */
  absent: number;
  /** Students who came and were not seen off: they left when the last period ended. */
  seenOff: number;
  /** Cells that stay empty, of students who were here: worth a look before the day is closed. */
  unmarked: number;
}

/** Nobody saw this student: no arrival, and no cell that says more than absence. */
const neverCame = ({ visit, marks }: Row): boolean =>
  visitState(visit) === 'not-here' &&
  marks.every(({ mark: { status } }) => status === null || status === 'ABSENT');

/**
 * What closing a day writes: approved absences become marks, who never came is absent, who was not seen off left at the end of the last
 * period. `at` is the device's time. See docs/product/attendance.md#closing.
 */
export function planClose(rows: readonly Row[], periods: readonly Period[], at: string): ClosePlan {
  const edits: MarkEdit[] = [];
  let [absent, unmarked] = [0, 0];
  for (const row of rows) {
    const gone = neverCame(row);
    let missed = 0;
    for (const period of periods) {
      const mark = markIn(row, period.number);
      if (!isEmptyCell(mark)) continue;
      const value =
        prefilled(row, period) ??
        (gone ? { status: 'ABSENT' as const, excused: false, note: '' } : null);
      if (value === null) unmarked += 1;
      else
        edits.push({
          studentId: row.studentId,
          period: period.number,
          ...value,
          base: mark?.version ?? 0,
          at,
        });
      if (value?.status === 'ABSENT' && !value.excused) missed += 1;
    }
    if (missed > 0) absent += 1;
  }
  const visits = rows.flatMap(({ studentId, visit }) =>
    seenOff(visit, periods.at(-1)?.to ?? null).map((value): VisitEdit => ({ studentId, ...value })),
  );
  return { edits, visits, absent, seenOff: visits.length, unmarked };
}

function seenOff(visit: Row['visit'], end: ClockTime | null): Omit<VisitEdit, 'studentId'>[] {
  if (visit === null || end === null) return [];
  const { arrivedAt, outings, version } = visit;
  const state = visitState(visit);
  if (state === 'here')
    return [
      {
        arrivedAt,
        outings,
        leftAt: arrivedAt !== null && arrivedAt > end ? arrivedAt : end,
        base: version,
      },
    ];
  // Who went out and did not come back left then.
  if (state === 'out')
    return [
      {
        arrivedAt,
        outings: outings.slice(0, -1),
        leftAt: outings.at(-1)?.from ?? end,
        base: version,
      },
    ];
  return [];
}

export type DayChange = { allowed: true } | { allowed: false; reason: AttendanceRefusal };

/** Whether marks of a day can be written: in a closed day only with a reason, which the log keeps. */
export const decideCorrection = ({
  closed,
  reason,
}: {
  closed: boolean;
  reason: string | undefined;
}): DayChange =>
  closed && (reason ?? '').trim() === ''
    ? { allowed: false, reason: 'day-closed' }
    : { allowed: true };

/** Closing is for days that have begun, once; a rest day can be closed like any other. */
export function decideCloseDay({
  date,
  today,
  closed,
}: {
  date: string;
  today: string;
  closed: boolean;
}): DayChange {
  if (closed) return { allowed: false, reason: 'day-closed-already' };
  return date > today ? { allowed: false, reason: 'day-not-begun' } : { allowed: true };
}
