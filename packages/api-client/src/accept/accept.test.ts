import { studentIdSchema } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { afterEach, describe, expect, test } from 'vitest';
import { createApi } from '../create-api';
import { managerLogins, profiles, refreshes, studentLogins } from '../testing/answers/login';
import { monthRead, months } from '../testing/answers/meals';
import { newsItem, newsPages } from '../testing/answers/news';
import { lunchSettings, lunchSettingsRead } from '../testing/answers/settings';
import { answeringServer, type GivenAnswer } from '../testing/answering-server';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function apiAnswering(...answers: GivenAnswer[]) {
  const server = await answeringServer(() => answers.shift() ?? { status: 500 });
  closers.push(server.close);
  return { api: createApi({ baseURL: server.baseURL }), seen: server.seen };
}
const studentId = studentIdSchema.parse('7');
const november = { params: { studentId, year: 2026, month: 11 } };
const change = {
  params: { studentId },
  body: [
    { date: day('2026-11-19'), lunch: true, dinner: false },
    { date: day('2026-11-20'), lunch: true, dinner: true },
  ],
};

/** Asked once before the first save, for the type of the id. */
const whoAmI = { body: { id: 7, name: '김하늘' } };

describe('login', () => {
  test.each(Object.entries(studentLogins))('student login: %s', async (_, answer) => {
    const { api } = await apiAnswering(answer);
    expect(await api.studentLogin({ body: { phoneNumber: '010-1234-5678' } })).toMatchObject({
      success: true,
      student: { id: '7', name: '김하늘' },
      accessToken: 'token-a',
    });
  });
  test.each(Object.entries(managerLogins))('manager login: %s', async (_, answer) => {
    const { api } = await apiAnswering(answer);
    expect(await api.managerLogin({ body: { username: 'manager', password: 'x' } })).toEqual(
      managerLogins.ours.body,
    );
  });
  test.each([
    ['ROLE_ADMIN', 'ADMIN'],
    ['admin', 'ADMIN'],
    ['manager', 'MANAGER'],
    ['READONLY_MANAGER', 'READONLY_MANAGER'],
  ])('role %s is %s', async (role, read) => {
    const { api } = await apiAnswering({ body: { ...managerLogins.ours.body, role } });
    expect(await api.managerLogin({ body: { username: 'manager', password: 'x' } })).toMatchObject({
      role: read,
    });
  });
  test.each(Object.entries(refreshes))('refresh: %s', async (_, answer) => {
    const { api } = await apiAnswering(answer);
    expect(await api.studentRefresh()).toEqual({ success: true, accessToken: 'token-b' });
  });
  test.each(Object.entries(profiles))('students/me: %s', async (_, answer) => {
    const { api } = await apiAnswering(answer);
    expect(await api.studentMe()).toMatchObject({ id: '7', name: '김하늘' });
  });
  test('a login without a token says so', async () => {
    const { api } = await apiAnswering({
      body: { success: true, student: { id: 7, name: '김하늘' } },
    });
    await expect(api.studentLogin({ body: { phoneNumber: '010' } })).rejects.toMatchObject({
      kind: 'malformed',
      code: 'missing-token',
    });
  });
  test('success: false is a refusal with the server’s text', async () => {
    const { api } = await apiAnswering({ body: { success: false, message: '없는 번호예요.' } });
    await expect(api.studentLogin({ body: { phoneNumber: '010' } })).rejects.toMatchObject({
      kind: 'response',
      status: 200,
      code: 'success-false',
      serverMessage: '없는 번호예요.',
    });
  });
  test.each([
    {},
    'ok',
    { success: true, accessToken: 'a' },
    { success: true, accessToken: 'a', id: 1, username: 'm', name: 'm', role: 'STUDENT' },
  ])('a manager’s login of another shape is malformed: %o', async (body) => {
    const { api } = await apiAnswering({ body });
    await expect(
      api.managerLogin({ body: { username: 'm', password: 'x' } }),
    ).rejects.toMatchObject({ kind: 'malformed', status: 200 });
  });
});

