import { guardianEndpoints, guardianLinkEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import {
  managedNewsSchema,
  newsEndpoints,
  newsManagementEndpoints,
  newsPageSchema,
  newsReadsSchema,
  type ManagedNews,
  type NewsForm,
} from '@academy/domain/news';
import { studentEndpoints } from '@academy/domain/students';
import { aNewsForm } from '@academy/domain/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, messages, news, newsReads, storedPictures, students } from '../../../db/schema';
import { agreeToNotices, saveNotices } from '../../../testing/calls/save-notices';
import { signIn } from '../../../testing/calls/sign-in';
import { takeBack, writtenSchema } from '../../../testing/calls/take-back';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const MOTHER = '01077778888';

let server: TestApp;
let token: string;
let made = 0;
let senior: StudentId;
let junior: StudentId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  server.clock.set(new Date('2026-03-02T14:00:00+09:00'), { frozen: true });
  for (const table of [messages, news]) await db.delete(table);
  await db.update(students).set({ status: 'LEFT' });
  const insert = (overrides: Parameters<typeof insertStudent>[1]) => {
    made += 1;
    return insertStudent(db, { phone: `0103333${String(made).padStart(4, '0')}`, ...overrides });
  };
  senior = await insert({ name: '가온', grade: '고3', className: '의대반' });
  junior = await insert({ name: '나리', grade: '고2', guardians: [{ phone: MOTHER }] });
  await insert({ name: '다솜', grade: '고3', status: 'ON_LEAVE' });
  token = await server.managerToken('admin');
});

const create = async (form: Partial<NewsForm> = {}) => {
  const body = aNewsForm({
    title: '설명회',
    category: 'INFO',
    month: null,
    pictures: [],
    asksRead: true,
    ...form,
  });
  const answer = await server.callEndpoint(newsManagementEndpoints.createNews, {}, { token, body });
  expect(answer.status, answer.text).toBe(200);
  return managedNewsSchema.parse(answer.body);
};
const of = ({ id: newsId }: Pick<ManagedNews, 'id'>) => ({ newsId });
const seen = async (id: StudentId) =>
  newsPageSchema.parse(
    (await server.call('GET', '/api/news', { token: await signIn(server, id) })).body,
  );
const titles = async (id: StudentId) => (await seen(id)).content.map(({ title }) => title);
const confirm = async (id: StudentId, notice: Pick<ManagedNews, 'id'>) =>
  server.callEndpoint(newsEndpoints.confirmNews, of(notice), { token: await signIn(server, id) });
const manage = (
  endpoint: (typeof newsManagementEndpoints)[keyof typeof newsManagementEndpoints],
  params: object,
  body?: unknown,
) => server.callEndpoint(endpoint, { ...params }, { token, ...(body !== undefined && { body }) });
const readers = async (notice: Pick<ManagedNews, 'id'>) => {
  const { body } = await manage(newsManagementEndpoints.newsReads, of(notice));
  return newsReadsSchema
    .parse(body)
    .students.map(({ name, readAt }) => [name, readAt?.slice(0, 10) ?? null]);
};
const counts = async () => {
  const { body } = await manage(newsManagementEndpoints.managedNews, {});
  return newsManagementEndpoints.managedNews.response
    .parse(body)
    .content.map(({ title, reads }) => [title, reads]);
};

