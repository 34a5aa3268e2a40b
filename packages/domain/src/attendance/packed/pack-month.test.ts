import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import { day, daysOfMonth, month } from '../../time';
import { monthRows, type SummarizedMonth } from '../month-rows';
import { markStatusSchema } from '../schemas';
import { packMonth } from './pack-month';
import { packedMonthSchema } from './packed-month-schema';
import { unpackMonth } from './unpack-month';

const NOVEMBER = month('2026-11');
const rest = [{ date: day('2026-11-01'), name: '일요일' }];

const aMonth = (rows: SummarizedMonth['rows']): SummarizedMonth => ({
  month: NOVEMBER,
  rest,
  rows,
});

const aStudent = (index: number, overrides: object = {}) => ({
  studentId: studentIdSchema.parse(`${index + 100_000}`),
  name: `김하늘${index % 10}`,
  seat: `A-${index}`,
  grade: `고${(index % 3) + 1}`,
  school: `학교 ${index % 30}`,
  phoneTail: String(index % 10_000).padStart(4, '0'),
  ...overrides,
});

/** As it arrives: through JSON and the schema of the answer. */
const overTheWire = (sent: SummarizedMonth) =>
  unpackMonth(packedMonthSchema.parse(JSON.parse(JSON.stringify(packMonth(sent)))));

const word = fc.constantFrom(null, '', '고1', '하늘고', '가,나 "다"');
const summary = fc.record({
  status: fc.constantFrom(...markStatusSchema.options),
  excused: fc.boolean(),
  outingMinutes: fc.constantFrom(0, 0, 0, 40, 600),
});
const row = fc.record({
  student: fc.record({ seat: word, grade: word, school: word }),
  days: fc.array(fc.option(summary), { maxLength: daysOfMonth(NOVEMBER).length }),
});

describe('a packed month', () => {
  test('says the same after the way', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (facts) => {
        const sent = aMonth(
          facts.map(({ student, days }, index) => ({ student: aStudent(index, student), days })),
        );
        expect(overTheWire(sent)).toEqual(monthRows(sent));
      }),
    );
  });

  test('says the same of a month of which nothing is known', () => {
    expect(overTheWire(aMonth([]))).toEqual({ rest, rows: [] });
    const [first] = overTheWire(aMonth([{ student: aStudent(0), days: [null, null] }])).rows;
    expect(first).toMatchObject({ present: 0, absent: 0, days: [] });
  });

  test('of 1,000 students is no longer than 120 kB', () => {
    const sent = aMonth(
      Array.from({ length: 1_000 }, (_, index) => ({
        student: aStudent(index),
        days: daysOfMonth(NOVEMBER).map((_date, at) => ({
          status: (index + at) % 9 === 0 ? ('LATE' as const) : ('PRESENT' as const),
          excused: false,
          outingMinutes: index % 10 === 0 ? 40 : 0,
        })),
      })),
    );
    const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
    expect(bytes(monthRows(sent))).toBeGreaterThan(2_000_000);
    expect(bytes(packMonth(sent))).toBeLessThanOrEqual(120_000);
  });

  test.each([
    ['a letter that says nothing', { days: ['PX'] }],
    ['more days than a month has', { days: ['P'.repeat(32)] }],
    ['minutes that are none', { outings: [{ of: 0, minutes: [-1] }] }],
  ])('is refused with %s', (_, wrong) => {
    const packed = packMonth(aMonth([{ student: aStudent(0), days: [null] }]));
    expect(packedMonthSchema.safeParse({ ...packed, ...wrong }).success).toBe(false);
  });

  test('whose columns do not fit together is refused', () => {
    const packed = packMonth(aMonth([{ student: aStudent(0), days: [null] }]));
    expect(() => unpackMonth({ ...packed, days: [] })).toThrow('A packed answer has no entry 0.');
  });
});
