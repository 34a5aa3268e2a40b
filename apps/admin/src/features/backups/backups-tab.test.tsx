import type { Backups } from '@academy/domain/backups';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../testing/open-manager-page';
import '../../testing/modal-dialogs';
import { BackupsTab } from './backups-tab';

const name = 'academy-2026-11-26-173000Z';
const night: Backups['content'][number] = {
  name,
  takenAt: '2026-11-26T17:30:00.000Z',
  rows: 12_345,
  pictures: 3,
  bytes: 1_234_567,
  check: null,
};
const kept = (changes: Partial<Backups> = {}): Backups => ({
  kept: true,
  nightly: true,
  takingSince: null,
  failed: null,
  content: [night],
  ...changes,
});
const calls = vi.hoisted(() => ({
  backups: vi.fn<() => Promise<unknown>>(),
  takeBackup: vi.fn<() => Promise<unknown>>(),
  checkBackup: vi.fn<(call: object) => Promise<unknown>>(),
  downloadBackup: vi.fn<(call: object) => Promise<unknown>>(),
}));
vi.mock('../../shared/api', () => ({
  api: calls,
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

beforeEach(() => {
  calls.backups.mockResolvedValue(kept());
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const button = (label: string | RegExp) => screen.findByRole('button', { name: label });

test('says when the last was taken, how large it is, and begins another', async () => {
  openManagerPage(<BackupsTab />);
  const row = within(await screen.findByRole('row', { name: /1 MB/ }));
  expect(row.getByText('기록 12,345건 · 사진 3장')).toBeTruthy();
  expect(row.getByText('아직 안 함')).toBeTruthy();
  calls.takeBackup.mockResolvedValue(kept());
  calls.backups.mockResolvedValue(kept({ takingSince: '2026-11-27T01:00:00.000Z' }));
  fireEvent.click(await button('지금 백업'));
  expect(await screen.findByText('백업을 만들고 있습니다…')).toBeTruthy();
});

test('a damaged backup and a night that failed are said with what to do', async () => {
  const at = '2026-11-26T18:00:00.000Z';
  calls.backups.mockResolvedValue(
    kept({
      failed: { at, cause: 'disk-full' },
      content: [{ ...night, check: { state: 'damaged', at } }],
    }),
  );
  openManagerPage(<BackupsTab />);
  expect(await screen.findByText(/백업할 디스크에 자리가 없습니다/)).toBeTruthy();
  expect(screen.getByText(/^손상됨 \(/)).toBeTruthy();
});

test('a download asks for a passphrase of 12 characters twice, and sends it once both are the same', async () => {
  calls.downloadBackup.mockReturnValue(new Promise(() => undefined));
  openManagerPage(<BackupsTab />);
  fireEvent.click(await button(/백업 내려받기$/));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('백업 암호', '열한글자입니다아아아아');
  fireEvent.click(await button('암호로 잠가 내려받기'));
  expect(await screen.findByText('12자 이상 입력하세요.')).toBeTruthy();
  type('백업 암호', '열두 글자가 넘는 암호');
  type('백업 암호 확인', '열두 글자가 넘는 암혹');
  fireEvent.click(await button('암호로 잠가 내려받기'));
  expect(await screen.findByText('두 암호가 다릅니다.')).toBeTruthy();
  expect(calls.downloadBackup).not.toHaveBeenCalled();
  type('백업 암호 확인', '열두 글자가 넘는 암호');
  fireEvent.click(await button('암호로 잠가 내려받기'));
  await waitFor(() => expect(calls.downloadBackup).toHaveBeenCalledOnce());
  expect(calls.downloadBackup.mock.calls[0]?.[0]).toMatchObject({
    params: { backup: name },
    body: { passphrase: '열두 글자가 넘는 암호' },
  });
});

test('a server without a folder says what to set', async () => {
  calls.backups.mockResolvedValue(kept({ kept: false, content: [] }));
  openManagerPage(<BackupsTab />);
  expect(await screen.findByText('이 서버에는 백업 폴더가 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '지금 백업' })).toBeNull();
});
