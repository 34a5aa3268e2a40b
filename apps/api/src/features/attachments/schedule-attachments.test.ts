import { sameAttachments } from '@academy/domain/attachments';
import type { AttachmentId } from '@academy/domain/ids';
import {
  approvalQueueSchema,
  copyResultSchema,
  regularScheduleSchema,
  scheduleEndpoints,
  scheduleManagementEndpoints,
  studentScheduleSchema,
} from '@academy/domain/schedule';
import { studentEndpoints } from '@academy/domain/students';
import { aScheduleDraft } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, regularSchedules } from '../../db/schema';
import { photoCalls } from '../../testing/calls/photo-calls';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
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

const draft = aScheduleDraft({ firstDate: '2026-03-03', lastDate: null });
const upload = async () => (await photos.upload(me.token)).id;
const call = (endpoint: keyof typeof scheduleEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    scheduleEndpoints[endpoint],
    { ...params },
    { token: me.token, ...(body && { body }) },
  );
const ask = async (attachmentIds: readonly string[]) =>
  regularScheduleSchema.parse((await call('createSchedule', {}, { ...draft, attachmentIds })).body);
const edit = (scheduleId: string, body: object = {}) =>
  call('editSchedule', { scheduleId }, { ...draft, version: 1, ...body });
const edited = async (scheduleId: string, body: object = {}) =>
  regularScheduleSchema.parse((await edit(scheduleId, body)).body);
const cancel = (scheduleId: string) => call('cancelSchedule', { scheduleId });
const manage = (endpoint: keyof typeof scheduleManagementEndpoints, params: object, body: object) =>
  writeUndoable(server, manager, scheduleManagementEndpoints[endpoint], params, body);
const approve = (id: string, version = 1) =>
  manage('decideSchedules', {}, { decision: 'approve', reason: '', items: [{ id, version }] });
/** An approved one with so many photos, and their numbers. */
async function approved(count: number) {
  const ids: AttachmentId[] = [];
  for (let one = 0; one < count; one += 1) ids.push(await upload());
  const { id } = await ask(ids);
  await approve(id);
  return { id, ids };
}
/** The photos of a schedule, as managers see them. */
async function photosOf(id: string): Promise<AttachmentId[]> {
  const { body } = await server.callEndpoint(
    scheduleManagementEndpoints.studentSchedule,
    { studentId: me.id },
    { token: manager },
  );
  const found = studentScheduleSchema.parse(body).schedules.find((one) => one.id === id);
  return (found?.attachments ?? []).map((attachment) => attachment.id);
}
const canSee = async (id: string) => (await photos.seen(id, manager)).status === 200;

describe('a schedule with photos', () => {
  test('has them in their order, in the queue, and for the managers of attendance alone', async () => {
    const [a, b] = [await upload(), await upload()];
    expect(await canSee(a)).toBe(false);
    const schedule = await ask([b, a]);
    expect(schedule.attachments.map(({ id }) => id)).toEqual([b, a]);
    const queue = approvalQueueSchema.parse(
      (await server.call('GET', '/api/admin/approvals', { token: manager })).body,
    );
    const waiting = queue.schedules.find((item) => item.schedule.id === schedule.id);
    expect(sameAttachments(waiting?.schedule.attachments ?? [], schedule.attachments)).toBe(true);
    expect([await canSee(a), await canSee(b)]).toEqual([true, true]);
    const views = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'view-attachments'));
    expect(views.filter(({ entityId }) => entityId === me.id)).toHaveLength(1);
    const stranger = await managerWith(server, 'MANAGER', { areas: ['meals', 'students'] });
    expect((await photos.seen(a, stranger.token)).status).toBe(403);
    expect((await photos.mine(a, (await newStudent()).token)).status).toBe(403);
    expect((await photos.mine(a, me.token)).status).toBe(200);
  });

  test('takes three, and none that is somebody else’s or that another has', async () => {
    const four = [await upload(), await upload(), await upload(), await upload()];
    const tooMany = await call('createSchedule', {}, { ...draft, attachmentIds: four });
    expect([tooMany.status, tooMany.body]).toEqual([
      400,
      expect.objectContaining({ errors: { attachmentIds: '사진은 3장까지 올릴 수 있어요.' } }),
    ]);
    const first = await ask(four.slice(0, 1));
    const theirs = await photos.upload((await newStudent()).token);
    const other = { ...draft, weekdays: [5], title: '영어학원' };
    for (const id of [theirs.id, '999999', first.attachments[0]?.id]) {
      const answer = await call('createSchedule', {}, { ...other, attachmentIds: [id] });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ code: 'attachment-missing' }),
      ]);
    }
  });

  test('exchanges them while it waits; an app that names none leaves them', async () => {
    const [a, b] = [await upload(), await upload()];
    const { id } = await ask([a]);
    await edit(id, { attachmentIds: [b] });
    expect([await photosOf(id), await canSee(a)]).toEqual([[b], false]);
    await edit(id, { version: 2 });
    expect(await photosOf(id)).toEqual([b]);
  });

  test('loses them when it is withdrawn, and keeps them when a single day or its rest is', async () => {
    const a = await upload();
    const key = await photos.keyOf(a);
    const waiting = await ask([a]);
    await cancel(waiting.id);
    expect([(await photos.mine(a, me.token)).status, await canSee(a)]).toEqual([404, false]);
    await photos.sweep(now);
    expect(await photos.filesLeft([key])).toBe(0);

    const { id, ids } = await approved(1);
    await call('cancelOccurrence', { scheduleId: id, date: '2026-03-05' });
    expect(await photosOf(id)).toEqual(ids);
    await server.database.db
      .update(regularSchedules)
      .set({ firstDate: day('2026-02-03') })
      .where(eq(regularSchedules.id, id));
    await cancel(id);
    expect(await photosOf(id)).toEqual(ids);
  });
});

