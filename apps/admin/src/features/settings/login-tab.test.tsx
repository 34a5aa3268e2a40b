import { defaultLoginSettings, type LoginSettings } from '@academy/domain/login';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../testing/open-manager-page';
import { LoginTab } from './login-tab';

const saved = (version: number, settings: Partial<LoginSettings> = {}) => ({
  settings: { ...defaultLoginSettings, ...settings },
  version,
  updatedAt: null,
  updatedByName: null,
});
const calls = vi.hoisted(() => ({
  editedLoginSettings: vi.fn<() => Promise<unknown>>(),
  saveLoginSettings: vi.fn<(call: { body: LoginSettings }) => Promise<unknown>>(),
  waitingDevices: vi.fn<() => Promise<unknown>>(),
  loginAlerts: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../shared/api', () => ({
  api: calls,
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

beforeEach(() => {
  calls.editedLoginSettings.mockResolvedValue({ ...saved(1), callerAddress: '203.0.113.7' });
  calls.waitingDevices.mockResolvedValue({ content: [] });
  calls.loginAlerts.mockResolvedValue({ content: [] });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const add = () => screen.findByRole('button', { name: '이 네트워크 추가' });
const list = () => screen.findByRole('textbox', { name: '학원 네트워크' });
const type = async (value: string) => fireEvent.change(await list(), { target: { value } });
const save = () => screen.getByRole('button', { name: '저장' });

test('the address of this screen is shown, added with a click and saved', async () => {
  calls.saveLoginSettings.mockResolvedValue(saved(2, { knownNetworks: ['203.0.113.7'] }));
  openManagerPage(<LoginTab />);
  expect(await screen.findByText('지금 이 화면의 인터넷 주소: 203.0.113.7')).toBeTruthy();
  fireEvent.click(await add());
  expect(await list()).toHaveProperty('value', '203.0.113.7');
  expect((await add()).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save());
  await waitFor(() => expect(calls.saveLoginSettings).toHaveBeenCalledOnce());
  expect(calls.saveLoginSettings.mock.calls[0]?.[0].body.knownNetworks).toEqual(['203.0.113.7']);
});

test('a wrong line is named before anything is sent', async () => {
  openManagerPage(<LoginTab />);
  await type('203.0.113.0/24\n0.0.0.0/0');
  expect(await screen.findByText(/‘0\.0\.0\.0\/0’[은는] 너무 넓습니다/)).toBeTruthy();
  fireEvent.click(save());
  expect(calls.saveLoginSettings).not.toHaveBeenCalled();
});
