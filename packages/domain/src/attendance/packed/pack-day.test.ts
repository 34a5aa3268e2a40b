import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { managerIdSchema, studentIdSchema } from '../../ids';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime, day } from '../../time';
import { PERIODS_MAX } from '../limits';
import { packDay } from './pack-day';
import { packedDaySchema } from './packed-day-schema';
import { markStatusSchema, type AttendanceDay, type AttendanceRow } from '../schemas';
import { unpackDay } from './unpack-day';

const aDay = (rows: AttendanceRow[]): AttendanceDay => ({
  date: day('2026-11-20'),
  asOf: '2026-11-20T05:00:00.000Z',
  revision: 7,
  periods: [...aDayContext({ count: 3 }).periods],
  holiday: null,
  closed: null,
  rows,
});

/** As it arrives: through JSON and the schema of the answer. */
const overTheWire = (sheet: AttendanceDay) =>
  unpackDay(packedDaySchema.parse(JSON.parse(JSON.stringify(packDay(sheet)))));

const instant = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  .map((ms) => new Date(ms).toISOString());
const writer = {
  at: instant,
  byName: fc.constantFrom('', '박관리', '최담임'),
};
const word = fc.constantFrom(null, '', '고1', '하늘고', '가,나 "다"');

const mark = fc.record({
  status: fc.constantFrom(null, ...markStatusSchema.options),
  excused: fc.boolean(),
  note: fc.constantFrom('', '병원, 진단서'),
  version: fc.integer({ min: 1, max: 5_000 }),
  byId: fc.constantFrom(null, managerIdSchema.parse('1'), managerIdSchema.parse('22')),
  ...writer,
});

const row = fc.record({
  name: fc.constantFrom('김하늘', 'O’Neil, 준'),
  seat: word,
  grade: word,
  className: word,
  school: word,
  memo: fc.constantFrom('', '땅콩 알레르기'),
  reportedAbsences: fc.array(fc.constant(aReportedAbsence()), { maxLength: 1 }),
  meals: fc.record({ lunch: fc.boolean(), dinner: fc.boolean() }),
  pointsToday: fc.integer({ min: 0, max: 9 }),
  visit: fc.option(
    fc
      .record({
        arrivedAt: fc.constantFrom(null, clockTime('08:05')),
        leftAt: fc.constantFrom(null, clockTime('22:10')),
        outings: fc.array(fc.constant({ from: clockTime('12:00'), to: null }), { maxLength: 1 }),
        version: fc.integer({ min: 1, max: 99 }),
        ...writer,
      })
      .map((visit) => aVisit(visit)),
  ),
  marks: fc.uniqueArray(fc.record({ period: fc.integer({ min: 1, max: PERIODS_MAX }), mark }), {
    selector: ({ period }) => period,
    maxLength: PERIODS_MAX,
  }),
});

describe('a packed day', () => {
  test('says the same after the way', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (facts) => {
        const rows = facts.map((one, index) =>
          anAttendanceRow({
            ...one,
            studentId: studentIdSchema.parse(`${index + 1}`),
            marks: one.marks
              .toSorted((a, b) => a.period - b.period)
              .map(({ period, mark: { excused, ...said } }) => ({
                period,
                mark: anAttendanceMark({ ...said, excused: excused && said.status !== null }),
              })),
          }),
        );
        expect(overTheWire(aDay(rows))).toEqual(aDay(rows));
      }),
    );
  });

  test('says the same of a day that nobody wrote anything of', () => {
    expect(overTheWire(aDay([]))).toEqual(aDay([]));
    expect(overTheWire(aDay([anAttendanceRow()]))).toEqual(aDay([anAttendanceRow()]));
  });

  test('of 1,000 students at 12 periods is no longer than 200 kB', () => {
    const moment = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString();
    const rows = Array.from({ length: 1_000 }, (_, index) =>
      anAttendanceRow({
        studentId: studentIdSchema.parse(`${index + 100_000}`),
        name: `김하늘${index % 10}`,
        seat: `A-${index}`,
        grade: `고${(index % 3) + 1}`,
        school: `학교 ${index % 30}`,
        phoneTail: String(index).padStart(4, '0'),
        memo: index % 5 === 0 ? '땅콩 알레르기, 저녁 늦게 귀가' : '',
        reportedAbsences: index % 20 === 0 ? [aReportedAbsence()] : [],
        visit: aVisit({ leftAt: clockTime('22:10'), at: moment(index * 60) }),
        // Five cells to a moment, as they leave a device that is marked by keys.
        marks: Array.from({ length: 12 }, (_period, at) => ({
          period: at + 1,
          mark: anAttendanceMark({ at: moment(at * 3_600_000 + Math.floor(index / 5) * 400) }),
        })),
      }),
    );
    const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
    expect(bytes(aDay(rows))).toBeGreaterThan(1_400_000);
    expect(bytes(packDay(aDay(rows)))).toBeLessThanOrEqual(200_000);
  });

  test.each([
    ['a letter that says nothing', { marks: ['X0'] }],
    ['a cell without a stamp', { marks: ['P'] }],
    ['a meal that does not exist', { meals: '4' }],
  ])('is refused with %s', (_, wrong) => {
    const packed = packDay(aDay([anAttendanceRow()]));
    expect(packedDaySchema.safeParse({ ...packed, ...wrong }).success).toBe(false);
  });

  test('whose columns do not fit together is refused', () => {
    const packed = packDay(aDay([anAttendanceRow()]));
    expect(() => unpackDay({ ...packed, names: [] })).toThrow('A packed answer has no entry 0.');
  });
});
