import type { Api } from '@academy/api-client';
import type { MockExamId } from '@academy/domain/ids';
import {
  mockEndpoints,
  mockManagementEndpoints as endpoints,
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  registrationResultSchema,
  studentMockExamSchema,
} from '@academy/domain/mocks';
import { newsManagementEndpoints } from '@academy/domain/news';
import { storedPictureSchema, type StoredPicture } from '@academy/domain/pictures';
import { anExamForm } from '@academy/domain/testing';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  auditLog,
  mockExamPictures,
  mockExams,
  mockRegistrations,
  storedPictures,
} from '../../../db/schema';
import { sweepPictures } from '../../../shared/pictures/sweep-pictures-db';
import { signIn } from '../../../testing/calls/sign-in';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { aPicture } from '../../../testing/data/some-picture';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestApp;
let api: Api;
let token: string;
let pictures: StoredPicture[];
let student: string;
beforeAll(async () => {
  server = await startTestApp();
  student = await signIn(server, await insertStudent(server.database.db, { phone: '01077660001' }));
});
afterAll(() => server.close());
/** At the present of the test: a login does not outlive a week. */
async function signInAgain(): Promise<void> {
  token = await server.managerToken();
  api = server.api(token);
}
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  await signInAgain();
  await server.database.db.delete(mockRegistrations);
  await server.database.db.delete(mockExams);
  await server.database.db.delete(storedPictures);
  pictures = [await aKept('앞'), await aKept('뒤'), await aKept('약도')];
});

/** A picture that is kept, as an upload leaves it. */
async function aKept(words: string): Promise<StoredPicture> {
  const key = await server.store.put(new TextEncoder().encode(words));
  await server.database.db
    .insert(storedPictures)
    .values({ key, width: 800, height: 600, createdAt: now });
  return { key, url: server.store.url(key), alt: words, width: 800, height: 600 };
}
const named = (...of: StoredPicture[]) => of.map(({ key, alt }) => ({ key, alt }));
const form = (overrides: Parameters<typeof anExamForm>[0] = {}) =>
  anExamForm({
    title: '3월 모의고사',
    registrationStartDate: '2026-03-01',
    registrationEndDate: '2026-03-15',
    examDate: '2026-03-29',
    askSubjectOption: false,
    ...overrides,
  });
const create = async (of = pictures) =>
  (await api.createExam({ body: form({ pictures: named(...of) }) })).id;
const edit = (examId: MockExamId, body: object) =>
  writeUndoable(server, token, endpoints.editExam, { examId }, body);
const keysOf = async (examId: MockExamId) =>
  (await api.managedExam({ params: { examId } })).pictures.map(({ key }) => key);
const keys = (...of: StoredPicture[]) => of.map(({ key }) => key);
const sweepAt = (ms: number) =>
  sweepPictures(server.database.db, server.store, new Date(now.getTime() + ms));
const isKept = async ({ key }: StoredPicture) =>
  (await server.store.get(key)) !== null &&
  (await server.database.db.$count(storedPictures, eq(storedPictures.key, key))) === 1;

test('POST /admin/mock-exam-pictures: with the right to exams, not with the one to notices', async () => {
  const upload = async (areas: ('mocks' | 'news')[]) => {
    const { token: theirs } = await managerWith(server, 'MANAGER', { areas });
    const path = (of: { path: string }) => `/api${of.path}`;
    const send = (of: { path: string }) =>
      server.call('POST', path(of), { token: theirs, body: aPicture() });
    const [exam, news] = [
      await send(endpoints.uploadExamPicture),
      await send(newsManagementEndpoints.uploadPicture),
    ];
    return [exam.status, news.status, exam.body];
  };
  const [exam, news, body] = await upload(['mocks']);
  expect([exam, news]).toEqual([200, 403]);
  expect(storedPictureSchema.parse(body)).toMatchObject({ width: 1, height: 1, alt: '' });
  expect((await upload(['news'])).slice(0, 2)).toEqual([403, 200]);
});

test('whoever reads the notice sees its pictures in their order, with words and sizes', async () => {
  const id = await create();
  const shown = pictures.map(({ key: _key, ...picture }) => picture);
  const open = openExamsPageSchema.parse(
    (await server.call('GET', '/api/mock-exams/open/page', { token: student })).body,
  );
  expect(open.content.find((exam) => exam.id === id)?.pictures).toEqual(shown);
  const detail = await server.callEndpoint(mockEndpoints.mockExam, { id }, { token: student });
  expect(studentMockExamSchema.parse(detail.body).pictures).toEqual(shown);
  const answer = registrationResultSchema.parse(
    (
      await server.callEndpoint(
        mockEndpoints.register,
        {},
        { token: student, body: { mockExamId: id } },
      )
    ).body,
  );
  expect(answer.registration.exam.pictures).toEqual(shown);
  const mine = myRegistrationsSliceSchema.parse(
    (await server.call('GET', '/api/mock-exam-registrations/my/slice', { token: student })).body,
  );
  expect(mine.content[0]?.exam.pictures).toEqual(shown);
  const list = (await api.managedExams({ query: {} })).content;
  expect(list.map((exam) => exam.pictures)).toEqual([pictures]);
});

