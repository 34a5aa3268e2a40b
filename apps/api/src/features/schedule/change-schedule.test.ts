import type { ScheduleId } from '@academy/domain/ids';
import {
  copyResultSchema,
  regularScheduleSchema,
  scheduleEndpoints,
  type ScheduleDraft,
} from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { regularSchedules, scheduleVersions } from '../../db/schema';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
/** Each test uses its own student. */
beforeEach(async () => void (me = await newStudent()));

const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}) =>
  insertSchedule(server.database.db, now, me.id, overrides);
const rowOf = async (id: ScheduleId) =>
  (await server.database.db.select().from(regularSchedules).where(eq(regularSchedules.id, id)))[0];
const own = () =>
  server.database.db
    .select({
      id: regularSchedules.id,
      status: regularSchedules.status,
      replacesId: regularSchedules.replacesId,
    })
    .from(regularSchedules)
    .where(eq(regularSchedules.studentId, me.id))
    .orderBy(asc(regularSchedules.id));
const draft = (overrides: Partial<Record<keyof ScheduleDraft | 'version', unknown>> = {}) => ({
  ...aScheduleDraft({ firstDate: '2026-03-03', lastDate: null }),
  version: 1,
  ...overrides,
});
const call = (endpoint: keyof typeof scheduleEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    scheduleEndpoints[endpoint],
    { ...params },
    { token: me.token, ...(body && { body }) },
  );
const edit = (scheduleId: string, overrides: Parameters<typeof draft>[0] = {}) =>
  call('editSchedule', { scheduleId }, draft(overrides));
const cancel = (scheduleId: string) => call('cancelSchedule', { scheduleId });
const refused = (code: string) => ({
  status: 409,
  body: { success: false, code, message: expect.stringMatching(/[가-힣]/) },
});

describe('PUT /students/me/schedules/{scheduleId}', () => {
  test('a waiting one changes, and its former version is kept', async () => {
    const id = await insert({
      status: 'PENDING',
      exceptions: [day('2026-03-10'), day('2026-03-12')],
    });
    const answer = await edit(id, { title: '물리학원', weekdays: [2] });
    expect(answer.status).toBe(200);
    expect(regularScheduleSchema.parse(answer.body)).toMatchObject({
      id,
      title: '물리학원',
      weekdays: [2],
      status: 'PENDING',
      exceptions: ['2026-03-10'],
      version: 2,
      firstDate: '2026-03-03',
    });
    const versions = await server.database.db
      .select()
      .from(scheduleVersions)
      .where(eq(scheduleVersions.scheduleId, id));
    expect(versions).toMatchObject([
      {
        version: 1,
        byKind: 'student',
        at: now,
        value: { title: '수학학원', weekdays: [2, 4], version: 1 },
      },
    ]);
  });

  test('a rejected one is handed in again and loses the decision', async () => {
    const id = await insert({
      status: 'REJECTED',
      rejectReason: '시간을 확인해 주세요.',
      decidedBy: server.managers[0] ?? null,
      decidedAt: now,
    });
    expect((await edit(id, { from: '20:00', to: '22:00' })).body).toMatchObject({
      id,
      status: 'PENDING',
      rejectReason: null,
      decidedByName: null,
      decidedAt: null,
      from: '20:00',
      version: 2,
    });
  });

  test('an approved one stays, and a change request for it waits: one at a time', async () => {
    const id = await insert();
    const answer = await edit(id, { from: '19:30', to: '21:30' });
    const request = regularScheduleSchema.parse(answer.body);
    expect(request).toMatchObject({ status: 'PENDING', replacesId: id, from: '19:30', version: 1 });
    expect(await rowOf(id)).toMatchObject({ status: 'APPROVED', fromTime: '19:00', version: 1 });
    expect(await edit(id)).toMatchObject(refused('change-pending'));
    expect((await edit(request.id, { from: '19:40', to: '21:30' })).body).toMatchObject({
      id: request.id,
      from: '19:40',
      replacesId: id,
    });
  });

  test('a rejected change request is handed in again only while nothing else asks to change that schedule', async () => {
    const id = await insert();
    const first = await insert({
      status: 'REJECTED',
      rejectReason: '안 돼요.',
      replacesId: id,
      fromTime: null,
    });
    await edit(id, { from: '19:30', to: '21:30' });
    expect(await edit(first, { from: '18:00', to: '20:00' })).toMatchObject(
      refused('change-pending'),
    );
    await cancel(id);
    expect(
      (await edit(first, { from: '18:00', to: '20:00' })).body,
      'what it was to replace is gone',
    ).toMatchObject({ status: 'PENDING', replacesId: null });
  });

  test('somebody else was faster: 409 with what is there now', async () => {
    const id = await insert({ status: 'PENDING', version: 3 });
    expect(await edit(id, { version: 2 })).toMatchObject({
      ...refused('stale'),
      body: { code: 'stale', current: { id, version: 3, title: '수학학원' } },
    });
  });

  test('a past first day of its own may stay, another one may not be', async () => {
    const id = await insert({ status: 'PENDING', firstDate: day('2026-02-03') });
    expect((await edit(id, { firstDate: '2026-02-03' })).status).toBe(200);
    expect(await edit(id, { firstDate: '2026-02-10', version: 2 })).toMatchObject({
      status: 400,
      body: { errors: { firstDate: '지난 날짜는 사유 제출을 이용해 주세요.' } },
    });
  });

  test('a change request begins today at the earliest: days that have been stay as they were', async () => {
    const id = await insert({ firstDate: day('2026-02-03') });
    expect(await edit(id, { firstDate: '2026-02-03' })).toMatchObject({
      status: 400,
      body: { errors: { firstDate: '지난 날짜는 사유 제출을 이용해 주세요.' } },
    });
    expect((await edit(id, { firstDate: '2026-03-02' })).body).toMatchObject({
      replacesId: id,
      firstDate: '2026-03-02',
    });
  });

  test('a clash with another one is refused; its own former times are none', async () => {
    await insert({ title: '영어', weekdays: [5] });
    const id = await insert({ status: 'PENDING' });
    expect(await edit(id, { weekdays: [4, 5] })).toMatchObject({
      status: 409,
      body: { code: 'schedule-clash', message: expect.stringContaining('영어') },
    });
    expect((await edit(id, { from: '19:30', to: '21:00' })).status).toBe(200);
  });

  test.each([
    ['CANCELLED', {}, 'schedule-cancelled'],
    ['APPROVED', { lastDate: day('2026-03-01') }, 'schedule-ended'],
  ] as const)('%s %o: 409', async (status, more, code) => {
    const id = await insert({ status, firstDate: day('2026-02-01'), ...more });
    expect(await edit(id, { firstDate: '2026-02-01' })).toMatchObject(refused(code));
  });
});

