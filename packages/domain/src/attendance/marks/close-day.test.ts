import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime } from '../../time';
import { dayStateOf } from '../day/day-state';
import { settledVisit } from '../day/settled-visit';
import { summarizeDay } from '../month-summary';
import type { AttendanceRow, MarkStatus } from '../schemas';
import { openCells, previewClose } from './close-day';
import { effectiveMarks } from './effective-mark';

const time = clockTime;
const marked = (period: number, status: MarkStatus) => ({
  period,
  mark: anAttendanceMark({ status }),
});
const allDay = aReportedAbsence({ kind: 'ALL_DAY', from: time('00:00'), to: time('24:00') });
const closedDay = (clock = '24:00') => aDayContext({ clock: time(clock), closed: true });
/** The three periods of a closed day: `*` for excused, `-` for nothing. */
const cells = (row: Partial<AttendanceRow>, context = closedDay()) =>
  effectiveMarks(anAttendanceRow(row), context)
    .map((mark) => (mark?.status ? `${mark.status}${mark.excused ? '*' : ''}` : '-'))
    .join(' ');
const preview = (row: Partial<AttendanceRow>, context = aDayContext()) =>
  previewClose([anAttendanceRow(row)], context);
const stays = (row: Partial<AttendanceRow>) =>
  openCells([anAttendanceRow(row)], aDayContext()).map(({ period, why }) => `${period} ${why}`);

describe('a closed day', () => {
  test.each<[string, Partial<AttendanceRow>, string]>([
    ['who never came is absent', {}, 'ABSENT ABSENT ABSENT'],
    ['a late approval excuses it', { reportedAbsences: [allDay] }, 'ABSENT* ABSENT* ABSENT*'],
    ['a late arrival takes it away', { visit: aVisit() }, 'PRESENT PRESENT PRESENT'],
    ['what somebody marked stands', { marks: [marked(2, 'OUTING')] }, '- OUTING -'],
    [
      'who went out and did not come back left then',
      { visit: aVisit({ outings: [{ from: time('14:45'), to: null }] }) },
      'PRESENT EARLY_LEAVE EARLY_LEAVE',
    ],
  ])('%s', (_, row, expected) => {
    expect(cells(row)).toBe(expected);
  });

  test('says nothing of periods that had not begun, and makes nobody leave early', () => {
    const context = closedDay('15:30');
    expect(cells({ visit: aVisit() }, context)).toBe('PRESENT PRESENT -');
    expect(cells({}, context)).toBe('ABSENT ABSENT -');
  });

  test('is read otherwise only where nobody was seen, while it is open', () => {
    const open = aDayContext();
    expect(cells({}, open)).toBe('- - -');
    expect(cells({ visit: aVisit({ leftAt: time('15:20') }) }, open)).toBe(
      cells({ visit: aVisit({ leftAt: time('15:20') }) }),
    );
  });

  test('196 students who came in a break or before the first period were there', () => {
    const rows = Array.from({ length: 196 }, (_, index) =>
      anAttendanceRow({
        studentId: studentIdSchema.parse(`${index + 1}`),
        visit: aVisit({ arrivedAt: time(index % 2 === 0 ? '13:40' : '14:53') }),
      }),
    );
    const states = rows.map((row) => dayStateOf(row, closedDay()));
    expect(states).toEqual(rows.map((_, index) => (index % 2 === 0 ? 'present' : 'late')));
    expect(rows.map((row) => summarizeDay(row, closedDay()).status)).toEqual(
      rows.map((_, index) => (index % 2 === 0 ? 'PRESENT' : 'LATE')),
    );
    expect(openCells(rows, closedDay())).toEqual([]);
  });
});

