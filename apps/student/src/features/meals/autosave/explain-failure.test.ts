import { ApiError } from '@academy/api-client';
import { expect, test } from 'vitest';
import { explainFailure, NotSignedInError } from './explain-failure';

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new ApiError('response', 'PUT', {
    answer: { status, statusText: '', body, header: (name) => headers[name] },
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

test('without a student it says what is needed', () => {
  expect(explainFailure(new NotSignedInError())).toEqual({
    retry: false,
    message: '학생 로그인이 필요해요.',
  });
});
