import type { AttendanceRefusal } from '../attendance-texts';
import type { StudentId } from '../../ids';
import type { ClockTime } from '../../time';
import { hasBegun, type DayContext } from '../day/day-context';
import { presenceIn } from '../day/presence';
import { settledVisit } from '../day/settled-visit';
import type { AttendanceRow } from '../schemas';
import { effectiveMark, isEmptyCell, markIn, mayBeMissed, wasSeen } from './effective-mark';

type Row = Pick<AttendanceRow, 'studentId' | 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'>;

/**
 * Why nothing counts in a cell of a closed day: its times lie before the arrival or after leaving
 * and a mark contradicts them, or no times were written down.
 */
export const OPEN_REASONS = ['before', 'gone', 'no-times'] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

export interface OpenCell {
  studentId: StudentId;
  period: number;
  why: OpenReason;
}

/** The cells of begun periods in which nothing counts once the day is closed. */
export const openCells = (rows: readonly Row[], context: DayContext): OpenCell[] =>
  rows.filter(mayBeMissed).flatMap((row) =>
    context.periods
      .filter(
        (period) =>
          hasBegun(period, context) &&
          effectiveMark(row, period, { ...context, closed: true }) === null,
      )
      .map(({ number, ...period }): OpenCell => {
        const presence = presenceIn(row.visit, period, context);
        return {
          studentId: row.studentId,
          period: number,
          why: presence === 'before' || presence === 'gone' ? presence : 'no-times',
        };
      }),
  );

/** What a day comes to when it is closed. Nothing of it is written down: it is how it is read. */
export interface ClosePreview {
  /** Students who never came: absent without excuse in an empty period. */
  absent: StudentId[];
  /** Students who came and were not seen off, with the time at which they count as gone. */
  seenOff: { studentId: StudentId; leftAt: ClockTime }[];
  /** Cells filled without a mark: by times, and by approved absences. */
  byTimes: number;
  excused: number;
  /** Cells in which nothing counts: worth a look before the day is closed. */
  open: OpenCell[];
}

/** What closing a day makes of its sheet. See docs/product/attendance.md#closing. */
export function previewClose(rows: readonly Row[], day: DayContext): ClosePreview {
  const context = { ...day, closed: true };
  const derived = rows.flatMap((row) =>
    context.periods.flatMap((period) => {
      const mark = isEmptyCell(markIn(row, period.number))
        ? effectiveMark(row, period, context)
        : null;
      return mark ? [{ studentId: row.studentId, seen: wasSeen(row), ...mark }] : [];
    }),
  );
  const missed = derived.filter(
    ({ seen, status, excused }) => !seen && status === 'ABSENT' && !excused,
  );
  return {
    absent: [...new Set(missed.map(({ studentId }) => studentId))],
    seenOff: rows.flatMap(({ studentId, visit }) => {
      const leftAt = settledVisit(visit, context)?.leftAt;
      return visit?.leftAt === null && leftAt ? [{ studentId, leftAt }] : [];
    }),
    byTimes: derived.filter(({ seen, excused }) => seen && !excused).length,
    excused: derived.filter(({ excused }) => excused).length,
    open: openCells(rows, context),
  };
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