describe('what closing will show', () => {
  test('who never came, who was not seen off, and how many cells nobody had to mark', () => {
    expect(preview({})).toMatchObject({ absent: ['1'], seenOff: [], byTimes: 0, excused: 0 });
    expect(preview({ reportedAbsences: [allDay] })).toMatchObject({ absent: [], excused: 3 });
    expect(preview({ reportedAbsences: [aReportedAbsence()], visit: aVisit() })).toMatchObject({
      absent: [],
      seenOff: [{ studentId: '1', leftAt: '16:50' }],
      byTimes: 1,
      excused: 2,
      open: [],
    });
  });

  test('what stays open: no times were written, or a mark contradicts them', () => {
    expect(stays({ marks: [marked(2, 'PRESENT')] })).toEqual(['1 no-times', '3 no-times']);
    const visit = aVisit({ arrivedAt: time('14:55'), leftAt: time('15:40') });
    expect(stays({ visit })).toEqual([]);
    expect(stays({ visit, marks: [marked(3, 'EARLY_LEAVE')] })).toEqual([]);
    expect(
      stays({ visit: aVisit({ arrivedAt: time('15:55') }), marks: [marked(1, 'PRESENT')] }),
    ).toEqual(['2 before']);
    expect(
      stays({ visit: aVisit({ leftAt: time('14:40') }), marks: [marked(3, 'PRESENT')] }),
    ).toEqual(['2 gone']);
  });
});

describe('who is still here when a day is closed', () => {
  test.each([
    ['left at the end of the last period', {}, '24:00', '16:50'],
    ['left at the close, when that was earlier', {}, '16:16', '16:16'],
    ['left when they came, which was later', { arrivedAt: time('18:00') }, '24:00', '18:00'],
    ['left when they came, in the night', { arrivedAt: time('00:30') }, '24:00', '00:30'],
    [
      'left when they came back, which was later',
      { outings: [{ from: time('16:40'), to: time('17:10') }] },
      '24:00',
      '17:10',
    ],
    [
      'left when they went out and did not come back',
      { outings: [{ from: time('15:20'), to: null }] },
      '24:00',
      '15:20',
    ],
    ['left as it was written', { leftAt: time('15:15') }, '24:00', '15:15'],
  ])('%s', (_, visit, clock, leftAt) => {
    expect(settledVisit(aVisit(visit), closedDay(clock))?.leftAt).toBe(leftAt);
    expect(
      settledVisit(aVisit(visit), { ...closedDay(clock), closed: false })?.leftAt ?? null,
    ).toBe(aVisit(visit).leftAt);
  });
});

/** What is known of a day, each known at some time before, between or after its closes. */
type Fact = (row: AttendanceRow) => AttendanceRow;
const facts: Readonly<Record<string, Fact>> = {
  arrival: (row) => ({ ...row, visit: aVisit({ arrivedAt: time('14:20'), leftAt: null }) }),
  approval: (row) => ({ ...row, reportedAbsences: [allDay] }),
  mark: (row) => ({ ...row, marks: [marked(3, 'OUTING')] }),
};

test('close, reopen and late facts in any order end in the same sheet', () => {
  const steps = fc
    .subarray(Object.keys(facts))
    .chain((some) =>
      fc.tuple(
        fc.shuffledSubarray(some, { minLength: some.length }),
        fc.array(fc.tuple(fc.constantFrom('close', 'reopen'), fc.nat(3)), { maxLength: 4 }),
      ),
    );
  fc.assert(
    fc.property(steps, ([known, turns]) => {
      let [row, closed] = [anAttendanceRow(), false];
      known.forEach((fact, at) => {
        for (const [turn] of turns.filter(([, when]) => when === at)) closed = turn === 'close';
        // Every view is asked at every step: asking changes nothing.
        cells(row, { ...aDayContext(), closed });
        row = facts[fact]?.(row) ?? row;
      });
      const straight = [...known]
        .toSorted()
        .reduce((done, fact) => facts[fact]?.(done) ?? done, anAttendanceRow());
      expect(cells(row, { ...aDayContext(), closed: true })).toBe(cells(straight));
      expect(closed).toBeTypeOf('boolean');
    }),
  );
});
