import { aManager } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/modal-dialogs';
import { LeaveDemo } from './leave-demo';

const { calls, logout } = vi.hoisted(() => ({
  calls: {
    academy: vi.fn<() => Promise<unknown>>(),
    leaveDemo: vi.fn<() => Promise<{ firstAccountCode: string }>>(),
  },
  logout: vi.fn<() => Promise<void>>(),
}));
vi.mock('../api', () => ({ api: calls, session: { logout } }));

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  calls.academy.mockResolvedValue({ name: '온새미로 학원', demo: true });
  logout.mockResolvedValue();
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function open(manager = aManager({ role: 'ADMIN' })) {
  const queries = new QueryClient();
  queries.setQueryData(['manager', 'me'], manager);
  return render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <LeaveDemo />
      </Suspense>
    </QueryClientProvider>,
  );
}
const START = '실제 학원으로 시작하기';
const confirm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: START }));
  const dialog = await screen.findByRole('alertdialog', { name: '실제 학원으로 시작할까요?' });
  fireEvent.click(within(dialog).getByRole('button', { name: '데모를 지우고 시작하기' }));
  return dialog;
};

test('an admin leaves the demo, is signed out, and goes on to the first account with its code', async () => {
  calls.leaveDemo.mockResolvedValueOnce({ firstAccountCode: 'ABCD-EFGH' });
  open();
  await confirm();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin-signup#ABCD-EFGH'));
  expect(logout).toHaveBeenCalledTimes(1);
});

test('nothing is left before it is confirmed, and what went wrong is in the question', async () => {
  calls.leaveDemo.mockRejectedValueOnce(new Error('no answer'));
  open();
  const dialog = await confirm();
  expect(await within(dialog).findByText('시작하지 못했습니다.')).toBeTruthy();
  expect([logout.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
});

test('others are told who can', async () => {
  open(aManager({ role: 'MANAGER' }));
  fireEvent.click(await screen.findByRole('button', { name: START }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('최고관리자만 할 수 있습니다.')).toBeTruthy();
});

test('an academy of one’s own has nothing to leave', async () => {
  calls.academy.mockResolvedValue({ name: '하늘학원' });
  const { container } = open();
  await waitFor(() => expect(calls.academy).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