test('an edit writes them whole, and the log tells', async () => {
  const id = await create();
  const [first, , third] = pictures;
  if (!first || !third) throw new Error('three pictures');
  await edit(id, form({ pictures: named(third, { ...first, alt: ' 앞면 ' }) }));
  expect((await api.managedExam({ params: { examId: id } })).pictures).toEqual([
    third,
    { ...first, alt: '앞면' },
  ]);
  const [entry] = await server.database.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry?.after).toMatchObject({
    pictures: [`약도 (${third.key.slice(0, 6)})`, `앞면 (${first.key.slice(0, 6)})`],
  });
  const stale = await server.callEndpoint(
    endpoints.editExam,
    { examId: id },
    { token, body: form(), headers: { 'if-match': '"1"' } },
  );
  expect(stale).toMatchObject({ status: 412, body: { current: { pictures: [third, {}] } } });
  // A copy names the same ones.
  expect(await keysOf(await create([third]))).toEqual(keys(third));
});

test('of an exam for some they open by the address in its answer only', async () => {
  const [picture] = pictures;
  const status = async (url: string) => (await server.call('GET', url)).status;
  const { id } = await api.createExam({
    body: form({ pictures: named(...pictures), targetGrades: ['N수'] }),
  });
  const plain = `/api/files/${picture?.key}`;
  const address = async () => (await api.managedExam({ params: { examId: id } })).pictures[0]?.url;
  expect(await status((await address()) ?? '')).toBe(200);
  expect(await status(plain)).toBe(404);
  await edit(id, form({ pictures: named(...pictures) }));
  expect([await status(plain), await address()]).toEqual([200, picture?.url]);
});

test('four of them, and one that nobody uploaded, are refused', async () => {
  const four = [...pictures, await aKept('넷째')];
  const send = (body: object) => server.callEndpoint(endpoints.createExam, {}, { token, body });
  expect(await send(form({ pictures: named(...four) }))).toMatchObject({
    status: 400,
    body: { errors: { pictures: '사진은 3장까지 올릴 수 있습니다.' } },
  });
  expect(
    await send(form({ pictures: [{ key: `${'0'.repeat(64)}.webp`, alt: '' }] })),
  ).toMatchObject({ status: 400, body: { code: 'picture-missing' } });
});

test('what is taken back brings its pictures: those of an edit, and of an exam that was deleted', async () => {
  const id = await create();
  expect(await takeBack(server, token, await edit(id, form({ pictures: [] })))).toMatchObject({
    restored: 1,
  });
  expect(await keysOf(id)).toEqual(keys(...pictures));
  const deleted = await writeUndoable(server, token, endpoints.deleteExam, { examId: id });
  expect(await server.database.db.$count(mockExamPictures)).toBe(0);
  await takeBack(server, token, deleted);
  expect(await keysOf(id)).toEqual(keys(...pictures));
});

test('the sweep keeps what an exam has, and what taking back would bring, for a week', async () => {
  const [first, second, third] = pictures;
  if (!first || !second || !third) throw new Error('three pictures');
  const id = await create([first, second]);
  server.clock.set(new Date(now.getTime() + 8 * DAY_MS), { frozen: true });
  await signInAgain();
  const edited = await edit(id, form({ pictures: named(first) }));
  const kept = () => Promise.all([first, second, third].map(isKept));
  await sweepAt(8 * DAY_MS + 9 * MINUTE_MS);
  expect(await kept()).toEqual([true, true, false]);
  await takeBack(server, token, edited);
  expect(await keysOf(id)).toEqual(keys(first, second));
  await edit(id, form({ pictures: named(first) }));
  await sweepAt(15 * DAY_MS + MINUTE_MS);
  expect(await kept()).toEqual([true, false, false]);
});

test('a picture that is gone does not come back, which is reported', async () => {
  const [first] = pictures;
  if (!first) throw new Error('three pictures');
  const id = await create([first]);
  const edited = await edit(id, form({ pictures: [] }));
  await server.database.db.delete(storedPictures).where(eq(storedPictures.key, first.key));
  expect(await takeBack(server, token, edited)).toMatchObject({
    restored: 0,
    kept: [{ id, message: '쓰던 사진이나 파일이 이미 지워져 그대로 두었습니다.' }],
  });
});
