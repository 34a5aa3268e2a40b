import { attachmentEndpoints, attachmentManagementEndpoints } from '@academy/domain/attachments';
import { attendanceDaySchema } from '@academy/domain/attendance';
import { absenceReasonSchema, reasonEndpoints } from '@academy/domain/reasons';
import { approvalQueueSchema } from '@academy/domain/schedule';
import { studentEndpoints } from '@academy/domain/students';
import { aReasonDraft } from '@academy/domain/testing';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absenceReasons, auditLog, storedPictures } from '../../db/schema';
import { PRIVATE_PREFIX } from '../../store/store';
import { aPhoto, photoCalls } from '../../testing/calls/photo-calls';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { managerWith } from '../../testing/data/a-manager';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
let manager: string;
let photos: ReturnType<typeof photoCalls>;
const now = new Date(MONDAY);
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
beforeAll(async () => {
  server = await startTestApp();
  newStudent = newStudents(server);
  photos = photoCalls(server);
  manager = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => void (me = await newStudent()));

const send = (bytes: Uint8Array | string, as = me) => photos.send(bytes, as.token);
const upload = (as = me) => photos.upload(as.token);
const mine = (id: string, as = me) => photos.mine(id, as.token);
const seen = (id: string, token = manager) => photos.seen(id, token);
const submit = (attachmentIds: unknown, as = me) =>
  server.callEndpoint(
    reasonEndpoints.submitReason,
    {},
    { token: as.token, body: { ...aReasonDraft({ date: '2026-03-05' }), attachmentIds } },
  );
const submitted = async (ids: string[], as = me) =>
  absenceReasonSchema.parse((await submit(ids, as)).body);
const edit = (reasonId: string, body: object) =>
  server.callEndpoint(
    reasonEndpoints.editReason,
    { reasonId },
    { token: me.token, body: { ...aReasonDraft({ date: '2026-03-05' }), version: 1, ...body } },
  );

describe('a picture is kept for its student and the managers of attendance', () => {
  test('drawn again without the place, under a name that nobody can ask for', async () => {
    const { id, width, height } = await upload();
    expect([width, height]).toEqual([200, 300]);
    const key = await photos.keyOf(id);
    expect(key).toMatch(new RegExp(`^${PRIVATE_PREFIX}`));
    const kept = await sharp((await server.store.get(key)) ?? undefined).metadata();
    expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
    expect((await server.call('GET', `/api/files/${key}`)).status).toBe(404);
    expect(await photos.keyOf((await upload()).id)).not.toBe(key);
  });

  test('read with a login alone, and kept by nothing on the way', async () => {
    const { id } = await upload();
    const answer = await mine(id);
    expect(answer.status).toBe(200);
    expect(
      ['content-type', 'cache-control', 'content-disposition'].map((name) =>
        answer.headers.get(name),
      ),
    ).toEqual(['image/webp', 'no-store', expect.stringMatching(/^attachment;/)]);
    const nobodys = await Promise.all(
      [attachmentEndpoints.myAttachment, attachmentManagementEndpoints.readAttachment].map(
        (endpoint) => server.callEndpoint(endpoint, { attachmentId: id }),
      ),
    );
    expect(nobodys.map(({ status }) => status)).toEqual([401, 401]);
    expect((await mine(id, await newStudent())).status).toBe(403);
    expect((await mine('999999')).status).toBe(404);
  });

  test('a manager sees it once a reason has it; that is written down, once an hour', async () => {
    const { id } = await upload();
    expect((await seen(id)).status).toBe(404);
    const reason = await submitted([id]);
    expect(reason.attachments).toEqual([{ id, width: 200, height: 300 }]);
    const queue = approvalQueueSchema.parse(
      (await server.call('GET', '/api/admin/approvals', { token: manager })).body,
    );
    expect(queue.reasons.find((item) => item.reason.id === reason.id)?.reason.attachments).toEqual(
      reason.attachments,
    );
    const day = attendanceDaySchema.parse(
      (await server.call('GET', '/api/admin/attendance/2026-03-05', { token: manager })).body,
    );
    expect(day.rows.find((row) => row.studentId === me.id)?.reportedAbsences).toMatchObject([
      { id: reason.id, attachments: reason.attachments },
    ]);
    expect([(await seen(id)).status, (await seen(id)).status]).toEqual([200, 200]);
    const views = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'view-attachments'));
    expect(views.filter(({ entityId }) => entityId === me.id)).toMatchObject([
      { entity: 'students', actorName: '오매니저', before: null, after: null },
    ]);
    const stranger = await managerWith(server, 'MANAGER', { areas: ['meals', 'students'] });
    expect((await seen(id, stranger.token)).status).toBe(403);
    expect((await seen(id, me.token)).status).toBe(403);
  });
});