describe('meals', () => {
  test.each(Object.entries(months))('a month: %s', async (_, body) => {
    const { api } = await apiAnswering({ body });
    expect(await api.readMonth(november)).toEqual(monthRead);
  });
  test.each([{ body: [] }, { body: { content: [] } }, { status: 204 }])(
    'an empty month: %o',
    async (answer) => {
      const { api } = await apiAnswering(answer);
      expect(await api.readMonth(november)).toEqual([]);
    },
  );
  test.each([
    { error: 'x' },
    [{ date: 'soon', lunch: true }],
    [{ date: '2026-11-20', lunch: 'maybe' }],
  ])('what is no month is malformed: %o', async (body) => {
    const { api } = await apiAnswering({ body });
    await expect(api.readMonth(november)).rejects.toMatchObject({ kind: 'malformed' });
  });
  test('a save in which every meal was refused is a result, not an error', async () => {
    const result = {
      saved: [],
      skipped: [
        {
          date: '2026-11-20',
          meal: 'lunch',
          reason: 'cutoff-passed',
          message: '전날 14:00 이후에는 변경할 수 없어요.',
        },
      ],
      month: [],
    };
    const { api } = await apiAnswering(whoAmI, {
      status: 409,
      body: { ...result, message: '저장하지 않았어요.', code: 'nothing-saved' },
    });
    expect(await api.saveMonth(change)).toEqual(result);
  });
  test('any other 409 stays an error', async () => {
    const { api } = await apiAnswering(whoAmI, {
      status: 409,
      body: { message: '다른 충돌', code: 'conflict', saved: [], skipped: [], month: [] },
    });
    await expect(api.saveMonth(change)).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });
  test.each([
    { status: 200 },
    { status: 204 },
    { body: { success: true } },
    { body: 'OK' },
    { body: change.body },
  ])('a save answered with %o is saved, and the month is left to be read', async (answer) => {
    const { api, seen } = await apiAnswering(whoAmI, answer);
    expect(await api.saveMonth(change)).toEqual({
      saved: change.body.map(({ date, lunch, dinner }) => ({ date, lunch, dinner })),
      skipped: [],
      month: undefined,
    });
    expect(seen.map(({ url }) => url)).toEqual(['/api/students/me', '/api/reservations/7']);
  });
  test('the page of a Wi-Fi in the place of an answer saves nothing', async () => {
    const page = '<!doctype html><html><body>Wi-Fi</body></html>';
    const { api } = await apiAnswering(whoAmI, { body: page });
    await expect(api.saveMonth(change)).rejects.toMatchObject({
      kind: 'malformed',
      code: 'not-the-api',
    });
  });
});

describe('news', () => {
  test('what only our server knows is kept where it is understood', async () => {
    const picture = { url: '/api/files/a.webp', alt: '1주차', width: 800, height: 600 };
    const file = { url: '/api/files/a.pdf?s=b', name: '안내.pdf', bytes: 84_000 };
    const read = async (extras: object) =>
      (
        await (
          await apiAnswering({ body: { content: [{ ...newsItem, ...extras }] } })
        ).api.listNews()
      ).content[0];
    expect(
      await read({
        pictures: [picture, { url: 5 }],
        category: 'MENU',
        month: '2026-11',
        pinned: true,
        files: [file],
      }),
    ).toEqual({
      ...newsItem,
      pictures: [picture],
      category: 'MENU',
      month: '2026-11',
      pinned: true,
      files: [file],
    });
    expect(
      await read({
        pictures: 'many',
        category: 'OTHER',
        month: 'November',
        pinned: 'yes',
        files: [{ name: '안내.pdf' }],
      }),
    ).toEqual(newsItem);
  });

  test.each(Object.entries(newsPages))('%s', async (_, { body, page, totalPages }) => {
    const { api } = await apiAnswering({ body });
    const read = await api.listNews({ query: { page } });
    expect(read).toMatchObject({
      content: [newsItem],
      page,
      totalPages,
      last: page >= totalPages,
      hasNext: page < totalPages,
    });
    expect(read.totalCount).toBe(read.totalElements);
  });
  test.each([
    { body: [] },
    { body: { content: [], page: 1, totalPages: 0 } },
    { body: { list: [], totalCount: 0 } },
  ])('no notices: %o', async (answer) => {
    const { api } = await apiAnswering(answer);
    expect(await api.listNews()).toMatchObject({
      content: [],
      page: 1,
      totalElements: 0,
      last: true,
      hasNext: false,
    });
  });
  test.each(['<html><body>Wi-Fi</body></html>', { error: 'x' }])(
    'what is no list is malformed: %o',
    async (body) => {
      const { api } = await apiAnswering({ body });
      await expect(api.listNews()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
  test('a notice without any id is malformed', async () => {
    const { api } = await apiAnswering({ body: [{ title: 'a', content: '' }] });
    await expect(api.listNews()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('lunch settings', () => {
  test.each(Object.entries(lunchSettings))('%s', async (_, body) => {
    const { api } = await apiAnswering({ body });
    expect(await api.lunchSettings()).toEqual(lunchSettingsRead);
  });
  test('what is missing has its default', async () => {
    const { api } = await apiAnswering({ body: {} });
    expect(await api.lunchSettings()).toMatchObject({
      editCutoffHour: 14,
      lunchPrice: 5000,
      dinnerPrice: 6000,
      enabledDates: [],
      disabledLunchDates: [],
      disabledDinnerDates: [],
      applyStartDate: null,
      applyEndDate: null,
      paymentStartDate: null,
      depositStartDay: null,
      accountNumber: '',
      mondayLunch: false,
    });
  });
  test('a cutoff that this app does not know is the academy’s hour', async () => {
    const weekly = { shape: 'weekly', weekday: 4, hour: 18 };
    const { api } = await apiAnswering({
      body: { lunchCutoff: weekly, dinnerCutoff: { shape: 'by-moon' }, daysOff: ['2026-12-25'] },
    });
    expect(await api.lunchSettings()).toMatchObject({
      lunchCutoff: weekly,
      dinnerCutoff: null,
      daysOff: ['2026-12-25'],
    });
  });
  test('what is no settings object is malformed', async () => {
    const { api } = await apiAnswering({ body: '<html><body>Wi-Fi</body></html>' });
    await expect(api.lunchSettings()).rejects.toMatchObject({ kind: 'malformed' });
  });
  test('a price that is no number is malformed, not a default', async () => {
    const { api } = await apiAnswering({ body: { lunchPrice: 'free' } });
    await expect(api.lunchSettings()).rejects.toMatchObject({ kind: 'malformed' });
  });
});