describe('a change request', () => {
  test('takes them along but for those that are taken out; each goes on its own', async () => {
    const { id, ids } = await approved(2);
    const c = await upload();
    const request = await edited(id, { version: 2, attachmentIds: [c, ids[1]] });
    expect(request.replacesId).toBe(id);
    const [first, second] = request.attachments.map((attachment) => attachment.id);
    expect(first).toBe(c);
    expect(ids).not.toContain(second);
    expect(await photos.keyOf(second ?? '')).toBe(await photos.keyOf(ids[1] ?? ''));
    expect(await photosOf(id)).toEqual(ids);
    await cancel(request.id);
    expect(await photosOf(id)).toEqual(ids);
    await photos.sweep(now);
    expect([await canSee(ids[1] ?? ''), await canSee(c)]).toEqual([true, false]);
  });

  test('of an app that names none takes all of them', async () => {
    const { id } = await approved(2);
    expect((await edited(id, { version: 2 })).attachments).toHaveLength(2);
  });

  test('that is approved has its own, and what it replaced has its own again when that is taken back', async () => {
    const { id, ids } = await approved(1);
    const request = await edited(id, { version: 2, attachmentIds: ids });
    const decided = await approve(request.id);
    await photos.sweep(hoursLater(1));
    expect([await photosOf(id), await photosOf(request.id)]).toMatchObject([ids, { length: 1 }]);
    await takeBack(server, manager, decided);
    expect(await photosOf(id)).toEqual(ids);
  });
});

test('a manager’s edit from a day on takes them along; what a manager cancelled loses them after a day', async () => {
  const { id, ids } = await approved(1);
  await manage(
    'editScheduleFor',
    { scheduleId: id },
    { ...draft, from: '18:00', version: 2, effectiveFrom: '2026-03-10' },
  );
  const { body } = await server.callEndpoint(
    scheduleManagementEndpoints.studentSchedule,
    { studentId: me.id },
    { token: manager },
  );
  const next = studentScheduleSchema.parse(body).schedules.find((one) => one.id !== id);
  expect(next?.attachments).toHaveLength(1);
  const whole = { from: '2026-03-10', version: 1 };
  await manage('cancelScheduleFor', { scheduleId: next?.id }, whole);
  await photos.sweep(hoursLater(1));
  expect(await photosOf(next?.id ?? '')).toHaveLength(1);
  await photos.sweep(hoursLater(25));
  expect([await photosOf(next?.id ?? ''), await photosOf(id)]).toEqual([[], ids]);
});

test('지난달 그대로 takes none along', async () => {
  const a = await upload();
  const last = { firstDate: '2026-03-03', lastDate: '2026-03-31' };
  const { body } = await call('createSchedule', {}, { ...draft, ...last, attachmentIds: [a] });
  await approve(regularScheduleSchema.parse(body).id);
  const copied = await call('copySchedules', {}, { month: '2026-04' });
  expect(copyResultSchema.parse(copied.body).created).toMatchObject([{ attachments: [] }]);
});

test('gone with the student', async () => {
  const { ids } = await approved(1);
  const key = await photos.keyOf(ids[0] ?? '');
  const token = await server.managerToken('admin');
  const { body } = await server.callEndpoint(
    studentEndpoints.student,
    { studentId: me.id },
    { token },
  );
  const { name } = studentEndpoints.student.response.parse(body);
  await server.callEndpoint(
    studentEndpoints.eraseStudent,
    { studentId: me.id },
    { token, body: { typed: name } },
  );
  expect(await canSee(ids[0] ?? '')).toBe(false);
  await photos.sweep(now);
  expect(await photos.filesLeft([key])).toBe(0);
});

test('gone half a year after the upload, the copies too', async () => {
  const { id, ids } = await approved(1);
  await edit(id, { version: 2, attachmentIds: ids });
  const key = await photos.keyOf(ids[0] ?? '');
  await photos.sweep(new Date('2026-08-29T23:59:00+09:00'));
  expect(await photos.filesLeft([key])).toBe(1);
  await photos.sweep(new Date('2026-08-30T00:00:00+09:00'));
  expect([await photos.filesLeft([key]), await photosOf(id)]).toEqual([0, []]);
});
