import {
  newsManagementEndpoints,
  managedNewsPageSchema,
  managedNewsSchema,
  type ManagedNews,
  type NewsForm,
} from '@academy/domain/news';
import { aNewsForm } from '@academy/domain/testing';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { news } from '../../db/schema';
import { insertNews } from '../../testing/data/some-news';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-03-02T00:00:00Z'), { frozen: true });
  token = await server.managerToken();
  await server.database.db.delete(news);
});
afterAll(() => server.close());

const create = async (form: Partial<NewsForm> = {}) =>
  managedNewsSchema.parse(
    (
      await server.callEndpoint(
        newsManagementEndpoints.createNews,
        {},
        { token, body: aNewsForm({ pictures: [], ...form }) },
      )
    ).body,
  );
const page = async (query = '') =>
  managedNewsPageSchema.parse(
    (await server.call('GET', `/api${newsManagementEndpoints.managedNews.path}${query}`, { token }))
      .body,
  );
const titles = async (query = '') => (await page(query)).content.map(({ title }) => title);

test('GET /admin/news/files/{format}: the whole filter, as the list shows it', async () => {
  await create({ title: '3월 식단표', category: 'MENU', month: '2026-03' });
  await create({ title: '=휴무 안내', category: 'INFO', month: null, content: '내용' });
  const file = async (path: string) =>
    fetch(`${server.url}/api/admin/news/files/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const answer = await file('xlsx?category=INFO');
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
    '식단 공지 2026-03-02.xlsx',
  );
  const [sheet] = await readXlsx(Buffer.from(await answer.arrayBuffer()));
  expect(sheet?.data).toEqual([
    [
      '제목',
      '구분',
      '대상 월',
      '상태',
      '게시일시',
      '게시 종료',
      '사진 수',
      '첨부 파일 수',
      '작성자',
      '내용',
    ],
    ['=휴무 안내', '안내', null, '게시 중', expect.any(Date), null, 0, 0, '오매니저', '내용'],
  ]);
  expect(
    (await (await file('csv')).text())
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(["'=휴무 안내", '3월 식단표', '']);
});

test('the list by 구분, 상태, 월 and 검색, with a count for each state', async () => {
  const { db } = server.database;
  const at = new Date('2026-02-01T00:00:00Z');
  await insertNews(db, {
    title: '3월 식단표',
    category: 'MENU',
    month: '2026-03' as ManagedNews['month'] & string,
    publishedAt: at,
    content: '제육볶음',
  });
  await insertNews(db, {
    title: '젓가락 안내',
    publishedAt: new Date('2026-02-02T00:00:00Z'),
    hiddenAt: at,
  });
  await insertNews(db, {
    title: '급한 소식',
    category: 'URGENT',
    publishedAt: new Date('2026-02-03T00:00:00Z'),
    draft: true,
  });
  await insertNews(db, {
    title: '버린 공지',
    publishedAt: new Date('2026-02-04T00:00:00Z'),
    deletedAt: at,
  });
  expect(await page()).toMatchObject({
    totalElements: 3,
    counts: { draft: 1, scheduled: 0, live: 1, ended: 0, hidden: 1, deleted: 1 },
  });
  const found = await Promise.all(
    [
      '',
      '?q=ㅅㄷㅍ',
      '?q=wpdbr',
      '?q=제육',
      '?category=URGENT',
      '?state=hidden',
      '?state=deleted',
      '?month=2026-03',
      '?q=없음',
      '?size=1&page=1',
    ].map(titles),
  );
  expect(found).toEqual([
    ['급한 소식', '젓가락 안내', '3월 식단표'],
    ['3월 식단표'],
    [],
    ['3월 식단표'],
    ['급한 소식'],
    ['젓가락 안내'],
    ['버린 공지'],
    ['3월 식단표'],
    [],
    ['젓가락 안내'],
  ]);
  expect(await page('?category=INFO')).toMatchObject({
    totalElements: 1,
    counts: { live: 0, hidden: 1, deleted: 1 },
  });
});
