// @vitest-environment jsdom
import { ApiError } from '@academy/api-client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AgeNote } from './age-note';

vi.mock('../../shared/api', () => ({
  serverClock: { offset: () => 0, serverNow: () => new Date('2026-11-20T12:00:00+09:00') },
}));

let online: boolean;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

function Page({ read }: { read: () => Promise<string> }) {
  return (
    <p>
      {
        useQuery({
          queryKey: ['points'],
          queryFn: read,
          initialData: 'seen',
          initialDataUpdatedAt: new Date('2026-11-20T09:12:00+09:00').getTime(),
          staleTime: 60_000,
        }).data
      }
    </p>
  );
}

function show(read: () => Promise<string>) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <AgeNote />
      <Page read={read} />
    </QueryClientProvider>,
  );
}

test('without a network the age is told, without a button that could do nothing', async () => {
  online = false;
  show(() => Promise.reject(new ApiError('network', 'GET')));
  expect((await screen.findByRole('status')).textContent).toBe('마지막 업데이트 09:12');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a server that cannot be reached: the age, the reason, and another try', async () => {
  let works = false;
  show(async () => {
    if (!works) throw new ApiError('network', 'GET');
    return 'fresh';
  });
  expect(await screen.findByText('서버에 연결하지 못했어요. 마지막 업데이트 09:12')).toBeTruthy();
  works = true;
  await userEvent.setup().click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('fresh')).toBeTruthy();
  expect(screen.queryByText(/마지막 업데이트/)).toBeNull();
});

test('with everything fresh there is nothing to tell, until the network goes', async () => {
  show(async () => 'fresh');
  await screen.findByText('fresh');
  expect(screen.queryByRole('status')).toBeNull();
  online = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('마지막 업데이트');
});
