import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMonth } from '../../../testing/arbitraries';
import { scheduleFrom } from '../../../testing/schedule-arbitraries';
import { aRegularSchedule } from '../../testing';
import { day, dayOfMonth, month, shiftMonth } from '../../time';
import { checkSchedule, firstClashDay, isInForce, occursOn, planCopy } from '..';

type Overrides = Parameters<typeof aRegularSchedule>[0];
const AUGUST = month('2026-08');
const copy = (own: Overrides[], today = day('2026-07-25')) =>
  planCopy({
    own: own.map((overrides, index) => aRegularSchedule({ id: String(index + 1), ...overrides })),
    month: AUGUST,
    today,
  });
const dates = ({ drafts }: ReturnType<typeof copy>) =>
  drafts.map(({ draft }) => `${draft.firstDate} ${draft.lastDate}`);

describe('the copy of July into August', () => {
  test('asks for the same until the end of August, without the cancelled days', () => {
    const [copied] = copy([
      { exceptions: ['2026-07-09'], status: 'APPROVED', memo: '교재 챙기기' },
    ]).drafts;
    expect(copied?.draft).toEqual({
      type: 'ACADEMY',
      kind: 'OUTING',
      title: '수학학원',
      weekdays: [2, 4],
      from: '19:00',
      to: '21:00',
      place: '대치동',
      memo: '교재 챙기기',
      everyWeeks: 1,
      firstDate: '2026-08-04',
      lastDate: '2026-08-31',
    });
  });

  const cases: [string, Overrides, string[]][] = [
    ['what ended in the middle of July', { lastDate: '2026-07-10' }, ['2026-08-04 2026-08-31']],
    ['what began in May', { firstDate: '2026-05-01' }, ['2026-08-04 2026-08-31']],
    ['what ended in June', { firstDate: '2026-06-01', lastDate: '2026-06-30' }, []],
    ['what goes on into August', { lastDate: '2026-08-01' }, []],
    ['what has no end', { lastDate: null }, []],
    ['what was rejected', { status: 'REJECTED' }, []],
    ['what was cancelled', { status: 'CANCELLED' }, []],
    [
      'every day of July was cancelled one by one',
      { weekdays: [4], lastDate: '2026-07-09', exceptions: ['2026-07-02', '2026-07-09'] },
      ['2026-08-06 2026-08-31'],
    ],
    [
      'every other week goes on in its own weeks',
      { everyWeeks: 2, weekdays: [1], firstDate: '2026-07-06' },
      ['2026-08-03 2026-08-31'],
    ],
    [
      'also when those are the later ones',
      { everyWeeks: 2, weekdays: [1], firstDate: '2026-07-13' },
      ['2026-08-10 2026-08-31'],
    ],
  ];
  test.each(cases)('%s', (_, overrides, expected) => {
    const plan = copy([overrides]);
    expect([dates(plan), plan.skipped]).toEqual([expected, []]);
  });

  test('made in August begins today at the earliest', () => {
    expect(dates(copy([{}], day('2026-08-20')))).toEqual(['2026-08-20 2026-08-31']);
  });

  test('leaves out what has no day left', () => {
    expect(copy([{ weekdays: [5] }], day('2026-08-29'))).toMatchObject({
      drafts: [],
      skipped: [{ source: { id: '1' }, reason: 'no-occurrence' }],
    });
  });

  test('leaves out what clashes, with the clash', () => {
    const plan = copy([
      {},
      {
        title: '피아노',
        weekdays: [4],
        from: '20:00',
        to: '22:00',
        firstDate: '2026-08-10',
        lastDate: null,
      },
    ]);
    expect(plan).toMatchObject({
      drafts: [],
      skipped: [
        {
          source: { id: '1' },
          reason: 'clash',
          clash: { schedule: { id: '2' }, date: '2026-08-13' },
        },
      ],
    });
  });

  test('is not made twice', () => {
    const plan = copy([{}, { firstDate: '2026-08-04', lastDate: '2026-08-31' }]);
    expect(plan).toMatchObject({
      drafts: [],
      skipped: [{ reason: 'clash', clash: { schedule: { id: '2' } } }],
    });
  });

  test('takes the change request instead of what it replaces', () => {
    expect(
      copy([{ status: 'APPROVED' }, { replacesId: '1', from: '20:00' }]).drafts.map(
        ({ source }) => source.id,
      ),
    ).toEqual(['2']);
    expect(
      copy([
        { status: 'APPROVED' },
        { replacesId: '1', from: '20:00', status: 'REJECTED' },
      ]).drafts.map(({ source }) => source.id),
    ).toEqual(['1']);
  });
});

test('for any schedules and month: every draft can be asked for, keeps the rhythm, and none clash', () => {
  const some = anyMonth().chain((of) =>
    fc.tuple(
      fc.constant(of),
      fc.array(scheduleFrom(dayOfMonth(of, 1)), { minLength: 1, maxLength: 5 }),
    ),
  );
  fc.assert(
    fc.property(some, fc.nat(40), ([of, schedules], late) => {
      const target = shiftMonth(of, 1);
      fc.pre(target <= '2100-12');
      const own = schedules.map((schedule, index) => ({
        ...schedule,
        id: aRegularSchedule({ id: String(index) }).id,
      }));
      const today = dayOfMonth(late < 10 ? of : target, late);
      const { drafts } = planCopy({ own, month: target, today });
      const wished = drafts.map(({ draft }) => ({ ...draft, exceptions: [] }));
      for (const [index, { source, draft }] of drafts.entries()) {
        expect(checkSchedule({ ...draft, from: '01:00', to: '02:00' }, { today })).toEqual({});
        expect(occursOn({ ...source, lastDate: null, exceptions: [] }, draft.firstDate)).toBe(true);
        const others = [...own.filter(isInForce), ...wished.filter((_, other) => other !== index)];
        expect(others.map((other) => firstClashDay({ ...draft, exceptions: [] }, other))).toEqual(
          others.map(() => null),
        );
      }
    }),
  );
});
