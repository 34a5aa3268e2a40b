import {
  newsManagementEndpoints,
  managedNewsPageSchema,
  managedNewsSchema,
  newsPageSchema,
  type ManagedNews,
  type NewsForm,
} from '@academy/domain/news';
import type { StoredPicture } from '@academy/domain/pictures';
import { aNewsForm } from '@academy/domain/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, news, newsPictures, storedPictures } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sweepPictures } from '../../shared/pictures/sweep-pictures-db';
import { sweepNews } from './sweep-news-db';

let server: TestApp;
let token: string;
let student: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-03-02T00:00:00Z'), { frozen: true });
  [token, student] = [await server.managerToken(), await server.studentToken()];
  await server.database.db.delete(news);
});
afterAll(() => server.close());

/** A picture that is kept, as an upload leaves it. */
async function aKeptPicture(words: string): Promise<Pick<StoredPicture, 'key'>> {
  const key = await server.store.put(new TextEncoder().encode(words));
  await server.database.db
    .insert(storedPictures)
    .values({ key, width: 800, height: 600, createdAt: server.clock.now() })
    .onConflictDoNothing();
  return { key };
}

const ask = async (
  endpoint: (typeof newsManagementEndpoints)[keyof typeof newsManagementEndpoints],
  newsId: string,
  body?: unknown,
  headers = {},
) =>
  server.callEndpoint(
    endpoint,
    { newsId },
    { token, headers, ...(body !== undefined && { body }) },
  );
const done = async (...call: Parameters<typeof ask>): Promise<ManagedNews> =>
  managedNewsSchema.parse((await ask(...call)).body);
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
const read = async () =>
  newsPageSchema.parse((await server.call('GET', '/api/news', { token: student })).body).content;
const lastEntry = async () =>
  (await server.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('writing a notice', () => {
  test('with its pictures in one go: the first is the one that old readers know', async () => {
    const [first, second] = [await aKeptPicture('하나'), await aKeptPicture('둘')];
    const created = await create({
      title: '  3월 식단표 ',
      month: '2026-03',
      pictures: [
        { ...first, alt: '1주차' },
        { ...second, alt: '' },
      ],
    });
    expect(created).toMatchObject({
      title: '3월 식단표',
      state: 'live',
      publishedAt: '2026-03-02T00:00:00.000Z',
      authorName: '오매니저',
      version: 1,
      pictures: [{ ...first, alt: '1주차', width: 800 }, second],
    });
    expect(await server.database.db.select({ key: news.imageKey }).from(news)).toEqual([first]);
    expect(await read()).toMatchObject([
      {
        title: '3월 식단표',
        category: 'MENU',
        month: '2026-03',
        pinned: false,
        imageUrl: server.store.url(first.key),
        pictures: [{ url: server.store.url(first.key), alt: '1주차' }, { alt: '' }],
      },
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'create-news',
      actorName: '오매니저',
      subject: '3월 식단표',
      after: { pictures: [`1주차 (${first.key.slice(0, 6)})`, `(${second.key.slice(0, 6)})`] },
    });

    const turned = await done(
      newsManagementEndpoints.editNews,
      created.id,
      aNewsForm({
        pictures: [
          { ...second, alt: '2주차' },
          { ...first, alt: '1주차' },
        ],
        publishAt: created.publishedAt,
      }),
    );
    expect(turned).toMatchObject({
      version: 2,
      pictures: [
        { ...second, alt: '2주차' },
        { ...first, alt: '1주차' },
      ],
    });
    expect((await read())[0]?.imageUrl).toBe(server.store.url(second.key));
    expect(
      await done(newsManagementEndpoints.editNews, created.id, aNewsForm({ pictures: [] })),
    ).toMatchObject({ pictures: [] });
    expect((await read())[0]).toMatchObject({ imageUrl: null, pictures: [] });
  });

  test('a picture that nobody uploaded is refused, and nothing of the notice is written', async () => {
    const answer = await server.callEndpoint(
      newsManagementEndpoints.createNews,
      {},
      { token, body: aNewsForm() },
    );
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'picture-missing',
        message: '올리지 않은 사진이 있습니다. 사진을 다시 올리세요.',
      }),
    ]);
    expect(await titles()).toEqual([]);
  });

  test.each<[Partial<NewsForm>, object]>([
    [{ title: '  ' }, { title: '제목을 입력하세요.' }],
    [{ month: null }, { month: '식단표는 대상 월을 선택하세요.' }],
    [
      { publishAt: '2026-03-03T00:00:00Z', endAt: '2026-03-03T00:00:00Z' },
      { endAt: '종료 시각은 게시 시각보다 늦어야 합니다.' },
    ],
  ])('%j: 400', async (form, errors) => {
    const answer = await server.callEndpoint(
      newsManagementEndpoints.createNews,
      {},
      { token, body: aNewsForm({ pictures: [], ...form }) },
    );
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ errors })]);
  });

  test('two managers edit at once: the second is told what is there now', async () => {
    const { id, version } = await create();
    const first = await done(
      newsManagementEndpoints.editNews,
      id,
      aNewsForm({ title: '먼저', pictures: [] }),
      { 'if-match': `"${version}"` },
    );
    const clash = await ask(
      newsManagementEndpoints.editNews,
      id,
      aNewsForm({ title: '나중', pictures: [] }),
      { 'if-match': `"${version}"` },
    );
    expect([clash.status, clash.body]).toEqual([
      412,
      expect.objectContaining({
        code: 'settings-stale',
        current: expect.objectContaining({ title: '먼저', version: first.version }),
      }),
    ]);
    expect(clash.headers.get('etag')).toBe(`"${first.version}"`);
    expect((await done(newsManagementEndpoints.oneNews, id)).title).toBe('먼저');
    expect(
      await done(
        newsManagementEndpoints.editNews,
        id,
        aNewsForm({ title: '그래도', pictures: [] }),
      ),
    ).toMatchObject({ title: '그래도' });
  });
});

