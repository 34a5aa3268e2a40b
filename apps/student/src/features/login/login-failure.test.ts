import { ApiError } from '@academy/api-client';
import { expect, test } from 'vitest';
import { failureText, loginFailureOf } from './login-failure';

const answer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  code?: string,
) =>
  new ApiError('response', 'POST', {
    answer: { status, statusText: '', body, header: (name) => headers[name] },
    code,
  });
const textOf = (error: unknown, online = true) => failureText(loginFailureOf(error, online), 0);

test('the server’s words win, else the login’s own', () => {
  expect(textOf(answer(401, { message: '휴원 중인 학생이에요.' }))).toBe('휴원 중인 학생이에요.');
  expect(textOf(answer(500, ''))).toBe('로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.');
  expect(textOf(new Error('odd'))).toBe('로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.');
});

test('a success that is none', () => {
  expect(textOf(answer(200, {}, {}, 'missing-token'))).toBe(
    '로그인 토큰을 받지 못했어요. 관리자에게 문의해 주세요.',
  );
  expect(textOf(answer(200, { success: false }, {}, 'success-false'))).toBe(
    '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
  );
});

test('no answer: the network is named when the device knows that it has none', () => {
  expect(textOf(new ApiError('network', 'POST'), false)).toBe('인터넷에 연결되어 있지 않아요.');
  expect(textOf(new ApiError('network', 'POST'), true)).toBe(
    '로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  );
});

test('a rate limit is a wait that counts down; without a time it is the server’s text', () => {
  const limited = loginFailureOf(
    answer(429, { message: '30초 뒤에 다시 시도해 주세요.' }, { 'retry-after': '30' }),
    true,
  );
  expect(limited).toEqual({ kind: 'wait', seconds: 30 });
  expect(failureText(limited, 12)).toBe('12초 뒤에 다시 시도해 주세요.');
  expect(textOf(answer(429, { message: '잠시 후에 다시 시도해 주세요.' }))).toBe(
    '잠시 후에 다시 시도해 주세요.',
  );
});
