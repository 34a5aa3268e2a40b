import { beforeEach, describe, expect, test } from 'vitest';
import { OTHER_TAB_MS, OUTBOX_DAYS } from './outbox-types';
import { createFakeClock, settlePromises } from './testing/fake-clock';
import { createFakeDevice, DELAY } from './testing/fake-device';
import { createFakeServer } from './testing/fake-server';

let clock: ReturnType<typeof createFakeClock>;
let server: ReturnType<typeof createFakeServer>;
let phone: ReturnType<typeof createFakeDevice>;
const state = (tab = 0) => phone.outbox(tab).getSnapshot().state;
const names = () => phone.sent.map((request) => request.names);

beforeEach(() => {
  clock = createFakeClock();
  server = createFakeServer();
  phone = createFakeDevice('phone', server, clock);
});

describe('when it saves', () => {
  test('some time after the last edit, all edits in one request', async () => {
    phone.tap('a');
    await clock.advance(DELAY - 1);
    phone.tap('b');
    await clock.advance(DELAY - 1);
    expect(phone.sent).toHaveLength(0);
    expect(state()).toEqual({ kind: 'saving', count: 2 });
    await clock.advance(1);
    expect(names()).toEqual([['a', 'b']]);
    expect(state()).toEqual({ kind: 'saved', at: clock.now() });
    expect(phone.stored()).toBeNull();
  });

  test('at once for what locks within the minute', async () => {
    phone.urgent.add('a');
    phone.tap('a');
    await clock.advance(0);
    expect(server.read('a')).toBe(true);
  });

  test('never for an edit that was taken back before it went out', async () => {
    phone.tap('a');
    phone.tap('a');
    await clock.advance(5000);
    expect(phone.sent).toEqual([]);
    expect(phone.stored()).toBeNull();
  });

  test('one at a time: what is edited meanwhile goes out with the next', async () => {
    phone.setNetwork('late');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.tap('b');
    await clock.advance(5000);
    expect(phone.sent).toHaveLength(1);
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(0);
    expect(phone.sent).toHaveLength(2);
    expect(server.read('b')).toBe(true);
    expect(state().kind).toBe('saved');
  });

  test('an edit of what is on the way is based on the version of its answer', async () => {
    phone = createFakeDevice('phone', server, clock, { versions: true });
    phone.setNetwork('late');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.tap('a');
    await clock.advance(DELAY);
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(0);
    expect(phone.answers.flatMap(({ answer }) => answer.conflicts)).toEqual([]);
    expect([server.read('a'), server.versionOf('a')]).toEqual([false, 2]);
  });
});

describe('when it fails', () => {
  test('1, 2, 4 s later again, then it says so; a wake-up starts afresh', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    for (const [wait, tries] of [
      [DELAY, 1],
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await clock.advance(wait);
      expect(phone.sent).toHaveLength(tries);
    }
    expect(state().kind).toBe('failed');
    expect(phone.shown('a')).toBe(true);
    phone.setNetwork('good');
    phone.outbox().wake();
    await settlePromises();
    expect(state().kind).toBe('saved');
  });

  test('that the server could not is shown at once, while the tries go on', async () => {
    phone.failAs({ retry: true, broken: true, message: '점검' });
    phone.setNetwork('lost');
    phone.tap('a');
    await clock.advance(DELAY);
    expect(state()).toEqual({ kind: 'failed', count: 1, message: '점검', retrying: true });
    phone.setNetwork('good');
    await clock.advance(1000);
    expect(state().kind).toBe('saved');
  });

  test('a yes that tells nothing more is a yes: saved, read again, and not sent again', async () => {
    phone.setNetwork('curt');
    phone.tap('a');
    await clock.advance(DELAY);
    expect(state().kind).toBe('saved');
    expect([phone.shown('a'), phone.stored()]).toEqual([true, null]);
    await clock.advance(60_000);
    expect(phone.sent).toHaveLength(1);
  });

  test('what is refused leaves the outbox', async () => {
    server.locked.add('a');
    phone.tap('a');
    phone.tap('b');
    await clock.advance(DELAY);
    expect(phone.answers[0]?.answer.refused).toEqual(['a']);
    expect(phone.shown('a')).toBe(false);
    expect(phone.stored()).toBeNull();
    expect(state().kind).toBe('saved');
  });
});

