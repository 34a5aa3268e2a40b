import { describe, expect, test } from 'vitest';
import { afterAsking, firstAsk, messageProgress, messageStandingName } from '.';

const sentAt = new Date('2026-11-24T00:00:00Z');
const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);
const said = (statusCode: string, mayFallBack = false) => ({ statusCode, mayFallBack });

describe('what the text service says', () => {
  test.each([
    ['2000', 'asking'],
    ['3000', 'asking'],
    ['TEST1000', 'asking'],
    ['4000', 'delivered'],
    ['1062', 'failed'],
    ['2230', 'failed'],
    ['3040', 'failed'],
    ['3107', 'failed'],
  ] as const)('%s: %s', (statusCode, delivery) => {
    expect(afterAsking({ report: said(statusCode), sentAt, now: after(1) })).toMatchObject({
      delivery,
    });
  });
  test.each([
    ['알림톡 that failed is waited for', true, 29, 'asking'],
    ['half an hour later it failed', true, 30, 'failed'],
    ['what went out as 문자 failed at once', false, 1, 'failed'],
  ] as const)('%s', (_, mayFallBack, minutes, delivery) => {
    expect(
      afterAsking({ report: said('3104', mayFallBack), sentAt, now: after(minutes) }),
    ).toMatchObject({ delivery });
  });
});

describe('when it is asked', () => {
  test('a minute after the sending', () => {
    expect(firstAsk(sentAt)).toEqual(after(1));
  });
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [64, 128],
    [600, 960],
    [72 * 60 - 10, 72 * 60],
  ])('%i minutes after it: again at %i', (minutes, next) => {
    for (const report of [null, said('3000')])
      expect(afterAsking({ report, sentAt, now: after(minutes) })).toEqual({
        delivery: 'asking',
        askAt: after(next),
      });
  });
  test('after three days what nobody reported on stays unknown, and an answer still counts', () => {
    const now = after(72 * 60);
    expect(afterAsking({ report: null, sentAt, now })).toEqual({ delivery: 'unknown' });
    expect(afterAsking({ report: said('3000'), sentAt, now })).toEqual({ delivery: 'unknown' });
    expect(afterAsking({ report: said('4000'), sentAt, now })).toEqual({ delivery: 'delivered' });
  });
});

test.each([
  [null, 'sent', '보냄'],
  ['asking', 'sent', '보냄'],
  ['delivered', 'sent', '도착'],
  ['unknown', 'sent', '확인 못 함'],
  ['failed', 'failed', '도착 못 함'],
] as const)('%s is %s: %s', (delivery, progress, name) => {
  const message = { state: 'sent', failure: null, channel: 'sms', delivery } as const;
  expect([messageProgress(message), messageStandingName(message)]).toEqual([progress, name]);
});