describe('read marks', () => {
  test('the first time counts, and managers see who confirmed and who has not', async () => {
    const notice = await create();
    await create({ title: '그냥 안내', asksRead: false });
    expect((await seen(senior)).content).toMatchObject([
      { title: '그냥 안내', asksRead: false },
      { title: '설명회', asksRead: true, readAt: null },
    ]);
    expect((await confirm(senior, notice)).body).toEqual({ readAt: '2026-03-02T05:00:00.000Z' });
    server.clock.set(new Date('2026-03-03T14:00:00+09:00'), { frozen: true });
    expect((await confirm(senior, notice)).body).toEqual({ readAt: '2026-03-02T05:00:00.000Z' });
    expect((await seen(senior)).content[1]).toMatchObject({ readAt: '2026-03-02T05:00:00.000Z' });
    token = await server.managerToken('admin');
    // Neither who left nor who is on leave counts.
    expect(await counts()).toEqual([
      ['그냥 안내', null],
      ['설명회', { read: 1, of: 2 }],
    ]);
    expect(await readers(notice)).toEqual([
      ['가온', '2026-03-02'],
      ['나리', null],
    ]);
    await server.database.db
      .update(students)
      .set({ status: 'LEFT' })
      .where(eq(students.id, senior));
    expect(await readers(notice)).toEqual([['나리', null]]);
    const noted = await server.database.db
      .select({ action: auditLog.action, subject: auditLog.subject, actor: auditLog.actorName })
      .from(auditLog)
      .where(eq(auditLog.action, 'confirm-news'));
    expect(noted).toEqual([{ action: 'confirm-news', subject: '설명회', actor: '가온' }]);
  });

  test('of several taps at once one is kept', async () => {
    const notice = await create();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(junior, notice)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await server.database.db.$count(newsReads)).toBe(1);
  });

  test('what is hidden, over or not there yet cannot be confirmed', async () => {
    const notice = await create();
    await manage(newsManagementEndpoints.unpublishNews, of(notice));
    const later = await create({ publishAt: '2026-03-05T00:00:00Z' });
    expect([await confirm(senior, notice), await confirm(senior, later)]).toMatchObject([
      { status: 404 },
      { status: 404 },
    ]);
  });

  test('taking a change back keeps the marks', async () => {
    const notice = await create();
    await confirm(senior, notice);
    const { body } = await manage(newsManagementEndpoints.unpublishNews, of(notice));
    await takeBack(server, token, writtenSchema.parse(body));
    expect(await counts()).toEqual([['설명회', { read: 1, of: 2 }]]);
  });

  test('a page of notices is counted by one query', async () => {
    for (let index = 0; index < 5; index += 1) await create({ title: `공지 ${index}` });
    const asked: string[] = [];
    const { db } = server.database;
    const { countReads } = await import('./reads-db');
    const ids = (await db.select({ id: news.id }).from(news)).map(({ id }) => id);
    const counting = new Proxy(db, {
      get(target, name, self) {
        if (typeof name === 'string' && ['select', 'execute'].includes(name)) asked.push(name);
        return Reflect.get(target, name, self);
      },
    });
    expect((await countReads(counting, ids)).size).toBe(5);
    expect(asked).toEqual(['select']);
  });

  test('erasing a student takes the marks and the place in a list', async () => {
    const notice = await create({ targetStudents: [senior, junior] });
    await confirm(senior, notice);
    const erased = await server.callEndpoint(
      studentEndpoints.eraseStudent,
      { studentId: senior },
      { token, body: { typed: '가온' } },
    );
    expect(erased.status, erased.text).toBeLessThan(300);
    expect(await server.database.db.$count(newsReads)).toBe(0);
    const [row] = await server.database.db.select().from(news);
    expect(row?.targetStudents).toEqual([junior]);
  });
});

describe('on the first screen', () => {
  test('one after the other until each is confirmed, on every device', async () => {
    const older = await create({ title: '먼저', showFirst: true, asksRead: false });
    expect(older).toMatchObject({ asksRead: true, showFirst: true });
    server.clock.set(new Date('2026-03-02T14:10:00+09:00'), { frozen: true });
    const newer = await create({ title: '나중', showFirst: true });
    await create({ title: '그냥' });
    expect((await seen(senior)).first).toMatchObject({ title: '나중', readAt: null });
    await confirm(senior, newer);
    expect((await seen(senior)).first).toMatchObject({ title: '먼저' });
    await confirm(senior, older);
    expect((await seen(senior)).first).toBeNull();
    expect((await seen(junior)).first).toMatchObject({ title: '나중' });
  });
});

test('what waits for a 확인 is known beyond the first page, with its place in the list', async () => {
  const waiting = await create({ title: '먼저' });
  server.clock.set(new Date('2026-03-02T14:10:00+09:00'), { frozen: true });
  for (let later = 0; later < 11; later += 1)
    await create({ title: `안내 ${later}`, asksRead: false });
  const page = await seen(senior);
  expect(page.content.map(({ id }) => id)).not.toContain(waiting.id);
  expect(page.toConfirm).toEqual([{ id: waiting.id, place: 11 }]);
  await confirm(senior, waiting);
  expect((await seen(senior)).toConfirm).toEqual([]);
});

