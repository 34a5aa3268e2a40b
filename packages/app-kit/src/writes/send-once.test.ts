import { ApiError, NOT_THE_API, type WireAnswer } from '@academy/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSending, sendOnce } from './send-once';

const answer = (status: number, body: unknown = {}): WireAnswer => ({
  status,
  statusText: '',
  body,
  header: () => undefined,
});
const lost = () => new ApiError('network', 'POST /mock-exam-registrations');
const said = (status: number, body?: unknown) =>
  new ApiError('response', 'POST /mock-exam-registrations', { answer: answer(status, body) });

/** Answers one after the other; an error is thrown, one that is made for it again each time. */
const inTurn = (answers: readonly unknown[]) => {
  const left = [...answers];
  return async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Error) throw next;
    if (typeof next === 'function') throw next();
    return next;
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let intentions = 0;
const another = () => `create exam ${(intentions += 1)}`;

interface Attempt {
  sent: readonly unknown[];
  looks?: readonly unknown[];
  intention?: string;
}

/** What happened to it, when each request went out in seconds, and under which keys. */
async function attempt({ sent, looks, intention = another() }: Attempt) {
  const start = Date.now();
  const at: number[] = [];
  const lookedAt: number[] = [];
  const keys: string[] = [];
  const onUnsure = vi.fn<() => void>();
  const [answers, found] = [inTurn(sent), inTurn(looks ?? [])];
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const work = sendOnce<unknown>(intention, {
    send(key) {
      at.push(seconds());
      keys.push(key);
      return answers();
    },
    ...(looks && {
      find() {
        lookedAt.push(seconds());
        return found();
      },
    }),
    onUnsure,
  }).then(
    (done) => ({ done }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return { outcome: await work, at, lookedAt, keys, unsure: onUnsure.mock.calls.length > 0 };
}

test('a yes that nobody can read is not asked for again', async () => {
  const error = new ApiError('malformed', 'POST /', { answer: answer(201) });
  expect(await attempt({ sent: [error], looks: [undefined] })).toMatchObject({
    outcome: { error },
    at: [0],
    lookedAt: [],
    unsure: false,
  });
});

test('a yes is a yes', async () => {
  expect(await attempt({ sent: ['done'] })).toMatchObject({
    outcome: { done: 'done' },
    at: [0],
    unsure: false,
  });
});

const noes: [string, unknown][] = [
  ['a refusal', said(409)],
  ['a broken server', said(500)],
  ['a busy server', said(503)],
  ['no login', said(401)],
  ['a bug of ours', new Error('bug')],
];
test.each(noes)('%s is a no: nobody asks again or looks', async (_, error) => {
  expect(await attempt({ sent: [error], looks: ['done'] })).toMatchObject({
    outcome: { error },
    at: [0],
    lookedAt: [],
    unsure: false,
  });
});
test.each(noes)('after %s the same is a new intention', async (_, error) => {
  const intention = another();
  const [first, second] = [
    await attempt({ sent: [error], intention }),
    await attempt({ sent: ['done'], intention }),
  ];
  expect(second.keys).not.toEqual(first.keys);
});

const lostAnswers: [string, () => ApiError][] = [
  ['no answer', lost],
  ['the page of a Wi-Fi', () => new ApiError('malformed', 'POST /', { code: NOT_THE_API })],
  ['a gateway that gave up', () => said(504)],
  ['a gateway without a server', () => said(502)],
  ['a server that waited too long', () => said(408)],
  ['the first tap still under way', () => said(409, { code: 'request-in-progress' })],
];

describe.each(lostAnswers)('%s', (_, error) => {
  test('is asked for again under the same key', async () => {
    const { outcome, at, keys, unsure } = await attempt({ sent: [error, error, 'done'] });
    expect({ outcome, at, unsure }).toEqual({
      outcome: { done: 'done' },
      at: [0, 1, 3],
      unsure: true,
    });
    expect(new Set(keys).size).toBe(1);
  });

  test('four times in vain: the same by hand is still the same request, other content is not', async () => {
    const intention = another();
    const first = await attempt({ sent: [error], intention });
    expect(first).toMatchObject({ outcome: { error: error() }, at: [0, 1, 3, 7] });
    const other = await attempt({ sent: ['done'] });
    const again = await attempt({ sent: ['done'], intention });
    expect(again.keys).toEqual([first.keys[0]]);
    expect(other.keys).not.toEqual(again.keys);
    const later = await attempt({ sent: ['done'], intention });
    expect(later.keys).not.toEqual(again.keys);
  });

  test('is looked for where it cannot be asked again: found at once, or later', async () => {
    expect(await attempt({ sent: [error], looks: ['done'] })).toMatchObject({
      outcome: { done: 'done' },
      at: [0],
      lookedAt: [0],
      unsure: true,
    });
    expect(await attempt({ sent: [error], looks: [undefined, undefined, 'done'] })).toMatchObject({
      outcome: { done: 'done' },
      lookedAt: [0, 1, 3],
    });
  });

  test('three looks that find nothing are a no', async () => {
    expect(await attempt({ sent: [error], looks: [undefined] })).toMatchObject({
      outcome: { error: error() },
      lookedAt: [0, 1, 3],
    });
  });
});

test('without a network it is not asked again: the same waits for a hand', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await attempt({ sent: [lost()] })).toMatchObject({ at: [0], unsure: false });
});

