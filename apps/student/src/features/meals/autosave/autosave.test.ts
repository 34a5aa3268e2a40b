import { day } from '@academy/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { AUTOSAVE_DELAY, OUTBOX_DAYS } from './autosave';
import { createFakeClock, settlePromises } from './testing/fake-clock';
import { createFakeDevice } from './testing/fake-device';
import { createFakeServer } from './testing/fake-server';

const FRIDAY = day('2026-11-27');
const MONDAY = day('2026-11-30');

let clock: ReturnType<typeof createFakeClock>;
let server: ReturnType<typeof createFakeServer>;
let phone: ReturnType<typeof createFakeDevice>;
const state = () => phone.autosave().getSnapshot().state;

beforeEach(() => {
  clock = createFakeClock();
  server = createFakeServer();
  phone = createFakeDevice('phone', server, clock);
});

describe('when it saves', () => {
  test('800 ms after the last tap, all changed days in one request', async () => {
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY - 1);
    phone.tap(MONDAY, 'dinner');
    await clock.advance(AUTOSAVE_DELAY - 1);
    expect(phone.sent).toHaveLength(0);
    expect(state()).toEqual({ kind: 'saving', count: 2 });
    await clock.advance(1);
    expect(phone.sent.map(({ changes }) => changes.map(({ date }) => date))).toEqual([
      [FRIDAY, MONDAY],
    ]);
    expect(state()).toEqual({ kind: 'saved', at: clock.now() });
    expect(phone.outbox()).toBeNull();
  });

  test('at once for a meal that locks within the minute', async () => {
    phone.urgent.add(FRIDAY);
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(0);
    expect(server.read(FRIDAY)).toEqual({ lunch: true, dinner: false });
  });

  test('never for a tap that was taken back before it went out', async () => {
    phone.tap(FRIDAY, 'lunch');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(5000);
    expect(phone.sent).toEqual([]);
    expect(phone.outbox()).toBeNull();
  });

  test('one at a time: what is tapped meanwhile goes out with the next', async () => {
    phone.setNetwork('late');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    phone.tap(FRIDAY, 'dinner');
    await clock.advance(5000);
    expect(phone.sent).toHaveLength(1);
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(0);
    expect(phone.sent).toHaveLength(2);
    expect(server.read(FRIDAY)).toEqual({ lunch: true, dinner: true });
    expect(state().kind).toBe('saved');
  });
});

describe('when it fails', () => {
  test('1, 2, 4 s later again, then it says so; a wake-up starts afresh', async () => {
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    for (const [wait, tries] of [
      [AUTOSAVE_DELAY, 1],
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await clock.advance(wait);
      expect(phone.sent).toHaveLength(tries);
    }
    expect(state().kind).toBe('failed');
    expect(phone.shown({ date: FRIDAY, meal: 'lunch' })).toBe(true);
    phone.setNetwork('good');
    phone.autosave().wake();
    await settlePromises();
    expect(state().kind).toBe('saved');
  });

  test('a server that could not is told of at once, while the tries go on', async () => {
    phone.failAs({ retry: true, broken: true, message: '점검' });
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    expect(state()).toEqual({ kind: 'failed', count: 1, message: '점검', retrying: true });
    phone.setNetwork('good');
    await clock.advance(1000);
    expect(state().kind).toBe('saved');
  });

  test('a refused meal leaves the outbox and is reported with its reason', async () => {
    server.locked.add(FRIDAY);
    phone.tap(FRIDAY, 'lunch');
    phone.tap(MONDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    expect(phone.answers[0]?.settlement.refused.map(({ skipped }) => skipped.reason)).toEqual([
      'cutoff-passed',
    ]);
    expect(phone.shown({ date: FRIDAY, meal: 'lunch' })).toBe(false);
    expect(phone.outbox()).toBeNull();
    expect(state().kind).toBe('saved');
  });
});

describe('on leaving', () => {
  test('everything open goes out in the same moment, also what a dying request carries', async () => {
    phone.setNetwork('late');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    phone.tap(MONDAY, 'lunch');
    void phone.autosave().flush();
    expect(
      phone.sent.map(({ changes, leaving }) => ({
        days: changes.map(({ date }) => date),
        leaving,
      })),
    ).toEqual([
      { days: [FRIDAY], leaving: false },
      { days: [FRIDAY, MONDAY], leaving: true },
    ]);
  });

  test('a server that knows no order gets one request after the other', async () => {
    phone.forgetOrder();
    phone.setNetwork('late');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    phone.tap(FRIDAY, 'lunch');
    void phone.autosave().flush();
    expect(phone.sent).toHaveLength(1);
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(AUTOSAVE_DELAY);
    expect(server.read(FRIDAY).lunch).toBe(false);
    expect(phone.outbox()).toBeNull();
  });

  test('nothing open: nothing is sent', async () => {
    await phone.autosave().flush();
    expect(phone.sent).toEqual([]);
  });

  test('a page that died before it could send anything is made up for by the next one', async () => {
    phone.tap(FRIDAY, 'lunch');
    phone.reload();
    await settlePromises();
    expect(phone.found).toEqual([{ replayed: 1, expired: 0 }]);
    expect(server.read(FRIDAY).lunch).toBe(true);
  });

  test('a day that this page has not read is read before it is written, and kept until it could be', async () => {
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    phone.reload();
    await settlePromises();
    void phone.autosave().flush();
    await clock.advance(AUTOSAVE_DELAY);
    expect(phone.sent).toEqual([]);
    expect(phone.outbox()).toContain(FRIDAY);

    phone.setNetwork('good');
    await clock.advance(60_000);
    expect(phone.sent).toHaveLength(1);
    expect(server.read(FRIDAY).lunch).toBe(true);
  });

  test('a wish that nobody could send for a week is given up and reported', async () => {
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    await settlePromises();
    await phone.autosave().close(false);
    await clock.advance(OUTBOX_DAYS * 86_400_000 + 1);
    phone.setNetwork('good');
    phone.reload();
    await settlePromises();
    expect(phone.found).toEqual([{ replayed: 0, expired: 1 }]);
    expect(phone.outbox()).toBeNull();
  });

  test('logging out empties the outbox; a session that is merely over keeps it', async () => {
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    await phone.autosave().close(false);
    expect(phone.outbox()).toContain(FRIDAY);
    phone.reload();
    await settlePromises();
    await phone.autosave().close(true);
    expect(phone.outbox()).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  test('the second takes over what the first left, and forgets what the first has saved', async () => {
    phone.setNetwork('lost');
    phone.tap(FRIDAY, 'lunch');
    await clock.advance(AUTOSAVE_DELAY);
    const tab = phone.secondTab();
    await settlePromises();
    expect(tab.getSnapshot().wishes.size).toBe(1);

    // The student changes the mind in the first tab; the second must not bring the old wish back.
    phone.tap(FRIDAY, 'lunch');
    phone.setNetwork('good');
    await clock.advance(AUTOSAVE_DELAY);
    tab.wake();
    await settlePromises();
    expect(server.read(FRIDAY).lunch).toBe(false);
    expect(tab.getSnapshot().wishes.size).toBe(0);
    expect(phone.outbox()).toBeNull();
  });
});
