import {
  regularScheduleSchema,
  scheduleEndpoints,
  scheduleManagementEndpoints,
  scheduleVersionSchema,
  studentScheduleSchema,
  type ScheduleDraft,
} from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog } from '../../../db/schema';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
let token: string;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => void (me = await newStudent()));

const call = (endpoint: keyof typeof scheduleManagementEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    scheduleManagementEndpoints[endpoint],
    { ...params },
    { token, ...(body && { body }) },
  );
const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}) =>
  insertSchedule(server.database.db, now, me.id, overrides);
const draft = (
  overrides: Partial<Record<keyof ScheduleDraft | 'version' | 'effectiveFrom', unknown>> = {},
) => ({
  ...aScheduleDraft({ firstDate: '2026-03-01', lastDate: null }),
  version: 1,
  effectiveFrom: null,
  ...overrides,
});
const all = async () =>
  studentScheduleSchema.parse((await call('studentSchedule', { studentId: me.id })).body);
const one = async (id: string) => (await all()).schedules.find((schedule) => schedule.id === id);
const actionsOf = async (id: string, entity = 'regular-schedules') =>
  (
    await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entityId, id),
          eq(auditLog.entity, entity),
          eq(auditLog.actorKind, 'manager'),
        ),
      )
      .orderBy(auditLog.id)
  ).map(({ action }) => action);
const refused = (code: string, status = 409) => ({
  status,
  body: { success: false, code, message: expect.stringMatching(/[가-힣]/) },
});

describe('POST /admin/students/{studentId}/schedules, GET /admin/students/{studentId}/schedules', () => {
  test('holds at once, is shown as the managers’ own, and stands with all else of the student', async () => {
    const created = regularScheduleSchema.parse(
      (
        await call(
          'createScheduleFor',
          { studentId: me.id },
          draft({ title: ' 물리치료 ', firstDate: '2026-02-24' }),
        )
      ).body,
    );
    expect(created).toMatchObject({
      title: '물리치료',
      status: 'APPROVED',
      registeredBy: 'manager',
      decidedByName: expect.any(String),
      decidedAt: now.toISOString(),
      firstDate: '2026-02-24',
    });
    expect(await actionsOf(created.id)).toEqual(['create-schedule-for']);
    await insertReason(server.database.db, now, me.id);
    expect(await all()).toMatchObject({
      studentId: me.id,
      phoneTail: expect.stringMatching(/^\d{4}$/),
      schedules: [created],
      reasons: [{ date: '2026-03-05' }],
    });
  });

  test('what the form refuses is refused; a student who is not there is 404', async () => {
    expect(
      await call('createScheduleFor', { studentId: me.id }, draft({ title: '', weekdays: [] })),
    ).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(String), weekdays: expect.any(String) } },
    });
    expect((await call('createScheduleFor', { studentId: '999999' }, draft())).status).toBe(404);
    expect((await call('studentSchedule', { studentId: '999999' })).status).toBe(404);
  });
});

describe('PUT /admin/schedules/{scheduleId}/approved', () => {
  test('approved with other contents: the student’s own stay in the history, and what it replaces ends', async () => {
    const replaced = await insert();
    const id = await insert({
      status: 'PENDING',
      replacesId: replaced,
      firstDate: day('2026-03-10'),
      fromTime: clockTime('17:00'),
      toTime: clockTime('19:00'),
      exceptions: [day('2026-03-12'), day('2026-03-17')],
    });
    const answer = await call(
      'approveChanged',
      { scheduleId: id },
      draft({ weekdays: [2], firstDate: '2026-03-10', from: '17:30', to: '19:00' }),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'APPROVED',
        from: '17:30',
        weekdays: [2],
        exceptions: ['2026-03-17'],
        version: 2,
      },
    });
    expect(await one(replaced)).toMatchObject({ lastDate: '2026-03-09' });
    expect([await actionsOf(id), await actionsOf(replaced)]).toEqual([
      ['approve-schedule'],
      ['cancel-schedule-for'],
    ]);
  });

  test('changed or withdrawn meanwhile: 409', async () => {
    const changed = await insert({ status: 'PENDING', version: 2, title: '새 학원' });
    expect(await call('approveChanged', { scheduleId: changed }, draft())).toMatchObject({
      ...refused('changed-meanwhile'),
      body: { code: 'changed-meanwhile', current: { id: changed, title: '새 학원', version: 2 } },
    });
    expect(
      await call('approveChanged', { scheduleId: await insert({ status: 'CANCELLED' }) }, draft()),
    ).toMatchObject(refused('not-pending'));
    expect((await call('approveChanged', { scheduleId: '999999' }, draft())).status).toBe(404);
  });
});

