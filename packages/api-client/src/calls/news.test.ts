import { expect, test } from 'vitest';
import { apiAnswering } from '../testing/api-answering';
import type { SeenRequest } from '../testing/answering-server';

const notices = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  title: `공지 ${index + 1}`,
  content: '',
  publishedAt: '2026-11-01T00:00:00Z',
}));
const asked = ({ url }: SeenRequest) =>
  Number(new URL(url, 'http://x').searchParams.get('page') ?? Number.NaN);

/** A server whose first page is `base`; `below` says what it does with a page before that. */
const serverFrom = (base: number, below: 'refuses' | 'clamps' | 'is empty') =>
  apiAnswering((request) => {
    const page = asked(request) - base;
    if (page < 0 && below === 'refuses') return { status: 400, body: { message: '잘못된 쪽' } };
    const from = page < 0 && below === 'clamps' ? 0 : page * 10;
    const items = page < 0 && below === 'is empty' ? [] : notices.slice(from, from + 10);
    return { body: { items, page: asked(request), totalCount: notices.length, limit: 10 } };
  });

test.each([
  ['from 0', 0, 'refuses'],
  ['from 1, refusing 0', 1, 'refuses'],
  ['from 1, taking 0 for 1', 1, 'clamps'],
  ['from 1, with nothing on 0', 1, 'is empty'],
] as const)('pages of a server that counts %s', async (_, base, below) => {
  const { api } = await serverFrom(base, below);
  const query = { limit: 10, all: 'true' } as const;
  const first = await api.listNews({ query: { ...query, page: 1 } });
  expect(first).toMatchObject({ page: 1, totalPages: 2, last: false, hasNext: true });
  expect(first.content.map(({ id }) => id)).toEqual(notices.slice(0, 10).map(({ id }) => `${id}`));
  const second = await api.listNews({ query: { ...query, page: 2 } });
  expect(second).toMatchObject({ page: 2, last: true, hasNext: false });
  expect(second.content.map(({ id }) => id)).toEqual(['11', '12', '13', '14']);
});

test('a server that tells of pages only: its notices are counted, with one more call', async () => {
  const { api, seen } = await apiAnswering((request) => {
    const page = Math.max(asked(request), 1);
    const items = [...notices, ...notices].slice((page - 1) * 10, page * 10);
    return { body: { items, page, totalPages: 3 } };
  });
  const query = { limit: 10, all: 'true' } as const;
  for (const page of [1, 2, 3])
    expect(await api.listNews({ query: { ...query, page } })).toMatchObject({
      page,
      totalPages: 3,
      totalElements: 28,
      totalCount: 28,
      last: page === 3,
    });
  // Page 0 shows whether the server counts from 0.
  expect(seen.map(asked)).toEqual([1, 0, 3, 2, 3]);
});

test('one page of a server that counts from 0', async () => {
  const { api } = await apiAnswering((request) => ({
    body: { content: asked(request) === 0 ? notices.slice(0, 3) : [], totalPages: 1 },
  }));
  expect((await api.listNews({ query: { page: 1 } })).content).toHaveLength(3);
});
