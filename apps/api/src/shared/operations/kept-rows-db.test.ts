import type { ManagerId, NewsId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Tx } from '../../db/database';
import { holidays, news, newsPictures, storedPictures } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { insertScenario } from '../../testing/academies/scenario';
import { openTestDatabase } from '../../testing/database/test-database';
import { keptRows, type KeptRows } from './kept-rows-db';
import type { OperationEntry } from './operations-db';
import { madeRows, restoringRows, watchRows } from './restoring-rows-db';

const AT = new Date('2026-03-02T00:00:00.123Z');
const LATER = new Date('2026-03-02T01:00:00.456Z');
const days = keptRows(holidays);
const notices = keptRows(news, { parts: { pictures: [newsPictures, newsPictures.newsId] } });
const titles = keptRows(news, { only: ['title'], name: 'titles' });
const shown = keptRows(news, { counts: ({ deletedAt }) => deletedAt === null, name: 'shown' });

let database: Database;
let by: ManagerId;
let id: NewsId;
beforeAll(async () => {
  database = await openTestDatabase();
  [by = by] = (await insertScenario(database.db, AT)).managers;
  await database.db
    .insert(storedPictures)
    .values(['a', 'b'].map((key) => ({ key, width: 1, height: 1, createdAt: AT, createdBy: by })));
});
afterAll(() => database.close());
beforeEach(async () => {
  const [row] = await database.db
    .insert(news)
    .values({ title: '처음', publishedAt: AT, updatedAt: AT, createdAt: AT, createdBy: by })
    .returning({ id: news.id });
  id = row?.id ?? id;
  await database.db.insert(newsPictures).values({ newsId: id, position: 1, key: 'a', alt: '가' });
});

const inside = <Result>(work: (tx: Tx) => Promise<Result>) => database.db.transaction(work);
/** What a write did to a row, as the database would keep it. */
const written = async <Row>(
  kept: KeptRows<Row>,
  key: string,
  write: (tx: Tx) => Promise<unknown>,
): Promise<OperationEntry[]> => {
  const entries = await inside(async (tx) => {
    const done = await watchRows(tx, kept, [key]);
    await write(tx);
    return done();
  });
  return JSON.parse(JSON.stringify(entries));
};
const restore = <Row>(
  kept: KeptRows<Row>,
  entries: readonly OperationEntry[],
  gone?: (row: Row) => Partial<Row>,
) =>
  inside((tx) =>
    restoringRows(
      kept,
      { actor: { managerId: by }, now: LATER },
      {
        label: () => '이름',
        ...(gone && { gone }),
      },
    )(tx, entries),
  );
const read = async () => (await database.db.select().from(news).where(eq(news.id, id)))[0];
const pictures = () =>
  database.db
    .select()
    .from(newsPictures)
    .where(eq(newsPictures.newsId, id))
    .orderBy(asc(newsPictures.position));
const retitle = (title: string) => (tx: Tx) =>
  tx.update(news).set({ title, hiddenAt: AT }).where(eq(news.id, id));
const CHANGED = '그 뒤에 다시 바뀌어 그대로 두었습니다.';

describe('a row with its parts', () => {
  test('comes back as it was, in a new version', async () => {
    const before = await read();
    const entries = await written(notices, id, async (tx) => {
      await retitle('나중')(tx);
      await tx.delete(newsPictures).where(eq(newsPictures.newsId, id));
      await tx.insert(newsPictures).values([
        { newsId: id, position: 1, key: 'b', alt: '나' },
        { newsId: id, position: 2, key: 'a', alt: '가' },
      ]);
    });
    expect(await restore(notices, entries)).toEqual({ restored: 1, kept: [] });
    expect(await read()).toEqual({ ...before, version: 2, updatedAt: LATER });
    expect(await pictures()).toEqual([{ newsId: id, position: 1, key: 'a', alt: '가' }]);
  });

  test('that was changed since, or whose parts were, stays and is named', async () => {
    const retitled = await written(notices, id, retitle('나중'));
    const kept = [{ id, label: '이름', message: CHANGED }];
    await database.db.update(newsPictures).set({ alt: '다' }).where(eq(newsPictures.newsId, id));
    expect(await restore(notices, retitled)).toEqual({ restored: 0, kept });
    expect(await restore(titles, retitled).catch((error: unknown) => error)).toBeInstanceOf(
      Refusal,
    );
  });

  test('that was deleted comes back under its number, with its parts', async () => {
    const before = await read();
    const entries = await written(notices, id, (tx) => tx.delete(news).where(eq(news.id, id)));
    expect(await restore(notices, entries)).toEqual({ restored: 1, kept: [] });
    expect(await read()).toEqual({ ...before, version: 2, updatedAt: LATER });
    expect(await pictures()).toHaveLength(1);
  });

  test('that was made goes again, or becomes what the feature says', async () => {
    const made = await inside((tx) => madeRows(tx, notices, [id]));
    expect(await restore(notices, made, () => ({ deletedAt: LATER }))).toMatchObject({
      restored: 1,
    });
    expect(await read()).toMatchObject({ title: '처음', deletedAt: LATER });
    expect(await restore(notices, made)).toMatchObject({
      restored: 0,
      kept: [{ message: CHANGED }],
    });
    await database.db.update(news).set({ deletedAt: null }).where(eq(news.id, id));
    expect(await restore(notices, made)).toMatchObject({ restored: 1 });
    expect(await read()).toBeUndefined();
  });
});

test('of chosen columns alone the others may change', async () => {
  const entries = await written(titles, id, retitle('나중'));
  await database.db.update(news).set({ content: '글' }).where(eq(news.id, id));
  expect(await restore(titles, entries)).toMatchObject({ restored: 1 });
  expect(await read()).toMatchObject({ title: '처음', content: '글', hiddenAt: AT });
});

test('what does not count is as good as gone', async () => {
  const entries = await written(shown, id, (tx) =>
    tx.update(news).set({ deletedAt: AT }).where(eq(news.id, id)),
  );
  expect(entries).toMatchObject([{ before: { title: '처음' }, after: null }]);
  expect(await restore(shown, entries)).toMatchObject({ restored: 1 });
  expect(await read()).toMatchObject({ deletedAt: null });
});

test('a key of two columns, whose last has blanks', async () => {
  const holiday = { date: day('2026-05-06'), name: '개원 기념일 오후', source: 'academy' as const };
  const entries = await written(days, '2026-05-06 개원 기념일 오후', (tx) =>
    tx.insert(holidays).values(holiday),
  );
  const there = () => database.db.select().from(holidays).where(eq(holidays.name, holiday.name));
  expect(await there()).toEqual([holiday]);
  expect(await restore(days, entries)).toEqual({ restored: 1, kept: [] });
  expect(await there()).toEqual([]);
  const removed = entries.map(({ before, after, ...one }) => ({
    ...one,
    before: after,
    after: before,
  }));
  expect(await restore(days, removed)).toEqual({ restored: 1, kept: [] });
  expect(await there()).toEqual([holiday]);
});

test('a write that changed nothing has nothing to take back', async () => {
  expect(
    await written(notices, id, (tx) =>
      retitle('처음')(tx).then(() =>
        tx.update(news).set({ hiddenAt: null, version: 9 }).where(eq(news.id, id)),
      ),
    ),
  ).toEqual([]);
});

test('what another release kept is too late', async () => {
  const old = [
    {
      entity: 'holidays',
      id: '2026-05-06 휴무',
      before: null,
      after: { date: '2026-05-06', name: '휴무' },
    },
  ];
  await expect(restore(days, old)).rejects.toMatchObject({ code: 'undo-too-late' });
});
