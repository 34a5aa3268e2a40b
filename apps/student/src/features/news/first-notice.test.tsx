// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { askedRequest } from '../../testing/asked-request';
import '../../testing/phone';
import type { SaveState } from '../../shared/unsaved/unsaved-work';
import { FirstNotice } from './first-notice';

const { save } = vi.hoisted(() => ({ save: { state: { kind: 'idle' } } }));
vi.mock('../../shared/unsaved/unsaved-work', () => ({ useSaveState: () => save.state }));

const notice = (id: number) => ({
  id: String(id),
  title: `공지 ${id}`,
  content: '읽어 주세요.',
  imageUrl: null,
  publishedAt: `2026-11-${10 + id}T00:00:00Z`,
  category: 'INFO',
  asksRead: true,
  readAt: null,
});
const put = vi.fn<(path: string) => void>();
let unread: number[];
beforeEach(() => {
  save.state = { kind: 'idle' } satisfies SaveState;
  unread = [2, 1];
  put.mockClear();
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const { method, url } = await askedRequest(...sent);
    if (method === 'PUT') {
      put(url.pathname);
      unread = unread.filter((id) => !url.pathname.includes(`/${id}/`));
      return Response.json({ readAt: '2026-11-20T05:00:00Z' });
    }
    const [first] = unread;
    return Response.json({
      items: [notice(2), notice(1)],
      first: first === undefined ? null : notice(first),
      page: 1,
      totalCount: 2,
    });
  });
});
afterEach(cleanup);

let queries: QueryClient;
function show(path = '/student-calendar') {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <FirstNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
/** What is open once the server has answered. */
async function opened() {
  await waitFor(() => expect(queries.getQueryState(['news', 1])?.status).toBe('success'));
  await act(async () => undefined);
  return screen.queryByRole('dialog');
}

test('one after the other until each is confirmed', async () => {
  show();
  await screen.findByText('공지 2');
  await userEvent.click(screen.getByRole('button', { name: '확인했어요' }));
  await screen.findByText('공지 1');
  await userEvent.click(screen.getByRole('button', { name: '확인했어요' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put.mock.calls).toEqual([['/api/news/2/read'], ['/api/news/1/read']]);
});

test('put off it stays away, and comes back with the next visit', async () => {
  show();
  await screen.findByText('공지 2');
  await userEvent.click(screen.getByRole('button', { name: '나중에 볼게요' }));
  await waitFor(() => expect(screen.queryByText('공지 2')).toBeNull());
  expect(put).not.toHaveBeenCalled();
  cleanup();
  show();
  await screen.findByText('공지 2');
});

test('alone it opens', async () => {
  show();
  expect(await opened()).toBeTruthy();
});

test.each([['saving'], ['failed'], ['offline'], ['draft']])(
  'it waits while a change is %s',
  async (kind) => {
    save.state = { kind };
    show();
    expect(await opened()).toBeNull();
  },
);

test.each([['/mocks'], ['/student-calendar?open=profile']])('not at %s', async (path) => {
  show(path);
  expect(await opened()).toBeNull();
});