describe('on leaving', () => {
  test('everything open goes out in the same moment, also what a dying request carries', async () => {
    phone.setNetwork('late');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.tap('b');
    void phone.outbox().flush();
    expect(phone.sent.map(({ names: sent, leaving }) => ({ sent, leaving }))).toEqual([
      { sent: ['a'], leaving: false },
      { sent: ['a', 'b'], leaving: true },
    ]);
  });

  test('a server that knows no order gets one request after the other', async () => {
    phone.forgetOrder();
    phone.setNetwork('late');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.tap('a');
    void phone.outbox().flush();
    expect(phone.sent).toHaveLength(1);
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(DELAY);
    expect(server.read('a')).toBe(false);
    expect(phone.stored()).toBeNull();
  });

  test('nothing open: nothing is sent', async () => {
    await phone.outbox().flush();
    expect(phone.sent).toEqual([]);
  });

  test('a page that died before it could send anything is made up for by the next one', async () => {
    phone.tap('a');
    phone.reload();
    await settlePromises();
    expect(phone.found).toEqual([{ replayed: 1, expired: 0 }]);
    expect(server.read('a')).toBe(true);
  });

  test('what this page has not read is read before it is written, and kept until it could be', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    phone.reload();
    await settlePromises();
    void phone.outbox().flush();
    await clock.advance(DELAY);
    expect(phone.sent).toEqual([]);
    expect(phone.stored()).toContain('a');

    phone.setNetwork('good');
    await clock.advance(60_000);
    expect(phone.sent).toHaveLength(1);
    expect(server.read('a')).toBe(true);
  });

  test('an edit that nobody could send for a week is given up and reported', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    await settlePromises();
    await phone.outbox().close(false);
    await clock.advance(OUTBOX_DAYS * 86_400_000 + 1);
    phone.setNetwork('good');
    phone.reload();
    await settlePromises();
    expect(phone.found).toEqual([{ replayed: 0, expired: 1 }]);
    expect(phone.stored()).toBeNull();
  });

  test('logging out empties the outbox; a session that is merely over keeps it', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    await phone.outbox().close(false);
    expect(phone.stored()).toContain('a');
    phone.reload();
    await settlePromises();
    await phone.outbox().close(true);
    expect(phone.stored()).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  test('an edit shows in the other tab at once, and so does that it is saved', async () => {
    phone.openSecondTab();
    await settlePromises();
    phone.tap('a');
    await settlePromises();
    expect(phone.shown('a', 1)).toBe(true);
    expect(state(1)).toEqual({ kind: 'saving', count: 1 });
    await clock.advance(DELAY);
    expect(phone.shown('a', 1)).toBe(true);
    expect(state(1).kind).toBe('saved');
    expect(phone.sent).toHaveLength(1);
  });

  test('of two edits within the delay the later counts in both', async () => {
    phone.openSecondTab();
    await settlePromises();
    phone.tap('a');
    await clock.advance(400);
    phone.tap('a', 1);
    phone.tap('b', 1);
    for (let ms = 0; ms < 3000; ms += 100) {
      await clock.advance(100);
      for (const tab of [0, 1])
        expect([phone.shown('a', tab), phone.shown('b', tab)]).toEqual([false, true]);
    }
    expect([server.read('a'), server.read('b')]).toEqual([false, true]);
  });

  test('an edit that is taken back while the other tab sends it is sent back', async () => {
    phone.setNetwork('late');
    phone.tap('a');
    phone.openSecondTab();
    await settlePromises();
    expect(phone.sent).toHaveLength(1);
    phone.tap('a');
    phone.setNetwork('good');
    phone.release(false);
    await clock.advance(DELAY);
    expect(server.read('a')).toBe(false);
  });

  test('what a tab has made that is gone goes out from the other', async () => {
    phone.openSecondTab();
    await settlePromises();
    phone.tap('a');
    await settlePromises();
    await phone.outbox().close(false);
    await clock.advance(OTHER_TAB_MS);
    expect(server.read('a')).toBe(true);
  });

  test('the second takes over what the first left, and forgets what the first has saved', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.openSecondTab();
    await settlePromises();
    expect(phone.outbox(1).getSnapshot().edits.size).toBe(1);

    phone.tap('a');
    phone.setNetwork('good');
    await clock.advance(DELAY);
    phone.outbox(1).wake();
    await settlePromises();
    expect(server.read('a')).toBe(false);
    expect(phone.outbox(1).getSnapshot().edits.size).toBe(0);
    expect(phone.stored()).toBeNull();
  });
});

describe('the end of a login', () => {
  test('given up is gone: neither a request that is on its way nor a later visit brings it', async () => {
    phone.setNetwork('late');
    phone.tap('a');
    await clock.advance(DELAY);
    phone.tap('b');
    await phone.outbox().close(true);
    phone.setNetwork('good');
    phone.release(false);
    phone.reload();
    await clock.advance(60_000);
    expect([server.read('a'), server.read('b')]).toEqual([false, false]);
    expect(phone.stored()).toBeNull();
    expect(phone.found).toEqual([]);
  });

  test('kept is sent at the next visit, and said', async () => {
    phone.setNetwork('lost');
    phone.tap('a');
    await clock.advance(DELAY);
    await phone.outbox().close(false);
    await clock.advance(60_000);
    expect(server.read('a')).toBe(false);
    phone.setNetwork('good');
    phone.reload();
    await clock.advance(0);
    expect(server.read('a')).toBe(true);
    expect(phone.found).toEqual([{ replayed: 1, expired: 0 }]);
  });

  test('what is edited while the device is still being read is no find', async () => {
    phone.tap('a');
    await clock.advance(DELAY);
    expect(phone.found).toEqual([]);
  });
});
