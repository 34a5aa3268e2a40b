import { menuEndpoints } from '@academy/domain/menus';
import { newsManagementEndpoints as endpoints } from '@academy/domain/news';
import { aNewsForm } from '@academy/domain/testing';
import { day, month } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, news, reservations, studentAllergens } from '../../db/schema';
import { takeBack, writeUndoable, type Written } from '../../testing/calls/take-back';
import { insertStudent } from '../../testing/data/a-student';
import { insertNews } from '../../testing/data/some-news';
import { startTestApp, type TestApp } from '../../testing/test-app';

const date = day('2026-03-05');
const dish = (name: string, ...allergens: number[]) => ({ name, allergens });
const lunch = { date, meal: 'lunch' as const, dishes: [dish('쌀밥'), dish('된장국', 5, 6)] };
const dinner = { date, meal: 'dinner' as const, dishes: [dish('새우볶음밥', 1, 9)] };
const published = new Date('2026-02-28T00:00:00Z');

let server: TestApp;
let token: string;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.studentToken();
  manager = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(news);
  await server.database.db.delete(studentAllergens);
});

const menuOn = (on = '2026-03-05') => server.call('GET', `/api/menus/${on}`, { token });
const save = (allergens: unknown) =>
  server.call('PUT', '/api/students/me/allergens', { token, body: { allergens } });
const aMenu = (values: Partial<typeof news.$inferInsert> = {}) =>
  insertNews(server.database.db, {
    category: 'MENU',
    month: month('2026-03'),
    publishedAt: published,
    menu: [dinner, lunch],
    ...values,
  });

describe('GET /menus/{date}', () => {
  test('lunch before dinner, with what the student must not eat', async () => {
    await aMenu();
    await save([9]);
    expect((await menuOn()).body).toEqual({
      date,
      meals: [lunch, dinner],
      picture: null,
      allergens: [9],
    });
    expect((await menuOn('2026-03-06')).body).toMatchObject({ meals: [] });
  });

  test('a newer 식단표 corrects the meal that it names and leaves the other', async () => {
    await aMenu();
    const corrected = { ...lunch, dishes: [dish('김밥', 1)] };
    await aMenu({ menu: [corrected], publishedAt: new Date('2026-03-01T00:00:00Z') });
    expect((await menuOn()).body).toMatchObject({ meals: [corrected, dinner] });
  });

  test.each<[string, Partial<typeof news.$inferInsert>]>([
    ['a draft', { draft: true }],
    ['hidden', { hiddenAt: published }],
    ['deleted', { deletedAt: published }],
    ['scheduled', { publishedAt: new Date('2026-12-01T00:00:00Z') }],
    ['over', { endAt: new Date('2026-03-01T00:00:00Z') }],
    ['no 식단표', { category: 'INFO' }],
  ])('%s is not seen', async (_, values) => {
    await aMenu(values);
    expect((await menuOn()).body).toMatchObject({ meals: [] });
  });

  test('a day that is none: 400', async () => {
    expect((await menuOn('2026-02-30')).status).toBe(400);
  });
});

describe('a 식단표 with its days', () => {
  const bodyWith = (menu?: unknown) => ({
    ...aNewsForm({ pictures: [] }),
    month: '2026-03',
    ...(menu !== undefined && { menu }),
  });
  const create = (menu: unknown) =>
    server.callEndpoint(endpoints.createNews, {}, { token: manager, body: bodyWith(menu) });
  const made = () => writeUndoable(server, manager, endpoints.createNews, {}, bodyWith([lunch]));
  const edited = ({ id: newsId }: Written, menu?: unknown) =>
    writeUndoable(server, manager, endpoints.editNews, { newsId }, bodyWith(menu));

  test('what a manager saves a student reads; an edit that says nothing of days leaves them', async () => {
    const created = await made();
    expect((await menuOn()).body).toMatchObject({ meals: [lunch] });
    expect(await edited(created)).toMatchObject({ menu: [lunch] });
    expect((await menuOn()).body).toMatchObject({ meals: [lunch] });
  });

  test('an undone edit brings the days back', async () => {
    const change = await edited(await made(), []);
    expect((await menuOn()).body).toMatchObject({ meals: [] });
    await takeBack(server, manager, change);
    expect((await menuOn()).body).toMatchObject({ meals: [lunch] });
  });

  test.each([
    [[lunch, lunch], '3월 5일 (목) 점심이 두 번 있습니다. 한 줄만 남기세요.'],
    [
      [{ ...lunch, date: '2026-07-01' }],
      '7월 1일 (수)은 대상 월(2026년 3월)과 그 앞뒤 달에 없습니다. 대상 월이나 날짜를 고치세요.',
    ],
  ])('%j: says which day is wrong and writes nothing', async (menu, text) => {
    expect(await create(menu)).toMatchObject({ status: 400, body: { errors: { menu: text } } });
    expect(await server.database.db.$count(news)).toBe(0);
  });

  test.each([
    [[{ ...lunch, dishes: [dish('국', 20)] }]],
    [[{ ...lunch, meal: 'breakfast' }]],
    ['밥'],
  ])('%j is no menu: 400', async (menu) => {
    expect((await create(menu)).status).toBe(400);
  });
});

describe('PUT /students/me/allergens', () => {
  const entries = () =>
    server.database.db.select().from(auditLog).where(eq(auditLog.action, 'save-allergens'));

  test('kept in order and once each; the same again is not written down', async () => {
    const before = (await entries()).length;
    expect(await save([9, 1, 9])).toMatchObject({ status: 200, body: { allergens: [1, 9] } });
    await save([1, 9]);
    expect((await server.callEndpoint(menuEndpoints.ownAllergens, {}, { token })).body).toEqual({
      allergens: [1, 9],
    });
    expect((await entries()).slice(before)).toMatchObject([
      { actorKind: 'student', before: { allergens: '' }, after: { allergens: '난류 · 새우' } },
    ]);
  });

  test.each([[[0]], [[20]], [[1.5]], [['새우']], ['1'], [Array.from({ length: 20 }, () => 1)]])(
    '%j: 400, nothing written',
    async (allergens) => {
      expect((await save(allergens)).status).toBe(400);
      expect(await server.database.db.$count(studentAllergens)).toBe(0);
    },
  );

  test('managers read them: in the drawer, and beside their own words where meals are handed out', async () => {
    const { db } = server.database;
    const id = await insertStudent(db, { phone: '01055556666', allergy: '땅콩' });
    await db.insert(studentAllergens).values({
      studentId: id,
      allergens: [8],
      updatedAt: published,
    });
    await db.insert(reservations).values({
      studentId: id,
      date,
      lunch: true,
      dinner: false,
      updatedAt: published,
      updatedByKind: 'student',
    });
    const facts = await server.call('GET', `/api/admin/students/${id}/facts`, { token: manager });
    expect(facts.body).toMatchObject({ ownAllergens: [8], student: { allergy: '땅콩' } });
    const list = await server.call('GET', `/api/admin/same-day/${date}`, { token: manager });
    expect(list.body).toMatchObject({ rows: [{ studentId: id, allergy: '땅콩, 게' }] });
    await db
      .delete(reservations)
      .where(and(eq(reservations.studentId, id), eq(reservations.date, date)));
  });
});