describe('DELETE /students/me/schedules/{scheduleId}', () => {
  test('a waiting one is withdrawn; repeated it answers the same', async () => {
    const id = await insert({ status: 'PENDING' });
    const first = await cancel(id);
    expect(first).toMatchObject({ status: 200, body: { id, status: 'CANCELLED', version: 2 } });
    expect(await cancel(id)).toMatchObject({ status: 200, text: first.text });
  });

  test('an approved one that has begun ends yesterday, and a change request for it goes too; repeated it answers the same', async () => {
    const id = await insert();
    await edit(id, { from: '19:30', to: '21:30' });
    const first = await cancel(id);
    expect(first).toMatchObject({
      status: 200,
      body: { id, status: 'APPROVED', lastDate: '2026-03-01', version: 2 },
    });
    expect(await cancel(id)).toMatchObject({ status: 200, text: first.text });
    expect(await own()).toMatchObject([
      { id, status: 'APPROVED' },
      { status: 'CANCELLED', replacesId: id },
    ]);
  });

  test('an approved one that has not begun is as if it had never been', async () => {
    expect((await cancel(await insert({ firstDate: day('2026-03-02') }))).body).toMatchObject({
      status: 'CANCELLED',
      lastDate: null,
    });
  });

  test.each([
    [{ lastDate: day('2026-03-01') }, 'schedule-ended'],
    [{ status: 'REJECTED' as const, rejectReason: '안 돼요.' }, 'schedule-rejected'],
  ])('%o: 409', async (row, code) => {
    expect(await cancel(await insert({ firstDate: day('2026-02-01'), ...row }))).toMatchObject(
      refused(code),
    );
  });
});

