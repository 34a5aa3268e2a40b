import type { ManagerId } from '../../ids';
import { at, unpackIdentities, wordsOf } from './columns';
import { markOfLetter } from './packed-cells';
import type { PackedDay } from './packed-day-schema';
import type { AttendanceDay, AttendanceRow, Visit } from '../schemas';

interface Stamp {
  at: string;
  byId: ManagerId | null;
  byName: string;
}

function stampsOf({ stamps, since, writers }: PackedDay): Stamp[] {
  const start = Date.parse(since);
  return stamps.map((stamp) => {
    const [after = '', writer = ''] = stamp.split('.');
    const { id: byId, name: byName } = at(writers, Number.parseInt(writer, 36));
    return { at: new Date(start + Number.parseInt(after, 36)).toISOString(), byId, byName };
  });
}

/** The cells of a student's line, without their notes: twelve thousand of a large sheet. */
function cellsOf(line: string, stamps: readonly Stamp[]): AttendanceRow['marks'] {
  const marks: AttendanceRow['marks'] = [];
  for (const [index, cell] of line.split(',').entries()) {
    const said = markOfLetter.get(cell.charAt(0));
    if (!said) continue;
    const dot = cell.indexOf('.');
    const stamp = Number.parseInt(dot < 0 ? cell.slice(1) : cell.slice(1, dot), 36);
    const version = dot < 0 ? 1 : Number.parseInt(cell.slice(dot + 1), 36);
    const { status, excused } = said;
    const { at: time, byId, byName } = at(stamps, stamp);
    marks.push({
      period: index + 1,
      mark: { status, excused, note: '', version, at: time, byId, byName },
    });
  }
  return marks;
}

/** When a student came and went, without the times out. */
function visitOf(packed: PackedDay, of: number, stamps: readonly Stamp[]): Visit | null {
  const written = at(packed.visits, of);
  if (written === '') return null;
  const [stamp = '', version = ''] = written.split('.');
  const { at: time, byName } = at(stamps, Number.parseInt(stamp, 36));
  return {
    arrivedAt: at(packed.cameAt, of),
    leftAt: at(packed.wentAt, of),
    outings: [],
    version: Number.parseInt(version, 36),
    at: time,
    byName,
  };
}

function mealsOf(digits: string, index: number) {
  const meals = Number(digits.charAt(index));
  return { lunch: meals % 2 === 1, dinner: meals >= 2 };
}

/** The rows of a day's sheet from its columns. Throws when they don't fit together. */
export function unpackDay(packed: PackedDay): AttendanceDay {
  const { date, asOf, revision, periods, holiday, closed } = packed;
  const stamps = stampsOf(packed);
  const classNames = wordsOf(packed.classNames);
  const rows = unpackIdentities(packed).map((student, index): AttendanceRow => {
    return {
      ...student,
      className: at(classNames, index),
      memo: '',
      reportedAbsences: [],
      ...(packed.meals !== undefined && { meals: mealsOf(packed.meals, index) }),
      ...(packed.points && { pointsToday: 0 }),
      visit: visitOf(packed, index, stamps),
      marks: cellsOf(at(packed.marks, index), stamps),
    };
  });
  for (const { of, memo } of packed.memos) at(rows, of).memo = memo;
  for (const { of, reportedAbsences } of packed.reportedAbsences)
    at(rows, of).reportedAbsences = reportedAbsences;
  for (const of of packed.offRoll) at(rows, of).onRoll = false;
  for (const { of, pointsToday } of packed.points ?? []) at(rows, of).pointsToday = pointsToday;
  for (const { of, outings } of packed.outings) {
    const { visit } = at(rows, of);
    if (visit) visit.outings = outings;
  }
  for (const { of, period, note } of packed.notes) {
    const cell = at(rows, of).marks.find((one) => one.period === period);
    if (cell) cell.mark.note = note;
  }
  return { date, asOf, revision, periods, holiday, closed, rows };
}
