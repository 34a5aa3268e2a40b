import type { SignupResult } from '@academy/domain/accounts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SignupPage } from './signup/signup-page';

const calls = vi.hoisted(() => ({
  academy: vi.fn<() => { needsFirstAccount: boolean } | undefined>(),
  checkId: vi.fn<() => Promise<{ isAvailable: boolean; needsCode?: boolean }>>(),
  signup: vi.fn<(call: { body: object }) => Promise<SignupResult>>(),
}));
vi.mock('../../shared/api', () => ({ api: calls }));
vi.mock('../../shared/session/use-academy', () => ({ useAcademy: calls.academy }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SignupPage />
    </MemoryRouter>,
  );
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const CODE = /가입 코드/;

test('whoever comes from the demo brings the code along', () => {
  open('/admin-signup#ABCD-EFGH');
  expect(field(CODE).value).toBe('ABCD-EFGH');
});

test('the form of the first account shows the field for its code from the start', () => {
  calls.academy.mockReturnValue({ needsFirstAccount: true });
  open('/admin-signup');
  expect(field(CODE).value).toBe('');
});

test('the code is asked for once the server says that this is the first account, and sent with the form', async () => {
  calls.checkId.mockResolvedValue({ isAvailable: true, needsCode: true });
  calls.signup.mockResolvedValue({ success: true, status: 'ACTIVE' });
  open('/admin-signup');
  expect(screen.queryByLabelText(CODE)).toBeNull();
  type(/^이름/, '한새봄');
  type(/^아이디/, 'saebom');
  fireEvent.click(screen.getByRole('button', { name: '중복 확인' }));
  await waitFor(() => expect(screen.queryByLabelText(CODE)).not.toBeNull());
  type(CODE, 'ABCD-EFGH');
  type(/^비밀번호$/, 'Spring1234!');
  type(/^비밀번호 확인/, 'Spring1234!');
  fireEvent.click(screen.getByRole('button', { name: '가입하기' }));
  await waitFor(() =>
    expect(calls.signup).toHaveBeenCalledWith({
      body: expect.objectContaining({ username: 'saebom', code: 'ABCD-EFGH' }),
    }),
  );
});
