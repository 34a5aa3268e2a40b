import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, shiftDay } from '../../time';
import { isHandedOver, orderEndMail, orderHistory, orderMail, orderProgress, planOrder } from '..';

const date = day('2026-11-24');
const cutoffAt = new Date('2026-11-23T13:00:00Z');
const after = (ms: number) => new Date(cutoffAt.getTime() + ms);
const counts = { lunch: 49, dinner: 38 };
const none = { lunch: 0, dinner: 0 };
const MINUTE = 60_000;
const cutoffs = { lunch: cutoffAt, dinner: cutoffAt };
const A = 'a@caterer.example';
const B = 'b@caterer.example';
const aDay = {
  date,
  counts,
  ordered: null,
  address: A,
  changedAt: null,
  cutoffs,
  since: after(-MINUTE),
};

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
  const ordered = { version: 2, counts: { lunch: 48, dinner: 38 }, recipient: A };
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
  const lunchOnly = { version: 1, counts: { lunch: 49, dinner: 0 }, recipient: A };
  test.each([
    ['before both', after(-1), null, null],
    ['at the first', after(0), null, lunchOnly],
    ['between', after(60 * MINUTE - 1), lunchOnly, null],
    ['at the second', after(60 * MINUTE), lunchOnly, { version: 2, counts, recipient: A }],
  ])('%s', (_, now, ordered, order) => {
    expect(planOrder({ ...own, ordered, now })).toEqual(order);
  });
});

describe('the mail', () => {
  const order = {
    academy: '하늘학원',
    deskPhone: '02-123-4567',
    date,
    nth: 1,
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
      nth: 2,
      before: { lunch: 48, dinner: 40 },
      deskPhone: '',
    });
    expect(subject).toBe('[하늘학원] 11월 24일 (화) 도시락 주문 변경 (2번째)');
    expect(text).toContain('바뀐 점: 점심 48개 → 49개, 저녁 40개 → 38개');
    expect(text).not.toContain('문의');
  });
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

test('a meal whose cutoff is moved to later stays as it was ordered until it locks again', () => {
  const ordered = { version: 1, counts, recipient: A };
  const later = { ...aDay, ordered, cutoffs: { ...cutoffs, dinner: after(60 * MINUTE) } };
  const eaten = { lunch: 49, dinner: 40 };
  expect(planOrder({ ...later, counts: eaten, now: after(59 * MINUTE) })).toBeNull();
  expect(planOrder({ ...later, counts: eaten, now: after(60 * MINUTE) })?.counts).toEqual(eaten);
});

describe('another address', () => {
  const ordered = { version: 2, counts, recipient: A };
  const moved = { ...aDay, ordered, address: B, now: after(60 * MINUTE) };
  test.each([
    ['gets the order, though no number changed', {}, { version: 3, counts, recipient: B }],
    ['not before it has stood still', { changedAt: after(56 * MINUTE) }, null],
    ['written otherwise it is the same', { address: ' A@Caterer.example' }, null],
    ['not when the day is over', { now: new Date('2026-11-24T15:00:00Z') }, null],
    [
      'has nothing to do with what is cancelled: the old one hears it',
      { counts: none },
      { version: 3, counts: none, recipient: A },
    ],
    ['none at all: the old one is told', { address: '', counts: none }, { recipient: A }],
    [
      'what nobody ate and is eaten now is its own',
      { ordered: { ...ordered, counts: none } },
      { counts, recipient: B },
    ],
  ])('%s', (_, facts, order) => {
    const planned = planOrder({ ...moved, ...facts });
    if (order === null) expect(planned).toBeNull();
    else expect(planned).toMatchObject(order);
  });

  test.each([
    ['at once', B, moved.now, true],
    ['not while orders do not go out', null, moved.now, false],
    ['not without an address', '', moved.now, false],
    ['not with the same one', 'A@caterer.example', moved.now, false],
    ['not when the day is over', B, new Date('2026-11-24T15:00:00Z'), false],
  ])('ends the order of the one before: %s', (_, address, now, is) => {
    expect(isHandedOver(date, ordered, address, now)).toBe(is);
  });
});

describe('what a caterer knows', () => {
  type Order = Parameters<typeof orderHistory>[0][number];
  const sent: Order = { date, counts, recipient: A, state: 'sent', failure: null };
  const lost: Order = { ...sent, state: 'dead', failure: 'recipient-refused' };
  const toB = { ...sent, recipient: B };
  test.each([
    ['nothing yet', [], A, { before: null, nth: 1, ended: null }],
    ['the last that went out', [sent], A, { before: sent, nth: 2, ended: null }],
    ['not what never went out', [lost], A, { before: null, nth: 1, ended: null }],
    ['the one before what never went out', [sent, lost], A, { before: sent, nth: 2, ended: null }],
    ['nothing of another’s', [sent, sent], B, { before: null, nth: 1, ended: sent }],
    ['their own since', [sent, sent, toB], B, { before: toB, nth: 2, ended: null }],
    ['nothing when it comes back', [sent, toB], A, { before: null, nth: 1, ended: toB }],
    ['one who never got it hears nothing', [lost], B, { before: null, nth: 1, ended: null }],
    [
      'nor who was to bring nothing',
      [sent, { ...sent, counts: none }],
      B,
      { before: null, nth: 1, ended: null },
    ],
  ])('%s', (_, orders, recipient, known) => {
    expect(orderHistory(orders, recipient)).toEqual(known);
  });

  test('the old one reads which order has ended, and to prepare nothing', () => {
    expect(orderEndMail({ academy: '하늘학원', deskPhone: '02-123-4567', date, counts })).toEqual({
      subject: '[하늘학원] 11월 24일 (화) 도시락 주문 종료',
      text: [
        '아래 주문은 끝났습니다. 이 주소로 더는 주문하지 않으니 준비하지 마세요. 지난 메일의 확인 주소도 쓰이지 않습니다.',
        '끝난 주문: 11월 24일 (화) 점심 49개, 저녁 38개 – 하늘학원',
        '문의: 02-123-4567',
      ].join('\n\n'),
    });
  });
});

describe('where an order stands', () => {
  const order = {
    state: 'sent',
    failure: null,
    orderedAt: after(0),
    sentAt: after(0),
    confirmedAt: null,
  } as const;
  const waiting = { ...order, state: 'waiting', sentAt: null } as const;
  test.each([
    ['sent', order, after(60 * MINUTE - 1), 'sent'],
    ['nobody confirmed in time', order, after(60 * MINUTE), 'unconfirmed'],
    [
      'confirmed late',
      { ...order, confirmedAt: after(90 * MINUTE) },
      after(91 * MINUTE),
      'confirmed',
    ],
    ['on its way', waiting, after(1), 'waiting'],
    ['a try was refused', { ...waiting, failure: 'refused' }, after(1), 'failed'],
    ['given up', { ...waiting, state: 'dead', failure: 'not-set-up' }, after(1), 'failed'],
    ['lies here', waiting, after(10 * MINUTE), 'failed'],
    ['just not too long', waiting, after(10 * MINUTE - 1), 'waiting'],
  ] as const)('%s', (_, facts, now, state) => {
    expect(orderProgress(facts, 60, now)).toBe(state);
  });
  test('where no confirmation is waited for, none is late', () => {
    expect(orderProgress(order, 0, after(600 * MINUTE))).toBe('sent');
  });
});
