import { describe, expect, test } from 'vitest';
import { ApiError, errorText, isNetworkError } from './api-error';
import { retryAfterSeconds } from './retry-after';

const answer = (body: unknown, headers: Record<string, string> = {}, status = 400) => ({
  status,
  statusText: 'Bad Request',
  body,
  header: (name: string) => headers[name],
});
const errorOf = (body: unknown, headers?: Record<string, string>) =>
  new ApiError('response', 'GET /x', { answer: answer(body, headers) });
const textOf = (body: unknown, headers?: Record<string, string>) =>
  errorText(errorOf(body, headers), 'fallback');

describe('the order in which an answer is read', () => {
  const whole = {
    message: 'message',
    error: 'error',
    errors: ['first', 'second'],
    detail: 'detail',
    title: 'title',
  };
  const header = { 'x-error-message': 'header' };
  test('each name counts only when those before it are missing', () => {
    const left: Record<string, unknown> = { ...whole };
    const shown = [textOf(left, header)];
    for (const name of Object.keys(whole)) {
      delete left[name];
      shown.push(textOf(left, header));
    }
    expect(shown).toEqual(['message', 'error', 'first', 'detail', 'title', 'header']);
  });
  test('then the text of the body, then the caller’s', () => {
    expect(textOf('plain text')).toBe('plain text');
    expect(textOf('plain text', header)).toBe('header');
    expect(textOf({})).toBe('fallback');
    expect(textOf(undefined)).toBe('fallback');
  });
});

test.each([
  ['an empty message', { message: '  ', error: 'error' }, 'error'],
  ['a message that is no text', { message: { a: 1 }, detail: 'detail' }, 'detail'],
  ['an error object', { error: { message: 'inner' } }, 'inner'],
  ['objects in the list', { errors: [{ field: 'a', message: 'of a' }] }, 'of a'],
  ['Spring’s defaultMessage', { errors: [{ field: 'a', defaultMessage: 'of a' }] }, 'of a'],
  [
    'a map of errors',
    { errors: { username: '이미 사용 중인 아이디입니다.', name: 'x' } },
    '이미 사용 중인 아이디입니다.',
  ],
  ['a map of lists', { errors: { username: ['first', 'second'] } }, 'first'],
  ['an empty list', { errors: [], title: 'title' }, 'title'],
  [
    'an HTML page',
    '<!doctype html><html><head><title>502</title><style>a{}</style></head><body><h1>502 Bad&nbsp;Gateway</h1><script>1</script></body></html>',
    'fallback',
  ],
  [
    'the page of nginx',
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx/1.27.1</center>\r\n</body>\r\n</html>\r\n',
    'fallback',
  ],
  ['a page inside a message', { message: '<!DOCTYPE html><p>오류</p>', detail: '상세' }, '상세'],
  ['a piece of a page', '\n<h1>Not Found</h1>', 'fallback'],
  ['an error of PHP', '<br />\n<b>Fatal error</b>: Uncaught', 'fallback'],
  ['XML', '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>', 'fallback'],
  ['markup in a message', { message: '<b>안 돼요</b> &amp; 끝<br/>' }, '안 돼요 & 끝'],
  ['a sentence with a smaller-than', { message: '3 < 5 이고 a>b' }, '3 < 5 이고 a>b'],
])('%s', (_, body, text) => {
  expect(textOf(body)).toBe(text);
});

test('a sentence stays one, whatever its type is called', () => {
  expect(textOf('정원이 찼어요.', { 'content-type': 'text/html; charset=utf-8' })).toBe(
    '정원이 찼어요.',
  );
});

test('a percent-encoded header is Korean again, a broken one stays as it is', () => {
  expect(
    textOf(undefined, { 'x-error-message': encodeURIComponent('신청 기간이 아니에요.') }),
  ).toBe('신청 기간이 아니에요.');
  expect(textOf(undefined, { 'x-error-message': '100%' })).toBe('100%');
});

test('long texts end after 200 characters, and never inside one', () => {
  expect(textOf({ message: '가'.repeat(200) })).toBe('가'.repeat(200));
  expect(Array.from(textOf({ message: '🍱'.repeat(201) }))).toEqual([
    ...Array.from({ length: 199 }, () => '🍱'),
    '…',
  ]);
});

test('field errors come from a map or a list', () => {
  expect(
    errorOf({ errors: { username: '사용할 수 없는 아이디입니다.', password: ['조건', '둘'] } })
      .errors,
  ).toEqual({ username: '사용할 수 없는 아이디입니다.', password: '조건' });
  expect(
    errorOf({ errors: [{ field: 'name', message: '이름을 입력하세요.' }, 'general'] }).errors,
  ).toEqual({ name: '이름을 입력하세요.' });
  expect(errorOf({ errors: ['general'] }).errors).toBeUndefined();
});

test.each([
  [{ 'retry-after': '30' }, 30],
  [{ 'retry-after': '0.2' }, 1],
  [{ 'retry-after': 'Fri, 20 Nov 2026 03:01:00 GMT', date: 'Fri, 20 Nov 2026 03:00:30 GMT' }, 30],
  [{ 'retry-after': 'Fri, 20 Nov 2026 02:00:00 GMT', date: 'Fri, 20 Nov 2026 03:00:30 GMT' }, 0],
  [{ 'retry-after': 'Fri, 20 Nov 2026 02:00:00 GMT' }, undefined],
  [{ 'retry-after': 'soon', date: 'Fri, 20 Nov 2026 03:00:30 GMT' }, undefined],
  [{}, undefined],
])('Retry-After of %o is %s seconds', (headers: Record<string, string>, seconds) => {
  expect(retryAfterSeconds(answer(null, headers))).toBe(seconds);
});

test('only a call without an answer is a network error, and unknown errors show the caller’s text', () => {
  expect(isNetworkError(new ApiError('network', 'GET /x'))).toBe(true);
  expect(isNetworkError(errorOf({}))).toBe(false);
  expect(isNetworkError(new Error('x'))).toBe(false);
  expect(errorText(new Error('internal'), 'fallback')).toBe('fallback');
});
