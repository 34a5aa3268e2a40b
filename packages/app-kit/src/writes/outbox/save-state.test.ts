import { ApiError } from '@academy/api-client';
import { expect, test } from 'vitest';
import { explainFailure, saveStateOf, type SaveFacts } from './save-state';

const facts: SaveFacts = {
  open: 1,
  online: true,
  failures: 0,
  quietFailures: 3,
  failure: undefined,
  savedAt: 5,
};
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new ApiError('response', 'PUT', {
    answer: { status, statusText: '', body, header: (name) => headers[name] },
  });

test('saved only when nothing is open', () => {
  expect(saveStateOf({ ...facts, open: 0 })).toEqual({ kind: 'saved', at: 5 });
  expect(saveStateOf({ ...facts, open: 0, savedAt: undefined })).toEqual({ kind: 'idle' });
  expect(saveStateOf(facts)).toEqual({ kind: 'saving', count: 1 });
});

test('three quiet tries after the first failure, then it is shown; a refused request is shown at once', () => {
  const failure = { retry: true, message: '서버' };
  expect(saveStateOf({ ...facts, failures: 3, failure }).kind).toBe('saving');
  expect(saveStateOf({ ...facts, failures: 4, failure })).toEqual({
    kind: 'failed',
    count: 1,
    message: '서버',
    retrying: true,
  });
  expect(saveStateOf({ ...facts, failures: 1, failure: { retry: false } })).toMatchObject({
    kind: 'failed',
    retrying: false,
  });
});

test('that the server could not is shown at once, and so is that it is tried again', () => {
  expect(saveStateOf({ ...facts, failures: 1, failure: { retry: true, broken: true } })).toEqual({
    kind: 'failed',
    count: 1,
    message: undefined,
    retrying: true,
  });
});

test('a server that asks for a longer wait than the back-off is shown at once', () => {
  const readOnly = { retry: true, retryAfter: 60_000, message: '지금은 조회만 할 수 있어요.' };
  expect(saveStateOf({ ...facts, failures: 1, failure: readOnly })).toEqual({
    kind: 'failed',
    count: 1,
    message: readOnly.message,
    retrying: true,
  });
  expect(
    saveStateOf({ ...facts, failures: 1, failure: { ...readOnly, retryAfter: 15_000 } }).kind,
  ).toBe('saving');
});

test('offline beats failed: it is the reason that can be helped', () => {
  expect(saveStateOf({ ...facts, online: false, failures: 9, failure: { retry: true } })).toEqual({
    kind: 'offline',
    count: 1,
  });
});

test.each([401, 408, 419, 425, 429, 500, 503])('%i may pass', (status) => {
  expect(explainFailure(answer(status)).retry).toBe(true);
});

test.each([400, 403, 404, 409, 422])('%i stays a no', (status) => {
  expect(explainFailure(answer(status)).retry).toBe(false);
});

test.each([
  [500, true],
  [502, true],
  [429, false],
  [undefined, false],
])('%o: the server itself could not: %o', (status, broken) => {
  const error = status === undefined ? new ApiError('network', 'PUT') : answer(status);
  expect(explainFailure(error).broken).toBe(broken);
});

test('no answer is worth another try; the server’s words and its wish to wait are kept', () => {
  expect(explainFailure(new ApiError('network', 'PUT'))).toMatchObject({
    retry: true,
    message: undefined,
  });
  expect(
    explainFailure(answer(503, { message: '지금은 조회만 할 수 있어요.' }, { 'retry-after': '7' })),
  ).toMatchObject({ retry: true, retryAfter: 7000, message: '지금은 조회만 할 수 있어요.' });
});
