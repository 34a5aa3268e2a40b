// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import '../../testing/phone';
import { NewsDialog } from './news-dialog';

function open(first?: string) {
  const retryAtOnce = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={retryAtOnce}>
      <NewsDialog open first={first} onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

test('news that cannot be loaded can be asked for again; an empty list is stated', async () => {
  let answer = () => Response.json({ message: '없음', code: 'not-found' }, { status: 404 });
  vi.stubGlobal('fetch', async () => answer());
  open();
  await screen.findByText('소식을 불러오는 중 오류가 발생했어요.');
  answer = () => Response.json({ items: [], page: 1, totalCount: 0 });
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('등록된 소식이 없어요.');
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

test('a page that is empty although notices were counted says so, and can be asked for again', async () => {
  let items: object[] = [];
  vi.stubGlobal('fetch', async () => Response.json({ items, page: 1, totalCount: 3, limit: 10 }));
  open();
  expect(await screen.findByText('등록된 소식이 없어요.')).toBeTruthy();
  items = [{ id: 1, title: '11월 식단', content: '', publishedAt: '2026-11-01T00:00:00Z' }];
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('11월 식단')).toBeTruthy();
});

test('a notice that was asked for is shown first, with its kind above it', async () => {
  const items = [1, 2, 3].map((id) => ({
    id,
    title: `${id}번째 공지`,
    content: '',
    imageUrl: null,
    publishedAt: '2026-11-01T00:00:00Z',
    category: id === 2 ? 'URGENT' : 'INFO',
  }));
  vi.stubGlobal('fetch', async () => Response.json({ items, page: 1, totalCount: 3 }));
  open('2');
  await screen.findByText('2번째 공지');
  expect(screen.getByRole('dialog', { name: '긴급 공지' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /다음 글/ }));
  await screen.findByText('3번째 공지');
  expect(screen.getByRole('dialog', { name: '공지' })).toBeTruthy();
});

test('one that waits beyond the first page is opened at its place', async () => {
  const all = Array.from({ length: 13 }, (_, index) => ({
    id: index + 1,
    title: `${index + 1}번째 공지`,
    content: '',
    imageUrl: null,
    publishedAt: '2026-11-01T00:00:00Z',
  }));
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const page = Number(
      new URL(String(url instanceof Request ? url.url : url), 'http://a').searchParams.get('page'),
    );
    const items = all.slice((page - 1) * 10, page * 10);
    return Response.json({ items, page, totalCount: 13, toConfirm: [{ id: '12', place: 11 }] });
  });
  open('12');
  expect(await screen.findByText('12번째 공지')).toBeTruthy();
  expect(screen.getByText('12 / 13')).toBeTruthy();
});
