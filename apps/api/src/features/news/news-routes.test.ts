import { newsEndpoints, newsPageSchema } from '@academy/domain/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.studentToken();
});
afterAll(() => server.close());

const list = async (query = '') =>
  newsPageSchema.parse((await server.call('GET', `/api/news${query}`, { token })).body);

test('GET /news: what is published, newest first; what is scheduled stays hidden', async () => {
  const imageKey = await server.store.put(new Uint8Array([1, 2, 3]));
  await server.database.db.insert(news).values({
    title: '특식 안내',
    content: '금요일',
    imageKey,
    publishedAt: new Date('2026-03-01T00:00:00Z'),
  });
  const plain = {
    category: 'INFO',
    month: null,
    pinned: false,
    pictures: [],
    files: [],
    asksRead: false,
    readAt: null,
  };
  const page = await server.api(token).listNews({ query: { all: 'true' } });
  expect(page).toEqual({
    content: [
      {
        id: expect.any(String),
        title: '특식 안내',
        content: '금요일',
        imageUrl: `/api/files/${imageKey}`,
        publishedAt: '2026-03-01T00:00:00.000Z',
        ...plain,
      },
      {
        id: expect.any(String),
        title: '이번 달 식단',
        content: '월요일 제육볶음, 화요일 비빔밥',
        imageUrl: null,
        publishedAt: '2026-02-28T00:00:00.000Z',
        ...plain,
      },
    ],
    page: 1,
    totalPages: 1,
    totalElements: 2,
    totalCount: 2,
    counted: true,
    last: true,
    hasNext: false,
    toConfirm: [],
  });
  server.clock.set(new Date('2026-03-04T00:00:00Z'), { frozen: true });
  expect(
    (await server.call('GET', '/api/news', { token: await server.studentToken() })).body,
  ).toMatchObject({ content: [{ title: '다음 달 식단 (예약)' }, {}, {}] });
  server.clock.set(new Date('2026-03-02T00:00:00Z'), { frozen: true });
});

test('pages of 10 that count from 1; 0 is read as 1, past the end is empty', async () => {
  await server.database.db.delete(news);
  await server.database.db.insert(news).values(
    Array.from({ length: 23 }, (_, n) => ({
      title: `공지 ${n + 1}`,
      publishedAt: new Date(Date.UTC(2026, 1, 1, n)),
    })),
  );
  const titles = async (query: string) => (await list(query)).content.map(({ title }) => title);
  expect(await titles('')).toEqual(Array.from({ length: 10 }, (_, n) => `공지 ${23 - n}`));
  expect(await titles('?page=0')).toEqual(await titles('?page=1'));
  expect(await titles('?page=3')).toEqual(['공지 3', '공지 2', '공지 1']);
  expect(await list('?page=3')).toMatchObject({
    totalPages: 3,
    totalElements: 23,
    last: true,
    hasNext: false,
    toConfirm: [],
  });
  expect(await list('?page=2')).toMatchObject({ last: false, hasNext: true });
  expect(await list('?page=4')).toMatchObject({ content: [], last: true });
  expect(await titles('?limit=2&page=2')).toEqual(['공지 21', '공지 20']);
});

test('no news at all', async () => {
  await server.database.db.delete(news);
  expect(await list()).toEqual({
    first: null,
    content: [],
    page: 1,
    totalPages: 0,
    totalElements: 0,
    totalCount: 0,
    last: true,
    hasNext: false,
    toConfirm: [],
  });
});

test.each(['?page=-1', '?limit=0', '?limit=101', '?all=perhaps', '?page=1&page=2', '?page=x'])(
  '%s: 400',
  async (query) => {
    expect(
      (await server.call('GET', `/api${newsEndpoints.listNews.path}${query}`, { token })).status,
    ).toBe(400);
  },
);
