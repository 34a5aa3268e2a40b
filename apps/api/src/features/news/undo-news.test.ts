import {
  managedNewsPageSchema,
  newsManagementEndpoints,
  newsPageSchema,
  type NewsForm,
} from '@academy/domain/news';
import { newsIdSchema } from '@academy/domain/ids';
import { aNewsForm } from '@academy/domain/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, news, newsPictures, storedPictures } from '../../db/schema';
import { sweepPictures } from '../../shared/pictures/sweep-pictures-db';
import { takeBack, writeUndoable, type Written } from '../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let student: string;
let key: string;
beforeAll(async () => {
  server = await startTestApp();
  key = await server.store.put(new TextEncoder().encode('식단'));
  await server.database.db.insert(storedPictures).values({ key, width: 800, height: 600 });
});
beforeEach(async () => {
  server.clock.set(new Date('2026-03-02T00:00:00Z'), { frozen: true });
  [token, student] = [await server.managerToken(), await server.studentToken()];
  await server.database.db.delete(news);
});
afterAll(() => server.close());

const write = (
  endpoint: keyof typeof newsManagementEndpoints,
  params: object,
  body?: object,
): Promise<Written> =>
  writeUndoable(server, token, newsManagementEndpoints[endpoint], params, body);
const create = (form: Partial<NewsForm> = {}) =>
  write('createNews', {}, aNewsForm({ pictures: [{ key, alt: '식단' }], ...form }));
const undo = (written: Written) => takeBack(server, token, written);
const idOf = (written: Written) => newsIdSchema.parse(written['id']);
const read = async () =>
  newsPageSchema.parse((await server.call('GET', '/api/news', { token: student })).body).content;
const managed = async () => {
  const { body } = await server.callEndpoint(newsManagementEndpoints.managedNews, {}, { token });
  return managedNewsPageSchema.parse(body).content.map(({ version: _version, ...row }) => row);
};

const CHANGES: readonly (readonly [string, (newsId: string) => Promise<Written>])[] = [
  [
    'edited',
    (newsId) =>
      write('editNews', { newsId }, aNewsForm({ title: '다른 식단', pictures: [], pinned: true })),
  ],
  ['hidden', (newsId) => write('unpublishNews', { newsId })],
  ['published later', (newsId) => write('publishNews', { newsId }, { at: '2026-03-09T00:00:00Z' })],
  ['put into the bin', (newsId) => write('deleteNews', { newsId })],
  ['pinned', (newsId) => write('orderNews', {}, { newsIds: [newsId] })],
];
test.each(CHANGES)('a notice that was %s stands as before', async (_name, change) => {
  const id = idOf(await create());
  const [before, seen] = [await managed(), await read()];
  const changed = await change(id);
  expect(await managed()).not.toEqual(before);
  expect(await undo(changed)).toEqual({ restored: 1, kept: [] });
  expect([await managed(), await read()]).toEqual([before, seen]);
});

test('one that was just made goes into the bin, and the students see it no longer', async () => {
  const created = await create();
  await undo(created);
  expect(await read()).toEqual([]);
  expect(await write('restoreNews', { newsId: idOf(created) })).toMatchObject({ state: 'live' });
  expect(
    await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'undo-news'))
      .orderBy(auditLog.id),
  ).toContainEqual(expect.objectContaining({ entity: 'news', subject: '11월 식단표' }));
});

test('what somebody wrote since stays, and is named', async () => {
  const id = idOf(await create());
  const edited = await write('editNews', { newsId: id }, aNewsForm({ title: '가', pictures: [] }));
  await write('editNews', { newsId: id }, aNewsForm({ title: '나', pictures: [] }));
  expect(await undo(edited)).toEqual({
    restored: 0,
    kept: [{ id, label: '나', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect(await read()).toMatchObject([{ title: '나' }]);
});

test('a picture that was taken off outlives the sweep as long as it can be taken back', async () => {
  const { db } = server.database;
  const old = await server.store.put(new TextEncoder().encode('3월의 사진'));
  const createdAt = server.clock.now();
  await db.insert(storedPictures).values({ key: old, width: 8, height: 6, createdAt });
  const id = idOf(await create({ pictures: [{ key: old, alt: '' }] }));
  server.clock.set(new Date('2026-03-20T00:00:00Z'), { frozen: true });
  token = await server.managerToken();
  const edited = await write('editNews', { newsId: id }, aNewsForm({ pictures: [] }));
  await sweepPictures(db, server.store, new Date('2026-03-20T00:05:00Z'));
  expect(await undo(edited)).toMatchObject({ restored: 1, kept: [] });
  expect(await db.$count(newsPictures, eq(newsPictures.newsId, id))).toBe(1);
});

test('a picture that was swept meanwhile does not come back, which is reported', async () => {
  const old = await server.store.put(new TextEncoder().encode('옛 사진'));
  await server.database.db.insert(storedPictures).values({ key: old, width: 8, height: 6 });
  const id = idOf(await create({ pictures: [{ key: old, alt: '' }] }));
  const edited = await write('editNews', { newsId: id }, aNewsForm({ pictures: [] }));
  await server.database.db.delete(newsPictures).where(eq(newsPictures.key, old));
  await server.database.db.delete(storedPictures).where(eq(storedPictures.key, old));
  expect(await undo(edited)).toMatchObject({
    restored: 0,
    kept: [{ id, message: '쓰던 사진이나 파일이 이미 지워져 그대로 두었습니다.' }],
  });
});