describe('PUT /students/me/schedules/{scheduleId}/exceptions/{date}, DELETE /students/me/schedules/{scheduleId}/exceptions/{date}', () => {
  const skip = (scheduleId: string, date: string) => call('cancelOccurrence', { scheduleId, date });
  const restore = (scheduleId: string, date: string) =>
    call('restoreOccurrence', { scheduleId, date });

  test('one day is cancelled and taken back; repeated both answer the same', async () => {
    const id = await insert({ exceptions: [day('2026-03-12')] });
    const cancelled = await skip(id, '2026-03-10');
    expect(cancelled).toMatchObject({
      status: 200,
      body: { exceptions: ['2026-03-10', '2026-03-12'], version: 2, status: 'APPROVED' },
    });
    expect(await skip(id, '2026-03-10')).toMatchObject({ status: 200, text: cancelled.text });
    const restored = await restore(id, '2026-03-10');
    expect(restored).toMatchObject({
      status: 200,
      body: { exceptions: ['2026-03-12'], version: 3 },
    });
    expect(await restore(id, '2026-03-10')).toMatchObject({ status: 200, text: restored.text });
  });

  test('a change request that waits has the same days cancelled, and keeps one that something else took from its own times', async () => {
    const id = await insert();
    const request = await insert({
      status: 'PENDING',
      replacesId: id,
      fromTime: clockTime('17:00'),
      toTime: clockTime('19:00'),
    });
    for (const date of ['2026-03-10', '2026-03-12']) await skip(id, date);
    expect(await rowOf(request)).toMatchObject({
      exceptions: ['2026-03-10', '2026-03-12'],
      version: 3,
    });
    await insert({
      title: '보강',
      weekdays: [2],
      firstDate: day('2026-03-10'),
      lastDate: day('2026-03-10'),
      fromTime: clockTime('18:00'),
      toTime: clockTime('19:00'),
    });
    for (const date of ['2026-03-10', '2026-03-12'])
      expect((await restore(id, date)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ exceptions: [] });
    expect(await rowOf(request)).toMatchObject({ exceptions: ['2026-03-10'] });
  });

  test.each([
    ['2026-03-01', 'occurrence-past'],
    ['2026-03-11', 'not-an-occurrence'],
  ])('%s: 409 %s', async (date, code) => {
    const id = await insert({ firstDate: day('2026-02-01') });
    expect(await skip(id, date)).toMatchObject(refused(code));
    expect(await restore(id, date)).toMatchObject(refused(code));
  });

  test('today can still be cancelled', async () => {
    expect((await skip(await insert({ weekdays: [1] }), '2026-03-02')).status).toBe(200);
  });

  test('a day that something else took meanwhile is not given back', async () => {
    const id = await insert({ exceptions: [day('2026-03-10')] });
    await insert({
      title: '보강',
      weekdays: [2],
      firstDate: day('2026-03-10'),
      lastDate: day('2026-03-10'),
    });
    expect(await restore(id, '2026-03-10')).toMatchObject({
      status: 409,
      body: { code: 'schedule-clash', message: expect.stringContaining('보강') },
    });
  });

  test('no date: 400', async () => {
    expect((await skip(await insert(), '2026-02-30')).status).toBe(400);
  });
});

describe('POST /students/me/schedules/copy', () => {
  const copy = (month: string) => call('copySchedules', {}, { month });

  test('last month’s schedules are asked for again; what clashes is left out and named', async () => {
    const lastMonth = { firstDate: day('2026-02-01'), lastDate: day('2026-02-28') };
    await insert({ ...lastMonth, title: '수학학원' });
    const english = await insert({ ...lastMonth, title: '영어학원', weekdays: [5] });
    await insert({ title: '체육', weekdays: [5], status: 'PENDING' });
    const result = copyResultSchema.parse((await copy('2026-03')).body);
    expect(result.created).toMatchObject([
      {
        title: '수학학원',
        firstDate: '2026-03-03',
        lastDate: '2026-03-31',
        status: 'PENDING',
        replacesId: null,
      },
    ]);
    expect(result.skipped).toEqual([
      {
        scheduleId: english,
        title: '영어학원',
        reason: 'clash',
        message: expect.stringMatching(/^같은 시간에 다른 일정이 있어요\. 체육/),
      },
    ]);
    expect(await own()).toHaveLength(4);
    expect(
      copyResultSchema.parse((await copy('2026-03')).body).created,
      'a second time nothing is doubled',
    ).toEqual([]);
  });

  test('no day is left in the month', async () => {
    await insert({ firstDate: day('2026-01-01'), lastDate: day('2026-01-31') });
    const result = copyResultSchema.parse((await copy('2026-02')).body);
    expect(result).toMatchObject({
      created: [],
      skipped: [{ reason: 'no-occurrence', message: '이 달에는 남은 날짜가 없어요.' }],
    });
  });

  test('nothing to copy: 409', async () => {
    expect(await copy('2026-03')).toMatchObject(refused('nothing-to-copy'));
    expect((await copy('2026-13')).status).toBe(400);
  });
});

test.each(['editSchedule', 'cancelSchedule', 'cancelOccurrence', 'restoreOccurrence'] as const)(
  '%s: another student’s is 403, none is 404',
  async (endpoint) => {
    const theirs = await insertSchedule(server.database.db, now, server.students[0] ?? me.id);
    const body = endpoint === 'editSchedule' ? draft() : undefined;
    const statuses = [];
    for (const scheduleId of [theirs, '999999', 'abc'])
      statuses.push((await call(endpoint, { scheduleId, date: '2026-03-10' }, body)).status);
    expect(statuses).toEqual([403, 404, 404]);
    expect(await rowOf(theirs)).toMatchObject({ version: 1 });
  },
);
