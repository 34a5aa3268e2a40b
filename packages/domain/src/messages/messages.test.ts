import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterFailure, checkMessageSettings, MESSAGE_FAILURES } from '.';

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
  expect(
    checkMessageSettings({ orderMail: orderMailOn, orderAddress, confirmMinutes: 60 }),
  ).toEqual(errors);
});

test.each([
  [-1, false],
  [0, true],
  [1440, true],
  [1441, false],
  [1.5, false],
  [Number.NaN, false],
])('%d minutes for a confirmation: %s', (confirmMinutes, fits) => {
  const errors = checkMessageSettings({ orderMail: false, orderAddress: '', confirmMinutes });
  expect(errors.confirmMinutes === undefined).toBe(fits);
});
