// @vitest-environment jsdom
import type { Account } from '@academy/domain/accounts';
import { managerIdSchema } from '@academy/domain/ids';
import { anAccount } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/modal-dialogs';
import { WaitingAccounts } from './waiting-accounts';

interface Sent {
  body: { managerIds: string[] };
}
const calls = vi.hoisted(() => ({
  rejectAccounts: vi.fn<(sent: Sent) => Promise<unknown>>(),
  accounts: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../shared/api', () => ({ api: calls }));

const signup = (id: number, signupFrom: string | null): Account =>
  anAccount({
    id: managerIdSchema.parse(String(id)),
    name: `사람${id}`,
    username: `person${id}`,
    status: 'PENDING',
    signupFrom,
  });

const open = (waiting: readonly Account[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingAccounts waiting={waiting} />
    </QueryClientProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const untick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const sent = () => calls.rejectAccounts.mock.calls.map(([{ body }]) => body.managerIds);

afterEach(cleanup);
beforeEach(() => {
  vi.resetAllMocks();
  calls.rejectAccounts.mockResolvedValue({ rejected: [], skipped: [] });
});

test('87 signups of 18 addresses are refused by two presses, and one among them is kept by a third', async () => {
  const flood = Array.from({ length: 87 }, (_, n) => signup(n, `198.51.${n % 18}.7`));
  open([...flood, signup(100, '203.0.113.1'), signup(101, null)]);
  expect(screen.getByRole('listitem', { name: '사람100' })).toBeTruthy();
  expect(screen.queryByRole('listitem', { name: '사람3' })).toBeNull();

  press('18곳의 87건 함께 거절');
  const dialog = within(screen.getByRole('alertdialog', { name: '가입 신청 87건을 거절할까요?' }));
  expect(dialog.getByText(/되돌릴 수 없습니다/)).toBeTruthy();
  untick('사람3 (person3)');
  press('86건 거절');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [ids] = sent();
  expect(ids).toHaveLength(86);
  for (const kept of ['3', '100', '101']) expect(ids).not.toContain(kept);
});

test('one address at a time: the question names how many and whom, an empty choice sends nothing', async () => {
  open([signup(1, '198.51.100.7'), signup(2, '198.51.100.7'), signup(3, null)]);
  const group = within(screen.getByRole('listitem', { name: '198.51.100.7에서 2건' }));
  expect(group.getByText('사람1, 사람2')).toBeTruthy();
  expect(group.getByRole('listitem', { name: '사람1' })).toBeTruthy();
  press('함께 거절');
  expect(screen.getByRole('alertdialog', { name: '가입 신청 2건을 거절할까요?' })).toBeTruthy();
  untick('198.51.100.7 · 2건');
  press('0건 거절');
  expect(sent()).toEqual([]);
  untick('사람2 (person2)');
  press('1건 거절');
  await waitFor(() => expect(sent()).toEqual([['2']]));
});

test('what comes in while the question is open is not refused with it', async () => {
  const both = [signup(1, '198.51.100.7'), signup(2, '198.51.100.7')];
  const { rerender } = open(both);
  press('함께 거절');
  rerender(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingAccounts waiting={[...both, signup(3, '198.51.100.7')]} />
    </QueryClientProvider>,
  );
  press('2건 거절');
  await waitFor(() => expect(sent()).toEqual([['1', '2']]));
});
