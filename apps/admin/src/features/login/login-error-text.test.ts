import { ApiError } from '@academy/api-client';
import { expect, test } from 'vitest';
import { loginErrorText } from './login-error-text';

const answer = (status: number, body: unknown, statusText = '') => ({
  answer: { status, statusText, body, header: () => undefined },
});

test.each([
  [
    '401, whatever the server says',
    new ApiError('response', 'login', answer(401, { message: '없는 아이디' })),
    '아이디 또는 비밀번호를 확인하세요.',
  ],
  [
    'another status with a message',
    new ApiError(
      'response',
      'login',
      answer(403, { message: '승인 대기 중입니다. 관리자에게 문의하세요.' }),
    ),
    '승인 대기 중입니다. 관리자에게 문의하세요.',
  ],
  [
    'another status without a message',
    new ApiError('response', 'login', answer(502, '', 'Bad Gateway')),
    'Bad Gateway',
  ],
  [
    'no answer',
    new ApiError('network', 'login'),
    '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.',
  ],
  [
    'request could not be made',
    new ApiError('setup', 'login'),
    '로그인 요청 중 오류가 발생했습니다.',
  ],
  [
    'success without a token',
    new ApiError('malformed', 'login', answer(200, { success: true })),
    '로그인 실패: 서버 응답 형식이 올바르지 않습니다.',
  ],
  ['anything else', new Error('?'), '로그인 실패: 알 수 없는 오류입니다.'],
])('%s', (_, error, text) => {
  expect(loginErrorText(error)).toBe(text);
});
