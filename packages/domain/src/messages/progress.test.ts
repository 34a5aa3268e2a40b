import { describe, expect, test } from 'vitest';
import { decideResend, messageProgress } from '.';

const now = new Date('2026-11-24T00:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const given = {
  kind: 'test',
  channel: 'mail',
  state: 'dead',
  failure: 'unreachable',
  delivery: null,
  createdAt: after(-60),
  giveUpAt: after(0),
} as const;

test.each([
  [{ state: 'waiting', failure: null }, 'waiting'],
  [{ state: 'waiting', failure: 'unreachable' }, 'waiting'],
  [{ state: 'sending', failure: null }, 'waiting'],
  [{ state: 'sent', failure: null }, 'sent'],
  [{ state: 'dead', failure: 'refused' }, 'failed'],
  [{ state: 'dead', failure: 'replaced' }, 'dropped'],
  [{ state: 'dead', failure: 'stopped' }, 'dropped'],
  [{ channel: 'copy', state: 'waiting', failure: null }, 'to-copy'],
  [{ channel: 'copy', state: 'sent', failure: null }, 'sent'],
] as const)('%j is %s', (message, progress) => {
  expect(messageProgress({ channel: 'mail', delivery: null, ...message })).toBe(progress);
});

describe('sending again', () => {
  test.each([
    ['one that waits', { state: 'waiting' }, 'not-failed'],
    ['one that went out', { state: 'sent', failure: null }, 'not-failed'],
    ['an order that a newer one replaced', { kind: 'order', failure: 'replaced' }, 'not-failed'],
    ['an order whose day is over', { kind: 'order' }, 'over'],
    ['a notice of twelve hours ago', { kind: 'arrived', createdAt: after(-12 * 60) }, 'over'],
  ] as const)('not %s', (_, facts, reason) => {
    expect(decideResend({ ...given, ...facts }, now)).toEqual({ again: false, reason });
  });
  test.each([
    ['a test has ten minutes more', {}, after(10)],
    ['a notice of this evening', { kind: 'arrived', createdAt: after(-12 * 60 + 1) }, after(10)],
    [
      'what did not arrive has ten minutes more',
      { channel: 'sms', state: 'sent', failure: 'not-delivered', delivery: 'failed' },
      after(10),
    ],
    ['an order has until the end of its day', { kind: 'order', giveUpAt: after(60) }, after(60)],
  ] as const)('%s', (_, facts, until) => {
    expect(decideResend({ ...given, ...facts }, now)).toEqual({
      again: true,
      giveUpAt: new Date(until),
    });
  });
});
