import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../../testing/arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aMockExam } from '../../testing';
import { clampDay, day, seoulDay, shiftDay } from '../../time';
import {
  canOpenExam,
  nextStatusChange,
  registrationClosesAt,
  registrationTimeText,
  statusByDates,
  timeStatus,
  type TimeStatus,
} from '..';

/** Registration from 2026-11-01 to 2026-11-30. */
const exam = aMockExam();

inEveryZone(() => {
  test.each([
    ['the last millisecond before', '2026-10-31T23:59:59.999+09:00', 'UPCOMING'],
    ['the first midnight', '2026-11-01T00:00:00.000+09:00', 'OPEN'],
    ['still October in UTC', '2026-10-31T15:00:00.000Z', 'OPEN'],
    ['the last millisecond of the last day', '2026-11-30T23:59:59.999+09:00', 'OPEN'],
    ['the midnight after', '2026-12-01T00:00:00.000+09:00', 'CLOSED'],
  ] as const)('by the days: %s', (_, now, status) => {
    expect(timeStatus(exam, seoulDay(new Date(now)))).toBe(status);
  });

  test('closes and changes at midnights in Seoul', () => {
    expect(registrationClosesAt(exam).toISOString()).toBe('2026-11-30T15:00:00.000Z');
    const changes = [
      '2026-10-31T14:59:59.999Z',
      '2026-10-31T15:00:00.000Z',
      '2026-11-30T14:59:59.999Z',
      '2026-11-30T15:00:00.000Z',
    ].map((now) => nextStatusChange(exam, new Date(now))?.toISOString());
    expect(changes).toEqual([
      '2026-10-31T15:00:00.000Z',
      '2026-11-30T15:00:00.000Z',
      '2026-11-30T15:00:00.000Z',
      undefined,
    ]);
  });

  test.each([
    ['2026-10-20T12:00:00+09:00', '11월 1일 (일)부터 신청'],
    ['2026-11-27T20:00:00+09:00', '마감까지 3일 4시간'],
    ['2026-11-30T22:48:00+09:00', '마감까지 1시간 12분'],
    ['2026-11-30T23:59:59.999+09:00', '마감까지 1분'],
    ['2026-12-01T00:00:00+09:00', '신청 마감'],
  ])('at %s: %s', (now, text) => {
    expect(registrationTimeText(exam, new Date(now))).toBe(text);
  });
});

describe("the server's value", () => {
  test.each(['OPEN', 'CLOSED', 'UPCOMING'] as TimeStatus[])(
    '%s wins over the days and the early end',
    (status) => {
      for (const today of ['2026-10-31', '2026-11-15', '2026-12-01'])
        expect(timeStatus(aMockExam({ timeStatus: status, closedEarly: true }), day(today))).toBe(
          status,
        );
    },
  );

  test('OPEN after the last day has no time left to tell', () => {
    expect(
      registrationTimeText(
        aMockExam({ timeStatus: 'OPEN' }),
        new Date('2026-12-01T00:00:00+09:00'),
      ),
    ).toBe('곧 마감');
  });
});

test('a manager’s early end closes', () => {
  expect(timeStatus(aMockExam({ closedEarly: true }), day('2026-11-15'))).toBe('CLOSED');
});

test.each([
  ['OPEN', true],
  ['CLOSED', true],
  ['UPCOMING', false],
] as const)('%s can be opened: %s', (status, can) => {
  expect(canOpenExam(aMockExam({ timeStatus: status }), day('2026-11-15'))).toBe(can);
});

test('from 1900 to 2100 an exam is upcoming, then open, then closed, each on whole days', () => {
  fc.assert(
    fc.property(
      anyDay(),
      fc.nat(60),
      fc.integer({ min: -70, max: 140 }),
      (start, length, offset) => {
        const end = clampDay(shiftDay(start, length));
        const today = clampDay(shiftDay(start, offset));
        const expected = today < start ? 'UPCOMING' : today <= end ? 'OPEN' : 'CLOSED';
        expect(
          statusByDates({ registrationStartDate: start, registrationEndDate: end }, today),
        ).toBe(expected);
      },
    ),
  );
});

test('between now and the next change the status stays, and at it it changes', () => {
  fc.assert(
    fc.property(
      anyDay(),
      fc.nat(60),
      fc.integer({ min: -70, max: 70 }),
      fc.integer({ min: 0, max: 86_399_999 }),
      (start, length, offset, ms) => {
        const dates = {
          registrationStartDate: start,
          registrationEndDate: clampDay(shiftDay(start, length)),
        };
        const now = new Date(Date.parse(clampDay(shiftDay(start, offset))) + ms);
        const change = nextStatusChange(dates, now);
        fc.pre(change !== null);
        const at = (instant: number) => statusByDates(dates, seoulDay(new Date(instant)));
        expect(at(change.getTime() - 1)).toBe(at(now.getTime()));
        expect(at(change.getTime())).not.toBe(at(now.getTime()));
      },
    ),
  );
});
