import { ApiError, type WireAnswer } from '@academy/api-client';
import { describe, expect, test, vi } from 'vitest';
import { carryOut } from './carry-out';

const answer = (status: number, body: unknown = {}): WireAnswer => ({
  status,
  statusText: '',
  body,
  header: () => undefined,
});
const lost = () => new ApiError('network', 'POST /mock-exam-registrations');
const said = (status: number, body?: unknown) =>
  new ApiError('response', 'POST /mock-exam-registrations', { answer: answer(status, body) });

/** Answers one after the other; an error is thrown. */
const inTurn =
  (...answers: unknown[]) =>
  async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };

async function attempt(sent: unknown, looks: readonly unknown[] = []) {
  const pauses: number[] = [];
  const onUnsure = vi.fn<() => void>();
  const find = vi.fn<() => Promise<unknown>>(inTurn(...looks));
  const pause = async (ms: number) => void pauses.push(ms);
  const outcome = await carryOut({ send: inTurn(sent), find, onUnsure, pause }).then(
    (done) => ({ done }),
    (error: unknown) => ({ error }),
  );
  return { outcome, looks: find.mock.calls.length, pauses, unsure: onUnsure.mock.calls.length };
}

test('a yes is a yes', async () => {
  expect(await attempt('done')).toEqual({
    outcome: { done: 'done' },
    looks: 0,
    pauses: [],
    unsure: 0,
  });
});

test.each([
  ['a refusal', said(409)],
  ['a broken server', said(500)],
  ['a busy server', said(503)],
  ['no login', said(401)],
  ['a bug of ours', new Error('bug')],
])('%s is a no: nobody looks', async (_, error) => {
  expect(await attempt(error)).toEqual({ outcome: { error }, looks: 0, pauses: [], unsure: 0 });
});

describe.each([
  ['no answer', lost()],
  ['an answer nobody can read', new ApiError('malformed', 'POST /', { answer: answer(200) })],
  ['a gateway that gave up', said(504)],
  ['a gateway without a server', said(502)],
  ['a server that waited too long', said(408)],
  ['the first tap still under way', said(409, { code: 'request-in-progress' })],
])('%s', (_, error) => {
  test('it was done: found at once', async () => {
    expect(await attempt(error, ['done'])).toEqual({
      outcome: { done: 'done' },
      looks: 1,
      pauses: [0],
      unsure: 1,
    });
  });

  test('it was still under way: found later', async () => {
    expect(await attempt(error, [undefined, undefined, 'done'])).toMatchObject({
      outcome: { done: 'done' },
      pauses: [0, 1000, 2000],
    });
  });

  test('three looks that find nothing are a no', async () => {
    expect(await attempt(error, [undefined, undefined, undefined])).toEqual({
      outcome: { error },
      looks: 3,
      pauses: [0, 1000, 2000],
      unsure: 1,
    });
  });
});

test('without a connection it looks until there is one again: looks that failed tell nothing', async () => {
  const offline = Array.from({ length: 7 }, lost);
  expect(await attempt(lost(), [...offline, undefined, 'done'])).toMatchObject({
    outcome: { done: 'done' },
    looks: 9,
    pauses: [0, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000],
  });
});

test('a login that is over while looking is said', async () => {
  const over = said(401);
  expect(await attempt(lost(), [over])).toMatchObject({ outcome: { error: over }, looks: 1 });
});