describe('PUT /admin/schedules/{scheduleId}', () => {
  const edit = (scheduleId: string, overrides: Parameters<typeof draft>[0]) =>
    call('editScheduleFor', { scheduleId }, draft(overrides));

  test('as a whole, its past included', async () => {
    const id = await insert({ exceptions: [day('2026-03-10'), day('2026-03-12')] });
    expect(await edit(id, { title: '과학학원', weekdays: [2] })).toMatchObject({
      status: 200,
      body: {
        content: [
          { id, title: '과학학원', exceptions: ['2026-03-10'], version: 2, status: 'APPROVED' },
        ],
      },
    });
    expect(await edit(id, { title: '또' })).toMatchObject(refused('changed-meanwhile'));
  });

  test('from a day on: the days before stay as they were', async () => {
    const id = await insert({ exceptions: [day('2026-03-05'), day('2026-03-19')] });
    const answer = await edit(id, { from: '18:00', effectiveFrom: '2026-03-16' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        content: [
          { id, lastDate: '2026-03-15', from: '19:00', exceptions: ['2026-03-05'] },
          {
            firstDate: '2026-03-16',
            from: '18:00',
            status: 'APPROVED',
            registeredBy: 'manager',
            exceptions: ['2026-03-19'],
          },
        ],
      },
    });
    expect((await all()).schedules).toHaveLength(2);
  });

  test('one that does not hold, or that the student asks to change, is not edited', async () => {
    expect(await edit(await insert({ status: 'PENDING' }), {})).toMatchObject(
      refused('not-in-force'),
    );
    const id = await insert();
    await insert({ status: 'PENDING', replacesId: id });
    expect(await edit(id, {})).toMatchObject(refused('change-waiting'));
  });
});

describe('POST /admin/schedules/{scheduleId}/cancel', () => {
  const end = (scheduleId: string, from: string, version = 1) =>
    call('cancelScheduleFor', { scheduleId }, { from, version });

  test('ends the day before, with the change request that waits for it', async () => {
    const id = await insert();
    const request = await insert({ status: 'PENDING', replacesId: id });
    expect(await end(id, '2026-03-16')).toMatchObject({
      status: 200,
      body: { id, status: 'APPROVED', lastDate: '2026-03-15', version: 2 },
    });
    expect(await one(request)).toMatchObject({ status: 'CANCELLED' });
    expect(await end(id, '2026-03-20', 2)).toMatchObject(refused('schedule-ended'));
  });

  test('before it began it never was', async () => {
    expect(await end(await insert(), '2026-02-20')).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', lastDate: null },
    });
    expect(
      await end(await insert({ status: 'REJECTED', rejectReason: '안 됨' }), '2026-03-20'),
    ).toMatchObject(refused('not-in-force'));
  });
});

test('PUT /admin/schedules/{scheduleId}/exceptions/{date}, DELETE /admin/schedules/{scheduleId}/exceptions/{date}: one day, of the waiting change request as well; repeated the same', async () => {
  const id = await insert({ firstDate: day('2026-02-01') });
  const request = await insert({ status: 'PENDING', replacesId: id });
  const [skip, restore] = (['cancelOccurrenceFor', 'restoreOccurrenceFor'] as const).map(
    (endpoint) => (date: string) => call(endpoint, { scheduleId: id, date }),
  );
  if (!skip || !restore) throw new Error('there are two');
  expect(await skip('2026-03-10')).toMatchObject({
    status: 200,
    body: { exceptions: ['2026-03-10'], version: 2 },
  });
  expect(await skip('2026-03-10')).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await one(request)).toMatchObject({ exceptions: ['2026-03-10'] });
  expect(await skip('2026-02-24'), 'a day that has been, for its sheet').toMatchObject({
    status: 200,
    body: { exceptions: ['2026-02-24', '2026-03-10'] },
  });
  expect(await skip('2026-03-11')).toMatchObject(refused('not-an-occurrence'));
  expect(await restore('2026-03-10')).toMatchObject({
    status: 200,
    body: { exceptions: ['2026-02-24'] },
  });
  expect(await actionsOf(id)).toEqual([
    'cancel-occurrence-for',
    'cancel-occurrence-for',
    'restore-occurrence-for',
  ]);
});

