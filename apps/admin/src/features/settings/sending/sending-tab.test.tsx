import { ApiError, createServerClock } from '@academy/api-client';
import type { SendingKeys } from '@academy/domain/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { SendingTab } from './sending-tab';

const calls = vi.hoisted(() => ({
  sendingKeys: vi.fn<() => Promise<SendingKeys>>(),
  saveMailKeys: vi.fn<(call: { body: object }) => Promise<SendingKeys>>(),
  removeSendingKeys: vi.fn<(call: object) => Promise<SendingKeys>>(),
  renewPushKey: vi.fn<(call: object) => Promise<SendingKeys>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: createServerClock(() => Date.now()),
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

const none = {
  state: 'none',
  sender: null,
  keyEnd: null,
  savedAt: null,
  savedByName: null,
} as const;
const own = {
  state: 'own',
  sender: 'desk@example.com',
  keyEnd: null,
  savedAt: '2026-11-27T01:00:00.000Z',
  savedByName: '한가람',
} as const;
const kept = (changes: Partial<SendingKeys> = {}): SendingKeys => ({
  text: none,
  mail: none,
  push: { savedAt: null, savedByName: null, devices: 0 },
  ...changes,
});

beforeEach(() => {
  calls.sendingKeys.mockResolvedValue(kept());
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
async function openMail() {
  openManagerPage(<SendingTab />);
  fireEvent.click((await section('메일')).getByRole('button', { name: /입력|바꾸기/ }));
}

test('what was entered is sent once and is gone from the page; then it can be tried', async () => {
  await openMail();
  type('SMTP 서버', 'smtp.example.com');
  type('아이디', 'desk');
  type('비밀번호', 'Rainy-Harbour');
  type('보내는 주소', 'desk@example.com');
  calls.saveMailKeys.mockResolvedValue(kept({ mail: own }));
  fireEvent.click((await section('메일')).getByRole('button', { name: '저장' }));
  expect(await screen.findByRole('button', { name: '테스트 메일 보내기' })).toBeDefined();
  expect(calls.saveMailKeys).toHaveBeenCalledExactlyOnceWith({
    body: {
      host: 'smtp.example.com',
      port: 465,
      user: 'desk',
      password: 'Rainy-Harbour',
      from: 'desk@example.com',
    },
  });
  fireEvent.click((await section('메일')).getByRole('button', { name: '바꾸기' }));
  for (const label of ['SMTP 서버', '비밀번호'])
    expect(screen.getByLabelText(label, { selector: 'input' })).toHaveProperty('value', '');
});

test('a field that is wrong says so here, one that the server refuses as the server says it', async () => {
  await openMail();
  type('SMTP 서버', 'smtp.example.com');
  type('아이디', 'desk');
  type('비밀번호', 'Rainy-Harbour');
  type('보내는 주소', 'desk');
  const save = (await section('메일')).getByRole('button', { name: '저장' });
  fireEvent.click(save);
  const from = screen.getByLabelText('보내는 주소');
  await waitFor(() => expect(descriptionOf(from)).toContain('name@example.com처럼'));
  expect(calls.saveMailKeys).not.toHaveBeenCalled();
  type('보내는 주소', 'desk@example.com');
  const refused = { errors: { port: '465, 587, 2525 가운데 하나를 입력하세요.' } };
  calls.saveMailKeys.mockRejectedValue(
    new ApiError('response', 'PUT /admin/sending-keys/mail', {
      answer: { status: 400, statusText: '', header: () => undefined, body: refused },
    }),
  );
  fireEvent.click(save);
  await waitFor(() =>
    expect(descriptionOf(screen.getByLabelText('포트', { selector: 'input' }))).toContain(
      '465, 587, 2525',
    ),
  );
});

test('keys of another installation are asked for again', async () => {
  calls.sendingKeys.mockResolvedValue(kept({ mail: { ...own, state: 'unreadable' } }));
  openManagerPage(<SendingTab />);
  const mail = await section('메일');
  expect(mail.getByText('다시 입력 필요')).toBeDefined();
  expect(mail.getByText(/저장된 키를 열 수 없습니다/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '테스트 메일 보내기' })).toBeNull();
});

test('a new push key says first how many phones it cuts off', async () => {
  calls.sendingKeys.mockResolvedValue(
    kept({ push: { savedAt: null, savedByName: null, devices: 12 } }),
  );
  calls.renewPushKey.mockResolvedValue(kept());
  openManagerPage(<SendingTab />);
  fireEvent.click((await section('앱 알림')).getByRole('button', { name: '키 새로 만들기' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/기기 12대는/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '키 새로 만들기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.renewPushKey).toHaveBeenCalledOnce();
});