describe('a notice for some', () => {
  test.each<[Partial<NewsForm>, string[]]>([
    [{}, ['가온', '나리']],
    [{ targetGrades: ['고3', 'N수'] }, ['가온']],
    [{ targetClasses: ['의대반'] }, ['가온']],
    [{ targetGrades: ['고2'], targetClasses: ['의대반'] }, []],
  ])('%j is seen and counted by %j', async (targets, names) => {
    const notice = await create({ ...targets, showFirst: true, pinned: true });
    const seeing = [];
    for (const [name, id] of [
      ['가온', senior],
      ['나리', junior],
    ] as const) {
      const { content, first } = await seen(id);
      expect(first === null).toBe(content.length === 0);
      if (content.length > 0) seeing.push(name);
      expect((await confirm(id, notice)).status).toBe(content.length > 0 ? 200 : 404);
    }
    expect(seeing).toEqual(names);
    expect(await counts()).toEqual([['설명회', { read: names.length, of: names.length }]]);
  });

  test('by a list: others neither see it nor its picture, also by its name', async () => {
    const key = await server.store.put(new TextEncoder().encode('그림'));
    await server.database.db
      .insert(storedPictures)
      .values({ key, width: 8, height: 6, createdAt: server.clock.now() });
    const status = async (url: string) => (await server.call('GET', url)).status;
    expect(await status(`/api/files/${key}`)).toBe(200);
    const notice = await create({ targetStudents: [senior], pictures: [{ key, alt: '' }] });
    expect([await titles(senior), await titles(junior)]).toEqual([['설명회'], []]);
    const [item] = (await seen(senior)).content;
    expect(item?.imageUrl).toBe(notice.pictures[0]?.url);
    expect(await status(item?.imageUrl ?? '')).toBe(200);
    expect(await status(`/api/files/${key}`)).toBe(404);
    expect(await status(`/api/files/${key}?s=${'A'.repeat(22)}`)).toBe(404);
    // The same picture in a notice for all is public.
    await create({ title: '모두', pictures: [{ key, alt: '' }] });
    expect(await status(`/api/files/${key}`)).toBe(200);
  });

  test('guardians follow their student: on their page, and in what they are sent', async () => {
    await saveNotices(server, token);
    await agreeToNotices(server, token, [junior]);
    const links = await server.callEndpoint(
      guardianLinkEndpoints.createGuardianLinks,
      {},
      { token, body: { studentIds: [junior] } },
    );
    const [link] = guardianLinkEndpoints.createGuardianLinks.response.parse(links.body).content;
    const [linkId, signature] = new URL(link?.url ?? '').hash.slice(1).split('/');
    const own = { tellGuardians: true };
    await create({ ...own, title: '고3만', targetGrades: ['고3'] });
    await create({ ...own, title: '고2만', targetGrades: ['고2'] });
    const sent = await server.database.db.select().from(messages).orderBy(asc(messages.id));
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('고2만')]);
    const view = await server.callEndpoint(guardianEndpoints.guardianView, { linkId, signature });
    expect(view.status === 403 || view.text.includes('고2만')).toBe(true);
    expect(view.text).not.toContain('고3만');
  });

  test('a 식단표 is for all students', async () => {
    const body = aNewsForm({ pictures: [], targetGrades: ['고3'] });
    expect((await manage(newsManagementEndpoints.createNews, {}, body)).body).toMatchObject({
      errors: {
        category: '식단표는 모든 학생에게 보입니다. 대상을 정하려면 안내나 긴급을 선택하세요.',
      },
    });
    const notice = await create({ targetGrades: ['고3'] });
    const menu = aNewsForm({ pictures: [] });
    const changed = await manage(newsManagementEndpoints.editNews, of(notice), menu);
    expect(managedNewsSchema.parse(changed.body).targetGrades).toBeNull();
  });
});

describe('a reminder', () => {
  const remind = (notice: Pick<ManagedNews, 'id'>) =>
    manage(newsManagementEndpoints.sendNewsReminder, of(notice), { studentIds: [senior, junior] });
  const told = async () =>
    (await server.database.db.select().from(messages).orderBy(asc(messages.id))).map(
      ({ text, state, failure }) => [text, failure ?? state],
    );

  test('goes to guardians of who has not confirmed, once a day, and not after it is', async () => {
    await saveNotices(server, token);
    await agreeToNotices(server, token, [junior]);
    const notice = await create();
    await confirm(senior, notice);
    const preview = await manage(newsManagementEndpoints.previewNewsReminder, of(notice), {
      studentIds: [senior, junior],
    });
    expect(newsManagementEndpoints.previewNewsReminder.response.parse(preview.body)).toMatchObject({
      on: true,
      rows: [
        { name: '가온', kept: 'nothing' },
        { name: '나리', kept: null, guardians: 1 },
      ],
    });
    expect((await remind(notice)).body).toMatchObject({ written: 1 });
    expect((await remind(notice)).body).toMatchObject({ written: 0 });
    const text = '[하늘학원] 새 공지: 설명회 (나리 학생이 아직 확인하지 않았습니다)';
    expect(await told()).toEqual([[text, 'waiting']]);
    await confirm(junior, notice);
    expect(await told()).toEqual([[text, 'taken-back']]);
  });

  test('of a notice that is hidden does not go out', async () => {
    await saveNotices(server, token);
    await agreeToNotices(server, token, [junior]);
    const notice = await create();
    await remind(notice);
    await manage(newsManagementEndpoints.unpublishNews, of(notice));
    expect((await told()).map(([, state]) => state)).toEqual(['taken-back']);
    expect((await remind(notice)).body).toMatchObject({ written: 0 });
  });
});

test('who confirmed, as a file: one state of it, and that it was taken is written down', async () => {
  const notice = await create();
  await confirm(senior, notice);
  const { path } = newsManagementEndpoints.exportNewsReads;
  const own = path.replace('{newsId}', notice.id).replace('{format}', 'csv');
  const file = await server.call('GET', `/api${own}?state=unread`, { token });
  expect(file.text).toContain('나리');
  expect(file.text).not.toContain('가온');
});
