// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router-dom';
import '../../testing/phone';
import { UrgentNote } from './urgent-note';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const item = (id: number, category: string) => ({
  id,
  title: `공지 ${id}`,
  content: '',
  imageUrl: null,
  publishedAt: `2026-11-${10 + id}T00:00:00Z`,
  category,
});

function show(student = '101') {
  cleanup();
  const items = [item(1, 'URGENT'), item(2, 'INFO'), item(3, 'URGENT')];
  vi.stubGlobal('fetch', async () => Response.json({ items, page: 1, totalCount: items.length }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/mocks']}>
        <UrgentNote studentId={student} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());

test('the newest urgent notice is told of until it was opened or closed on this device', async () => {
  show();
  await screen.findByText('긴급: 공지 3');
  await userEvent.click(screen.getByRole('link', { name: '긴급: 공지 3' }));
  screen.getByText('/student-calendar?open=menu-notice-3');
  await screen.findByText('긴급: 공지 1');
  show();
  await screen.findByText('긴급: 공지 1');
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText(/긴급 공지/)).toBeNull();
  show('102');
  await screen.findByText('긴급: 공지 3');
});