describe('GET /admin/schedules/{scheduleId}/versions, POST /admin/schedules/{scheduleId}/rollback', () => {
  const versions = async (scheduleId: string) =>
    z
      .object({ content: z.array(scheduleVersionSchema) })
      .parse((await call('scheduleVersions', { scheduleId })).body).content;

  test('each version, who ended it, and back to one', async () => {
    const id = await insert({
      status: 'PENDING',
      lastDate: day('2026-06-30'),
      exceptions: [day('2026-03-10')],
    });
    await server.callEndpoint(
      scheduleEndpoints.editSchedule,
      { scheduleId: id },
      {
        token: me.token,
        body: {
          ...aScheduleDraft({ firstDate: '2026-03-03', lastDate: null }),
          title: '물리학원',
          version: 1,
        },
      },
    );
    await call(
      'decideSchedules',
      {},
      { decision: 'approve', reason: '', items: [{ id, version: 2 }] },
    );
    await call('cancelScheduleFor', { scheduleId: id }, { from: '2026-03-16', version: 3 });

    const told = await versions(id);
    const manager = told[0]?.byName;
    expect(told).toMatchObject([
      {
        version: 3,
        value: {
          id,
          title: '물리학원',
          status: 'APPROVED',
          lastDate: null,
          decidedByName: manager,
        },
        byName: expect.any(String),
        at: now.toISOString(),
      },
      { version: 2, value: { title: '물리학원', status: 'PENDING' } },
      {
        version: 1,
        value: {
          id,
          title: '수학학원',
          from: '19:00',
          status: 'PENDING',
          lastDate: '2026-06-30',
          exceptions: ['2026-03-10'],
          weekdays: [2, 4],
          createdAt: now.toISOString(),
        },
        byName: expect.stringMatching(/^학생/),
      },
    ]);
    expect(await call('rollBackSchedule', { scheduleId: id }, { to: 1, version: 4 })).toMatchObject(
      {
        status: 200,
        body: {
          title: '수학학원',
          status: 'APPROVED',
          lastDate: '2026-06-30',
          exceptions: ['2026-03-10'],
          version: 5,
        },
      },
    );
    expect((await versions(id)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(await call('rollBackSchedule', { scheduleId: id }, { to: 9, version: 5 })).toMatchObject(
      refused('version-unknown', 404),
    );
    expect(await call('rollBackSchedule', { scheduleId: id }, { to: 1, version: 4 })).toMatchObject(
      refused('changed-meanwhile'),
    );
  });

  test('a rejected one waits again, unless the student asked again; a cancelled one stays cancelled', async () => {
    const approved = await insert();
    const id = await insert({ status: 'PENDING', replacesId: approved, weekdays: [1] });
    await call(
      'decideSchedules',
      {},
      { decision: 'reject', reason: '안 됨', items: [{ id, version: 1 }] },
    );
    expect(await call('rollBackSchedule', { scheduleId: id }, { to: 1, version: 2 })).toMatchObject(
      { status: 200, body: { status: 'PENDING', rejectReason: null, decidedByName: null } },
    );
    await call(
      'decideSchedules',
      {},
      { decision: 'reject', reason: '안 됨', items: [{ id, version: 3 }] },
    );
    await insert({ status: 'PENDING', replacesId: approved, weekdays: [3] });
    expect(await call('rollBackSchedule', { scheduleId: id }, { to: 1, version: 4 })).toMatchObject(
      refused('change-waiting'),
    );
    expect(
      await call(
        'rollBackSchedule',
        { scheduleId: await insert({ status: 'CANCELLED' }) },
        { to: 1, version: 1 },
      ),
    ).toMatchObject(refused('cancelled-meanwhile'));
    expect((await call('scheduleVersions', { scheduleId: '999999' })).status).toBe(404);
  });
});
