import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, shiftDay } from '../time';
import { afterFailure, checkMessageSettings, MESSAGE_FAILURES, orderMail, planOrder } from '.';

const date = day('2026-11-24');
const cutoffAt = new Date('2026-11-23T13:00:00Z');
const after = (ms: number) => new Date(cutoffAt.getTime() + ms);
const counts = { lunch: 49, dinner: 38 };
const none = { lunch: 0, dinner: 0 };
const MINUTE = 60_000;
const cutoffs = { lunch: cutoffAt, dinner: cutoffAt };
const aDay = { date, counts, ordered: null, changedAt: null, cutoffs, since: after(-MINUTE) };

describe('the first order of a day', () => {
  test.each([
    ['a moment before the cutoff', { now: after(-1) }, null],
    ['at the cutoff', { now: after(0) }, 1],
    ['late, because the server stood still', { now: new Date('2026-11-24T14:59:59.999Z') }, 1],
    ['when the day is over', { now: new Date('2026-11-24T15:00:00Z') }, null],
    ['nobody eats', { now: after(0), counts: none }, null],
    ['only dinner is eaten', { now: after(0), counts: { lunch: 0, dinner: 1 } }, 1],
    ['switched on at the cutoff', { now: after(0), since: after(0) }, 1],
    ['switched on a moment after it', { now: after(1), since: after(1) }, null],
    ['a meal was changed just now', { now: after(0), changedAt: after(0) }, 1],
  ])('%s', (_, facts, version) => {
    expect(planOrder({ ...aDay, ...facts })?.version ?? null).toBe(version);
  });
});

describe('a change after it', () => {
  const ordered = { version: 2, counts: { lunch: 48, dinner: 38 } };
  test.each([
    ['the same numbers', { counts: ordered.counts }, null],
    ['other numbers', {}, 3],
    [
      'that stood still a moment too short',
      { changedAt: after(60 * MINUTE - 5 * MINUTE + 1) },
      null,
    ],
    ['that stood still for five minutes', { changedAt: after(60 * MINUTE - 5 * MINUTE) }, 3],
    ['nobody eats any more', { counts: none }, 3],
    ['switched off and on since', { since: after(30 * MINUTE) }, 3],
    ['when the day is over', { now: new Date('2026-11-24T15:00:00Z') }, null],
  ])('%s', (_, facts, version) => {
    expect(
      planOrder({ ...aDay, ordered, now: after(60 * MINUTE), ...facts })?.version ?? null,
    ).toBe(version);
  });

  test('what was ordered is never ordered again', () => {
    const number = fc.nat({ max: 300 });
    fc.assert(
      fc.property(fc.record({ lunch: number, dinner: number }), fc.nat(), (eaten, ms) => {
        const order = planOrder({ ...aDay, counts: eaten, now: after(0) });
        if (order === null) return;
        expect(
          planOrder({
            ...aDay,
            counts: eaten,
            ordered: order,
            now: after(ms),
          }),
        ).toBeNull();
      }),
    );
  });
});

describe('lunch locks on the day before, dinner on the day itself', () => {
  const own = { ...aDay, cutoffs: { lunch: after(0), dinner: after(60 * MINUTE) } };
  const lunchOnly = { version: 1, counts: { lunch: 49, dinner: 0 } };
  test.each([
    ['before both', after(-1), null, null],
    ['at the first', after(0), null, lunchOnly],
    ['between', after(60 * MINUTE - 1), lunchOnly, null],
    ['at the second', after(60 * MINUTE), lunchOnly, { version: 2, counts }],
  ])('%s', (_, now, ordered, order) => {
    expect(planOrder({ ...own, ordered, now })).toEqual(order);
  });
});

describe('the mail', () => {
  const order = {
    academy: '하늘학원',
    deskPhone: '02-123-4567',
    date,
    version: 1,
    counts,
    spares: none,
    before: null,
    link: 'https://admin.example.com/order#2026-11-24/x',
  };
  test('the first says how many', () => {
    expect(orderMail(order)).toEqual({
      subject: '[하늘학원] 11월 24일 (화) 도시락 주문',
      text: [
        '11월 24일 (화) 점심 49개, 저녁 38개 – 하늘학원',
        '',
        '아래 주소에서 수량을 보고 확인을 눌러 주세요. 로그인은 필요 없습니다.',
        'https://admin.example.com/order#2026-11-24/x',
        '',
        '문의: 02-123-4567',
      ].join('\n'),
    });
  });
  test('spare portions are distinguished', () => {
    expect(orderMail({ ...order, spares: { lunch: 2, dinner: 0 } }).text).toContain(
      '점심 47 +2 = 49개, 저녁 38개',
    );
  });
  test('a later one says what differs', () => {
    const { subject, text } = orderMail({
      ...order,
      version: 2,
      before: { lunch: 48, dinner: 40 },
      deskPhone: '',
    });
    expect(subject).toBe('[하늘학원] 11월 24일 (화) 도시락 주문 변경 (2번째)');
    expect(text).toContain('바뀐 점: 점심 48개 → 49개, 저녁 40개 → 38개');
    expect(text).not.toContain('문의');
  });
});

describe('after a failure', () => {
  const now = new Date('2026-11-23T13:00:00Z');
  const giveUpAt = new Date('2026-11-24T15:00:00Z');
  test.each([
    [1, 30],
    [2, 60],
    [5, 480],
    [6, 900],
    [40, 900],
  ])('try %i: waits %i s', (tries, seconds) => {
    expect(afterFailure({ failure: 'unreachable', tries, giveUpAt, now })).toEqual({
      state: 'waiting',
      nextAt: new Date(now.getTime() + seconds * 1000),
    });
  });
  test.each(['not-set-up', 'recipient-refused', 'too-late'] as const)('%s is final', (failure) => {
    expect(afterFailure({ failure, tries: 1, giveUpAt, now })).toEqual({ state: 'dead' });
  });
  test('every message ends: nothing is tried after its time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MESSAGE_FAILURES),
        fc.integer({ min: 1, max: 99 }),
        (failure, tries) => {
          const at = new Date(giveUpAt.getTime() - 1);
          expect(afterFailure({ failure, tries, giveUpAt, now: at })).toEqual({ state: 'dead' });
        },
      ),
    );
  });
});

test.each<[boolean, string, object]>([
  [false, '', {}],
  [true, '', { orderAddress: '발주를 받을 메일 주소를 입력하세요.' }],
  [true, 'order@example.com', {}],
  ...['order', 'a@b', 'a b@c.kr', 'a@b.kr, c@d.kr', '업체 <a@b.kr>', 'a@b.kr\r\nbcc:c@d.kr'].map(
    (address): [boolean, string, object] => [
      false,
      address,
      { orderAddress: '메일 주소를 order@example.com처럼 입력하세요.' },
    ],
  ),
])('orders by mail %s to "%s"', (orderMailOn, orderAddress, errors) => {
  expect(checkMessageSettings({ orderMail: orderMailOn, orderAddress })).toEqual(errors);
});

test('tomorrow is not ordered with today', () => {
  expect(
    planOrder({
      ...aDay,
      date: shiftDay(date, 1),
      cutoffs: { lunch: after(24 * 60 * MINUTE), dinner: after(24 * 60 * MINUTE) },
      now: after(0),
    }),
  ).toBeNull();
});
