// @vitest-environment jsdom
import { ApiError } from '@academy/api-client';
import { aManager, anAccount } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '@academy/domain/accounts';
import { AccountForm } from './account-form';
import { accountQueries } from './accounts-queries';

interface Edit {
  body: Partial<Account>;
  headers: { 'If-Match': string };
}
const calls = vi.hoisted(() => ({
  editAccount: vi.fn<(edit: Edit) => Promise<Account>>(),
  accounts: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../shared/api', () => ({ api: calls }));

const account = anAccount({ name: '김실장', role: 'MANAGER', areas: ['meals'], version: 3 });
const stale = (current: Account) =>
  new ApiError('response', 'editAccount', {
    answer: { status: 412, statusText: '', body: { current }, header: () => undefined },
  });

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(['manager', 'me'], aManager());
  queries.setQueryData(accountQueries.list().queryKey, { content: [account], pendingCount: 0 });
  const form = (shown: Account) => (
    <QueryClientProvider client={queries}>
      <AccountForm account={shown} accounts={[shown]} onDirtyChange={() => undefined} />
    </QueryClientProvider>
  );
  const { rerender } = render(form(account));
  return (newer: Account) => rerender(form(newer));
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '이름' });
const save = () => screen.getByRole('button', { name: '저장' });
const sent = () =>
  calls.editAccount.mock.calls.map(([{ body, headers }]) => [body, headers['If-Match']]);

afterEach(cleanup);
beforeEach(() => vi.resetAllMocks());

test('what another admin saved meanwhile comes in, and only what was changed here is sent', async () => {
  const show = open();
  fireEvent.change(name(), { target: { value: '김부장' } });
  show({ ...account, role: 'READONLY_MANAGER', version: 4 });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('READONLY_MANAGER');
  expect(name().value).toBe('김부장');
  calls.editAccount.mockResolvedValue({ ...account, name: '김부장', version: 5 });
  fireEvent.click(save());
  await waitFor(() => expect(sent()).toEqual([[{ name: '김부장' }, '"4"']]));
});

test('a name that both changed is shown with both values and written only when somebody chose', async () => {
  open();
  fireEvent.change(name(), { target: { value: '김부장' } });
  calls.editAccount.mockRejectedValueOnce(stale({ ...account, name: '김팀장', version: 4 }));
  fireEvent.click(save());
  expect(await screen.findByText('김팀장')).toBeTruthy();
  fireEvent.click(save());
  expect(sent()).toHaveLength(1);
  calls.editAccount.mockResolvedValue({ ...account, name: '김부장', version: 5 });
  fireEvent.click(screen.getByRole('radio', { name: /김부장/ }));
  fireEvent.click(save());
  await waitFor(() => expect(sent().at(-1)).toEqual([{ name: '김부장' }, '"4"']));
});
