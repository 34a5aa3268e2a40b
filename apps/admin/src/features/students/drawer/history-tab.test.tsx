import { studentIdSchema } from '@academy/domain/ids';
import { aManager } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HistoryTab } from './history-tab';

const studentHistory = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../shared/api', () => ({
  api: { studentHistory },
  serverClock: { serverNow: () => new Date(), subscribe: () => () => undefined },
}));
afterEach(cleanup);

async function open(manager = aManager()) {
  studentHistory.mockResolvedValue({ content: [], actors: [], hasNext: false, lastId: null });
  const queries = new QueryClient();
  queries.setQueryData(['manager', 'me'], manager);
  render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <HistoryTab facts={{ student: { id: studentIdSchema.parse('1') } }} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByText('변경 이력이 없습니다.');
}

test('whoever lacks an area reads whose history is left out, and whom to ask', async () => {
  await open(aManager({ role: 'MANAGER', areas: ['students', 'meals', 'attendance', 'settings'] }));
  expect(screen.getByText(/권한이 없어/).textContent).toBe(
    "'입금, 모의고사, 상벌점' 권한이 없어 그 분야의 이력은 나오지 않습니다. 최고관리자에게 요청하세요.",
  );
});

test('whoever has them all reads nothing of it', async () => {
  await open();
  expect(screen.queryByText(/권한이 없어/)).toBeNull();
});