describe('what is not taken', () => {
  test.each([
    ['a page that calls itself a picture', '<svg><script>alert(1)</script></svg>', 415],
    ['a HEIC picture', '\0\0\0\x18ftypheic\0\0\0\0', 415],
    ['half a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 422],
  ])('%s', async (_, bytes, status) => {
    const answer = await send(bytes);
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringMatching(/요\.$/) }),
    ]);
  });

  test('more than thirty in an hour', { tags: 'ci' }, async () => {
    const photo = await aPhoto();
    for (let count = 0; count < 30; count += 1) await send(photo);
    expect((await send(photo)).status).toBe(429);
  });

  test(
    'a fourth, somebody else’s, one of another reason, one that is gone',
    { tags: 'ci' },
    async () => {
      const [a, b, c, d] = [await upload(), await upload(), await upload(), await upload()];
      const four = await submit([a.id, b.id, c.id, d.id]);
      expect([four.status, four.body]).toEqual([
        400,
        expect.objectContaining({ errors: { attachmentIds: '사진은 3장까지 올릴 수 있어요.' } }),
      ]);
      const missing = [400, expect.objectContaining({ code: 'attachment-missing' })];
      const theirs = await upload(await newStudent());
      const first = await submitted([a.id]);
      for (const id of [theirs.id, '999999']) {
        const answer = await edit(first.id, { attachmentIds: [id] });
        expect([answer.status, answer.body]).toEqual(missing);
      }
      const other = await server.callEndpoint(
        reasonEndpoints.submitReason,
        {},
        {
          token: me.token,
          body: { ...aReasonDraft({ date: '2026-03-06' }), attachmentIds: [a.id] },
        },
      );
      expect([other.status, other.body]).toEqual(missing);
    },
  );
});

describe('with the reason', () => {
  test('exchanged while it waits; an app that names none leaves them', async () => {
    const [a, b] = [await upload(), await upload()];
    const reason = await submitted([a.id]);
    const after = absenceReasonSchema.parse(
      (await edit(reason.id, { attachmentIds: [b.id] })).body,
    );
    expect(after.attachments.map(({ id }) => id)).toEqual([b.id]);
    expect((await mine(a.id)).status).toBe(404);
    const older = absenceReasonSchema.parse((await edit(reason.id, { version: 2 })).body);
    expect(older.attachments.map(({ id }) => id)).toEqual([b.id]);
  });

  test('nothing is changed after the decision', async () => {
    const [a, b] = [await upload(), await upload()];
    const reason = await submitted([a.id]);
    await server.database.db
      .update(absenceReasons)
      .set({ status: 'APPROVED' })
      .where(eq(absenceReasons.id, reason.id));
    const answer = await edit(reason.id, { attachmentIds: [b.id] });
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ code: 'reason-approved' }),
    ]);
    expect((await mine(a.id)).status).toBe(200);
  });

  test('erased when it is withdrawn', async () => {
    const { id } = await upload();
    const key = await photos.keyOf(id);
    const reason = await submitted([id]);
    const answer = await server.callEndpoint(
      reasonEndpoints.withdrawReason,
      { reasonId: reason.id },
      { token: me.token },
    );
    expect(absenceReasonSchema.parse(answer.body).attachments).toEqual([]);
    expect([(await mine(id)).status, (await seen(id)).status]).toEqual([404, 404]);
    await photos.sweep(now);
    expect(await photos.filesLeft([key])).toBe(0);
  });

  test('erased with the student', async () => {
    const { id } = await upload();
    const key = await photos.keyOf(id);
    await submitted([id]);
    const { body } = await server.callEndpoint(
      studentEndpoints.student,
      { studentId: me.id },
      { token: await server.managerToken('admin') },
    );
    const erased = await server.callEndpoint(
      studentEndpoints.eraseStudent,
      { studentId: me.id },
      {
        token: await server.managerToken('admin'),
        body: { typed: studentEndpoints.student.response.parse(body).name },
      },
    );
    expect(erased.status).toBe(200);
    expect((await seen(id)).status).toBe(404);
    await photos.sweep(now);
    expect(await photos.filesLeft([key])).toBe(0);
  });
});

test('what no reason took goes after a day, the rest half a year after its day', async () => {
  const { db } = server.database;
  const [used, unused] = [await upload(), await upload()];
  const keys = [await photos.keyOf(used.id), await photos.keyOf(unused.id)];
  await submitted([used.id]);
  await photos.sweep(hoursLater(23.9));
  expect(await photos.filesLeft(keys)).toBe(2);
  await photos.sweep(hoursLater(24.1));
  expect(await photos.filesLeft(keys)).toBe(1);
  await photos.sweep(new Date('2026-09-01T23:59:00+09:00'));
  expect(await photos.filesLeft(keys)).toBe(1);
  await photos.sweep(new Date('2026-09-02T00:00:00+09:00'));
  expect(await photos.filesLeft(keys)).toBe(0);
  expect(await db.$count(storedPictures, like(storedPictures.key, `${PRIVATE_PREFIX}%`))).toBe(0);
});