describe('what students see', () => {
  test('from the moment it begins until the moment it ends, and never a draft', async () => {
    const { id } = await create({ draft: true, month: null });
    expect(await read()).toEqual([]);
    const refused = await ask(newsManagementEndpoints.publishNews, id, { at: null });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ errors: { month: '식단표는 대상 월을 선택하세요.' } }),
    ]);
    await done(
      newsManagementEndpoints.editNews,
      id,
      aNewsForm({ draft: true, pictures: [], endAt: '2026-03-05T00:00:00Z' }),
    );
    expect(
      await done(newsManagementEndpoints.publishNews, id, { at: '2026-03-04T00:00:00Z' }),
    ).toMatchObject({ state: 'scheduled', draft: false });
    const at = async (instant: string) => {
      server.clock.set(new Date(instant), { frozen: true });
      [token, student] = [await server.managerToken(), await server.studentToken()];
      return [(await read()).length, (await page()).content[0]?.state];
    };
    expect([
      await at('2026-03-03T23:59:59.999Z'),
      await at('2026-03-04T00:00:00Z'),
      await at('2026-03-04T23:59:59.999Z'),
      await at('2026-03-05T00:00:00Z'),
    ]).toEqual([
      [0, 'scheduled'],
      [1, 'live'],
      [1, 'live'],
      [0, 'ended'],
    ]);
    expect(await done(newsManagementEndpoints.publishNews, id, { at: null })).toMatchObject({
      state: 'live',
      publishedAt: '2026-03-05T00:00:00.000Z',
      endAt: null,
    });
  });

  test('taken off, put back, deleted, restored', async () => {
    const { id } = await create();
    expect(await done(newsManagementEndpoints.unpublishNews, id)).toMatchObject({
      state: 'hidden',
    });
    expect(await read()).toEqual([]);
    expect(
      await done(newsManagementEndpoints.publishNews, id, { at: '2026-03-01T00:00:00Z' }),
    ).toMatchObject({ state: 'live', hiddenAt: null, publishedAt: '2026-03-01T00:00:00.000Z' });
    expect(await done(newsManagementEndpoints.deleteNews, id)).toMatchObject({ state: 'deleted' });
    expect([await read(), await titles(), await titles('?state=deleted')]).toEqual([
      [],
      [],
      ['11월 식단표'],
    ]);
    for (const [endpoint, body] of [
      [newsManagementEndpoints.editNews, aNewsForm({ pictures: [] })],
      [newsManagementEndpoints.publishNews, { at: null }],
      [newsManagementEndpoints.unpublishNews, undefined],
      [newsManagementEndpoints.deleteNews, undefined],
      [newsManagementEndpoints.orderNews, { newsIds: [id] }],
    ] as const) {
      expect((await ask(endpoint, id, body)).body).toMatchObject({ code: 'news-deleted' });
    }
    expect(await done(newsManagementEndpoints.restoreNews, id)).toMatchObject({ state: 'live' });
    expect(await lastEntry()).toMatchObject({
      action: 'restore-news',
      before: { deletedAt: '2026-03-02T00:00:00.000Z' },
      after: { deletedAt: null },
    });
    expect(await read()).toHaveLength(1);
  });

  test('pinned ones first, then the menu of this month, then the newest', async () => {
    for (const [title, form] of [
      ['옛 안내', { category: 'INFO', month: null, publishAt: '2026-02-01T00:00:00Z' }],
      ['3월 식단', { month: '2026-03', publishAt: '2026-02-10T00:00:00Z' }],
      ['4월 식단', { month: '2026-04' }],
      [
        '고정',
        { category: 'URGENT', month: null, pinned: true, publishAt: '2026-02-01T00:00:00Z' },
      ],
    ] as const) {
      await create({ title, ...form });
    }
    const order = async () => (await read()).map(({ title }) => title);
    expect(await order()).toEqual(['고정', '3월 식단', '4월 식단', '옛 안내']);
    const [pinned, , , old] = (await page()).content;
    const ordered = await server.callEndpoint(
      newsManagementEndpoints.orderNews,
      {},
      { token, body: { newsIds: [old?.id, pinned?.id] } },
    );
    expect(ordered.body).toMatchObject({
      content: [
        { title: '옛 안내', pinned: true, version: 2 },
        { title: '고정', version: 1 },
      ],
    });
    expect(await order()).toEqual(['옛 안내', '고정', '3월 식단', '4월 식단']);
    expect(await lastEntry()).toMatchObject({
      before: { pinned: ['고정'] },
      after: { pinned: ['옛 안내', '고정'] },
    });
    await create({ title: '또 고정', pinned: true });
    expect(await order()).toEqual(['옛 안내', '고정', '또 고정', '3월 식단', '4월 식단']);
    await server.callEndpoint(
      newsManagementEndpoints.orderNews,
      {},
      { token, body: { newsIds: [] } },
    );
    expect((await page()).content.every((item) => !item.pinned)).toBe(true);
  });
});

