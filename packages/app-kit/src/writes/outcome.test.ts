import { ApiError, NOT_THE_API } from '@academy/api-client';
import { expect, test } from 'vitest';
import { isStale, mayBeDone, outcomeOf, type Outcome } from './outcome';

const answer = (status: number, code?: string) => ({
  answer: { status, statusText: '', body: { code }, header: () => undefined },
});
const said = (status: number, code?: string) =>
  new ApiError('response', 'POST /', answer(status, code));

test.each<[string, unknown, Outcome]>([
  ['400', said(400), 'refused'],
  ['403', said(403), 'refused'],
  ['404', said(404), 'refused'],
  ['409', said(409), 'refused'],
  ['422', said(422), 'refused'],
  ['428', said(428), 'refused'],
  ['`success: false` of a 200', said(200), 'refused'],
  ['a call that could not be made', new ApiError('setup', 'POST /'), 'refused'],
  ['a bug of ours', new Error('bug'), 'refused'],
  ['412', said(412), 'stale'],
  ['401', said(401), 'signed-out'],
  ['419', said(419), 'signed-out'],
  ['425', said(425), 'later'],
  ['429', said(429), 'later'],
  ['500', said(500), 'later'],
  ['503', said(503), 'later'],
  ['507', said(507), 'later'],
  ['408', said(408), 'unsure'],
  ['502', said(502), 'unsure'],
  ['504', said(504), 'unsure'],
  ['a key that is being worked on', said(409, 'request-in-progress'), 'unsure'],
  ['a yes that nobody can read', new ApiError('malformed', 'POST /', answer(200)), 'done'],
  ['the page of a Wi-Fi', new ApiError('malformed', 'POST /', answer(200, NOT_THE_API)), 'unsure'],
  ['a call that was broken off', new ApiError('aborted', 'POST /'), 'unsure'],
  ['no answer', new ApiError('network', 'POST /'), 'unreachable'],
])('%s', (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
  expect(mayBeDone(error)).toBe(outcome === 'unsure' || outcome === 'unreachable');
  expect(isStale(error)).toBe(outcome === 'stale');
});