test('what asked again in vain is not asked again by whoever sent it as a part', async () => {
  const at: number[] = [];
  const start = Date.now();
  const part = () =>
    sendOnce(`part of ${intentions}`, {
      send: async () => {
        at.push(Math.round((Date.now() - start) / 1000));
        throw lost();
      },
    });
  const work = sendOnce(another(), { send: part }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await work).toMatchObject({ kind: 'network' });
  expect(at).toEqual([0, 1, 3, 7]);
});

test('looks that failed tell nothing: without a connection it looks until there is one again', async () => {
  const offline = Array.from({ length: 7 }, lost);
  expect(await attempt({ sent: [lost()], looks: [...offline, undefined, 'done'] })).toMatchObject({
    outcome: { done: 'done' },
    lookedAt: [0, 1, 3, 7, 15, 30, 45, 60, 75],
  });
});

test('a read that the server fails says nothing of the write', async () => {
  expect(await attempt({ sent: [lost()], looks: [said(500)] })).toMatchObject({
    outcome: { error: lost() },
    lookedAt: [0, 1, 3],
  });
});

test('a login that is over while looking is shown', async () => {
  const over = said(401);
  expect(await attempt({ sent: [lost()], looks: [over] })).toMatchObject({
    outcome: { error: over },
    lookedAt: [0],
  });
});

test('a key that somebody keeps is used, and forgotten with the answer', async () => {
  const kept = new Map([['a', 'kept-over-a-reload']]);
  const keys = {
    read: (intention: string) => kept.get(intention),
    keep: (intention: string, key: string) => void kept.set(intention, key),
    forget: (intention: string) => void kept.delete(intention),
  };
  const send = vi.fn<(key: string) => Promise<string>>(async () => 'done');
  await sendOnce('a', { send, keys });
  expect(send).toHaveBeenCalledExactlyOnceWith('kept-over-a-reload');
  expect(kept.size).toBe(0);
});

test.each(['send', 'find'] as const)(
  'at the end of a login nothing is asked for again (%s): the next name is somebody else’s',
  async (way) => {
    const ask = vi.fn<() => Promise<string | undefined>>(() => Promise.reject(lost()));
    const outcome = sendOnce<string | undefined>(another(), {
      send: () => (way === 'send' ? ask() : Promise.reject(lost())),
      ...(way === 'find' && { find: ask }),
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledOnce();
    endSending();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledOnce();
    expect(await outcome).toBeInstanceOf(Error);
  },
);
