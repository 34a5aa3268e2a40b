import { ApiError } from '@academy/api-client';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../testing/open-manager-page';
import { LoginForm } from './login-form';

const managerLogin = vi.hoisted(() => vi.fn<(call: unknown) => Promise<unknown>>());
vi.mock('../../shared/session/session', () => ({ loginApi: { managerLogin }, session: {} }));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  openManagerPage(<LoginForm />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '로그인' });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(button());
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new ApiError('response', 'managerLogin', {
    answer: { status, statusText: '', body, header: (name) => headers[name] },
  });

test('empty fields are named, the first of them gets the focus, and nothing is sent', () => {
  send();
  expect(document.activeElement).toBe(field('아이디'));
  expect(descriptionOf(field('아이디'))).toContain('아이디를 입력하세요.');
  expect(descriptionOf(field('비밀번호'))).toContain('비밀번호를 입력하세요.');
  type('아이디', 'manager');
  send();
  expect(document.activeElement).toBe(field('비밀번호'));
  expect(descriptionOf(field('아이디'))).not.toContain('아이디를 입력하세요.');
  expect(managerLogin).not.toHaveBeenCalled();
});

test('the keyboard in Korean and the hidden password are pointed out', () => {
  type('아이디', 'ㅡㅁㅜㅁㅎㄷㄱ');
  expect(descriptionOf(field('아이디'))).toContain('한글로 입력되었습니다. 한/영 키를 확인하세요.');
  fireEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }));
  expect(field('비밀번호').type).toBe('text');
});

test('a failure is shown, what was typed stays, and the next try is free', async () => {
  type('아이디', 'manager');
  type('비밀번호', 'Manager1234!');
  managerLogin.mockRejectedValueOnce(answer(401, { message: '없는 아이디입니다.' }));
  send();
  await screen.findByText('아이디 또는 비밀번호를 확인하세요.');
  expect([field('아이디').value, field('비밀번호').value]).toEqual(['manager', 'Manager1234!']);
  managerLogin.mockRejectedValueOnce(new ApiError('network', 'managerLogin'));
  send();
  await screen.findByText('서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.');
  expect(managerLogin).toHaveBeenCalledTimes(2);
});

test('too many tries: the seconds are counted down, then the button works again', async () => {
  type('아이디', 'manager');
  type('비밀번호', 'Manager1234!');
  managerLogin.mockRejectedValueOnce(
    answer(429, { message: '30초 뒤에 다시 시도해 주세요.' }, { 'retry-after': '30' }),
  );
  send();
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getByRole('alert').textContent).toContain('18초 뒤에 다시 시도해 주세요.');
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect(button().getAttribute('aria-disabled')).not.toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account with a second factor: the code is asked for, then sent with the password', async () => {
  type('아이디', 'manager');
  type('비밀번호', 'Manager1234!');
  const code = (name: string) => answer(403, { code: name, message: '인증 앱의 코드가 다릅니다.' });
  managerLogin.mockRejectedValueOnce(code('second-factor-required'));
  send();
  await waitFor(() => expect(document.activeElement).toBe(field('인증 앱의 6자리 코드')));
  expect(screen.queryByRole('alert'), 'asking is no failure').toBeNull();
  send();
  expect(descriptionOf(field('인증 앱의 6자리 코드'))).toContain('6자리 코드를 입력하세요.');
  expect(managerLogin).toHaveBeenCalledTimes(1);
  type('인증 앱의 6자리 코드', '123456');
  managerLogin.mockRejectedValueOnce(code('second-factor-wrong'));
  send();
  await screen.findByText('인증 앱의 코드가 다릅니다.');
  expect(managerLogin).toHaveBeenLastCalledWith({
    body: { username: 'manager', password: 'Manager1234!', code: '123456' },
  });
  fireEvent.click(screen.getByRole('button', { name: '복구 코드로 로그인' }));
  expect(document.activeElement).toBe(field('복구 코드'));
  expect(field('복구 코드').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: '다른 계정으로 로그인' }));
  expect(document.activeElement).toBe(field('아이디'));
  expect(field('비밀번호').value).toBe('');
});
