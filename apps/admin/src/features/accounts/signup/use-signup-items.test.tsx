// @vitest-environment jsdom
import type { Account } from '@academy/domain/accounts';
import { managerIdSchema } from '@academy/domain/ids';
import { anAccount } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSignupItems } from './use-signup-items';

interface Sent {
  body: { managerIds: string[] };
}
const calls = vi.hoisted(() => ({
  rejectAccounts: vi.fn<(sent: Sent) => Promise<unknown>>(),
  accounts: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../shared/api', () => ({ api: calls }));
vi.mock('../../../shared/session/use-manager', () => ({ useManager: () => ({ can: () => true }) }));

const signup = (id: number, signupFrom: string | null): Account =>
  anAccount({
    id: managerIdSchema.parse(String(id)),
    name: `사람${id}`,
    status: 'PENDING',
    createdAt: `2026-03-02T0${id}:00:00.000Z`,
    signupFrom,
  });

beforeEach(() => {
  vi.resetAllMocks();
  calls.rejectAccounts.mockResolvedValue({ rejected: ['2', '3'], skipped: ['4'] });
});

async function itemsOf(accounts: readonly Account[]) {
  calls.accounts.mockResolvedValue({ content: accounts });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSignupItems(), { wrapper });
  await waitFor(() => expect(result.current.items).toBeDefined());
  return result.current.items ?? [];
}

test('signups of one network are one item: refused together after a question, not approved together', async () => {
  const [alone, group, ...more] = await itemsOf([
    signup(1, null),
    signup(3, '198.51.100.7'),
    signup(2, '198.51.100.7'),
    signup(4, '198.51.100.7'),
  ]);
  expect(more).toEqual([]);
  expect(alone).toMatchObject({ name: '사람1', title: '관리자 가입 신청' });
  expect(group).toMatchObject({
    name: '198.51.100.7에서 3건',
    title: '관리자 가입 신청 3건',
    at: '2026-03-02T02:00:00.000Z',
    facts: [{ label: '이름', value: '사람3, 사람2, 사람4' }],
    accept: { disabledReason: '승인은 자세히 보기에서 한 건씩 합니다.' },
    reject: { asks: { title: '가입 신청 3건을 거절할까요?' } },
  });
  const { reject } = group ?? {};
  if (!reject || !('run' in reject)) throw new Error('cannot be refused');
  expect(await reject.run('')).toEqual({
    said: '가입 신청 2건을 거절했습니다. 1건은 다른 관리자가 먼저 처리했습니다.',
  });
  expect(calls.rejectAccounts.mock.calls.map(([{ body }]) => body.managerIds)).toEqual([
    ['3', '2', '4'],
  ]);
});

test('the item stays the same while more of them come in', async () => {
  const two = [signup(2, '198.51.100.7'), signup(3, '198.51.100.7')];
  const [before] = await itemsOf(two);
  const [after] = await itemsOf([...two, signup(4, '198.51.100.7')]);
  expect(after?.key).toBe(before?.key);
});