test('every write tells the screens of the others', async () => {
  const heard: string[] = [];
  const stop = await server.database.listen(
    'academy',
    (payload) => heard.push(payload),
    () => undefined,
  );
  const { id } = await create();
  await done(newsManagementEndpoints.unpublishNews, id);
  await expect.poll(() => heard).toEqual(['{"topic":"news"}', '{"topic":"news"}']);
  await stop();
});

test('the bin keeps 30 days, a picture without a notice a week', async () => {
  const { db } = server.database;
  const [used, unused] = [await aKeptPicture('쓰는 사진'), await aKeptPicture('안 쓰는 사진')];
  const binned = await create({ pictures: [{ ...used, alt: '' }] });
  await done(newsManagementEndpoints.deleteNews, binned.id);
  const sweepAfter = async (days: number) => {
    const at = new Date(server.clock.now().getTime() + days * 86_400_000);
    await sweepNews(db, at);
    await sweepPictures(db, server.store, at);
  };
  const kept = async () =>
    Promise.all(
      [used, unused].map(
        async ({ key }) =>
          (await server.store.get(key)) !== null &&
          (await db.$count(storedPictures, eq(storedPictures.key, key))) === 1,
      ),
    );
  await sweepAfter(7);
  expect(await kept()).toEqual([true, true]);
  await sweepAfter(7.01);
  expect(await kept()).toEqual([true, false]);
  await sweepAfter(30);
  expect((await done(newsManagementEndpoints.oneNews, binned.id)).state).toBe('deleted');
  await sweepAfter(30.01);
  expect((await ask(newsManagementEndpoints.oneNews, binned.id)).status).toBe(404);
  expect([await kept(), await db.$count(newsPictures, sql`true`)]).toEqual([[false, false], 0]);
});
