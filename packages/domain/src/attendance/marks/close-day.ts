import type { AttendanceRefusal } from '../attendance-texts';
import type { StudentId } from '../../ids';
import type { ClockTime } from '../../time';
import { hasBegun, type DayContext } from '../day/day-context';
import type { AttendanceRow, MarkEdit, VisitEdit } from '../schemas';
import { isEmptyCell, markIn, settledMark, wasSeen } from './effective-mark';
import { presenceIn } from '../day/presence';
import { studyMinutes } from '../day/study-minutes';
import { visitState } from '../day/visit';

type Row = Pick<AttendanceRow, 'studentId' | 'told' | 'marks' | 'visit'>;

/**
 * Why a cell stays empty when a day is closed: the student had not come yet, was gone, or no times
 * were written down.
 */
export const OPEN_REASONS = ['before', 'gone', 'no-times'] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

export interface OpenCell {
  studentId: StudentId;
  period: number;
  why: OpenReason;
}

export interface ClosePlan {
  edits: MarkEdit[];
  visits: VisitEdit[];
  /** Students who never came: absent in every empty period. */
  absent: number;
  /**
   * Students who came and were not seen off: they left when the last period ended, or now when it
   * has not.
   */
  seenOff: number;
  /** Cells that are filled because the student was there. */
  filled: number;
  /** Cells that stay empty, of students who were here: worth a look before the day is closed. */
  open: OpenCell[];
}

/** The cells of begun periods in which nothing counts, once the day is settled. */
export const openCells = (rows: readonly Row[], context: DayContext): OpenCell[] =>
  rows.flatMap((row) =>
    context.periods
      .filter((period) => hasBegun(period, context) && settledMark(row, period, context) === null)
      .map(({ number, ...period }): OpenCell => {
        const presence = presenceIn(row.visit, period, context);
        return {
          studentId: row.studentId,
          period: number,
          why: presence === 'before' || presence === 'gone' ? presence : 'no-times',
        };
      }),
  );

/**
 * What closing a day writes: who was not seen off left at the end of the last period, or now; the
 * empty cells of the periods that began get what the arrival, an approved absence or the time
 * between 등원 and 하원 says of them; who never came is absent. What only a person can tell stays open.
 * `at` is the device's time. See docs/product/attendance.md#closing.
 */
export function planClose(
  rows: readonly Row[],
  { at, ...context }: DayContext & { at: string },
): ClosePlan {
  const visits = rows.flatMap(({ studentId, visit }) =>
    seenOff(visit, context).map((value): VisitEdit => ({ studentId, ...value })),
  );
  const visitOf = new Map(visits.map((edit) => [edit.studentId, edit]));
  const settled = rows.map((row): Row => {
    const edit = visitOf.get(row.studentId);
    return edit && row.visit ? { ...row, visit: { ...row.visit, ...edit } } : row;
  });
  const edits = settled.flatMap((row) =>
    context.periods.flatMap((period): MarkEdit[] => {
      const mark = markIn(row, period.number);
      const value = isEmptyCell(mark) ? settledMark(row, period, context) : null;
      return value === null
        ? []
        : [
            {
              studentId: row.studentId,
              period: period.number,
              ...value,
              base: mark?.version ?? 0,
              at,
            },
          ];
    }),
  );
  const seen = new Set(rows.filter(wasSeen).map(({ studentId }) => studentId));
  const missed = edits.filter(
    ({ studentId, status, excused }) => !seen.has(studentId) && status === 'ABSENT' && !excused,
  );
  return {
    edits,
    visits,
    absent: new Set(missed.map(({ studentId }) => studentId)).size,
    seenOff: visits.length,
    filled: edits.filter(({ studentId, excused }) => seen.has(studentId) && !excused).length,
    open: openCells(settled, context),
  };
}

function seenOff(
  visit: Row['visit'],
  { periods, clock, dayStartsAt }: DayContext,
): Omit<VisitEdit, 'studentId'>[] {
  if (visit === null || visit.arrivedAt === null) return [];
  const { arrivedAt, outings, version } = visit;
  const state = visitState(visit);
  // Who went out and did not come back left then.
  if (state === 'out')
    return [
      {
        arrivedAt,
        outings: outings.slice(0, -1),
        leftAt: outings.at(-1)?.from ?? arrivedAt,
        base: version,
      },
    ];
  const end = periods.at(-1)?.to;
  if (state !== 'here' || end === undefined) return [];
  const minute = (time: ClockTime) => studyMinutes(time, dayStartsAt);
  const over = minute(end) < minute(clock) ? end : clock;
  const last = outings.at(-1)?.to ?? arrivedAt;
  return [{ arrivedAt, outings, leftAt: minute(last) > minute(over) ? last : over, base: version }];
}

export type DayChange = { allowed: true } | { allowed: false; reason: AttendanceRefusal };

/**
 * Whether marks of a day can be written: in a closed day only with a reason, which the log keeps.
 */
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
