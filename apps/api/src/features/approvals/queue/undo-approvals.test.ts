import {
  decidedSchema,
  regularScheduleSchema,
  scheduleEndpoints,
  scheduleManagementEndpoints,
  studentScheduleSchema,
} from '@academy/domain/schedule';
import { aReasonDraft, aScheduleDraft } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { takeBack, writeUndoable, type Written } from '../../../testing/calls/take-back';
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

type Endpoint = keyof typeof scheduleManagementEndpoints;
const write = (endpoint: Endpoint, params: object, body?: object) =>
  writeUndoable(server, token, scheduleManagementEndpoints[endpoint], params, body);
const undo = (written: Written) => takeBack(server, token, written);
const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}) =>
  insertSchedule(server.database.db, now, me.id, overrides);
const deciding = (decision: 'approve' | 'reject', ids: readonly string[]) => ({
  decision,
  reason: decision === 'reject' ? '시간 확인' : '',
  items: ids.map((id) => ({ id, version: 1 })),
});
/** What student and manager see, but for versions and when something was last written. */
const shown = async () => {
  const { body } = await server.callEndpoint(
    scheduleManagementEndpoints.studentSchedule,
    { studentId: me.id },
    { token },
  );
  const { schedules, reasons } = studentScheduleSchema.parse(body);
  const facts = <Row extends { version: number; updatedAt: string }>({
    version: _version,
    updatedAt: _at,
    ...row
  }: Row) => row;
  return { schedules: schedules.map(facts), reasons: reasons.map(facts) };
};
const actionsOf = async (entity: string, entityId: string) =>
  (
    await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action);

describe('decisions about schedules', () => {
  test.each(['approve', 'reject'] as const)(
    '%s: the request waits again, and what it replaced goes on',
    async (wish) => {
      const approved = await insert({ title: '수학학원' });
      const request = await insert({
        status: 'PENDING',
        replacesId: approved,
        firstDate: day('2026-03-10'),
      });
      const before = await shown();
      const decided = await write('decideSchedules', {}, deciding(wish, [request]));
      expect(await shown()).not.toEqual(before);
      expect(await undo(decided)).toEqual({ restored: 1, kept: [] });
      expect(await shown()).toEqual(before);
      expect(await actionsOf('regular-schedules', request)).toEqual([
        `${wish}-schedule`,
        'undo-schedules',
      ]);
    },
  );

  test('approved with other contents: the student’s own come back', async () => {
    const request = await insert({ status: 'PENDING', fromTime: clockTime('18:00') });
    const before = await shown();
    const changed = await write(
      'approveChanged',
      { scheduleId: request },
      { ...aScheduleDraft({ firstDate: '2026-03-01', lastDate: null }), version: 1 },
    );
    await undo(changed);
    expect(await shown()).toEqual(before);
  });

  test('what a student asked for or cancelled since stays decided, and is named', async () => {
    const [cancelled, changed, free] = [
      await insert({ status: 'PENDING' }),
      await insert({ status: 'PENDING', title: '영어학원' }),
      await insert({ status: 'PENDING', title: '과학학원' }),
    ];
    const decided = await write(
      'decideSchedules',
      {},
      deciding('approve', [cancelled, changed, free]),
    );
    const asStudent = { token: me.token };
    await server.callEndpoint(
      scheduleEndpoints.cancelSchedule,
      { studentId: me.id, scheduleId: cancelled },
      asStudent,
    );
    await insert({ status: 'PENDING', replacesId: changed, firstDate: day('2026-03-10') });
    const { restored, kept } = await undo(decided);
    expect([restored, new Map(kept.map(({ id, message }) => [id, message]))]).toEqual([
      1,
      new Map([
        [cancelled, '그 뒤에 다시 바뀌어 그대로 두었습니다.'],
        [changed, '그 뒤에 다시 신청한 것이 있어 그대로 두었습니다.'],
      ]),
    ]);
    expect((await shown()).schedules.find(({ id }) => id === free)).toMatchObject({
      status: 'PENDING',
      decidedByName: null,
    });
  });

  test('a request stays approved while what it replaced was changed since', async () => {
    const approved = await insert();
    const request = await insert({
      status: 'PENDING',
      replacesId: approved,
      firstDate: day('2026-03-10'),
    });
    const decided = await write('decideSchedules', {}, deciding('approve', [request]));
    await write('cancelOccurrenceFor', { scheduleId: approved, date: '2026-03-05' });
    const standing = await shown();
    expect(await undo(decided)).toMatchObject({ restored: 0, kept: [{}] });
    expect(await shown()).toEqual(standing);
  });

  test('nothing decided: no way back', async () => {
    const done = await insert();
    const { body } = await server.callEndpoint(
      scheduleManagementEndpoints.decideSchedules,
      {},
      { token, body: deciding('approve', [done]) },
    );
    expect(decidedSchema.parse(body)).not.toHaveProperty('undo');
  });
});

describe('what is written for a student', () => {
  const edited = () => ({
    ...aScheduleDraft({ firstDate: '2026-03-01', lastDate: null, title: '국어학원' }),
    version: 1,
    effectiveFrom: null as string | null,
  });
  const CHANGES: readonly (readonly [string, (id: string) => ReturnType<typeof write>])[] = [
    ['edited', (scheduleId) => write('editScheduleFor', { scheduleId }, edited())],
    [
      'ended',
      (scheduleId) =>
        write('cancelScheduleFor', { scheduleId }, { from: '2026-03-10', version: 1 }),
    ],
    [
      'cancelled on a day',
      (scheduleId) => write('cancelOccurrenceFor', { scheduleId, date: '2026-03-05' }),
    ],
  ];
  test.each(CHANGES)('a schedule that was %s comes back', async (_name, change) => {
    const id = await insert();
    const before = await shown();
    const changed = await change(id);
    expect(await shown()).not.toEqual(before);
    await undo(changed);
    expect(await shown()).toEqual(before);
  });

  test('of a split the old one goes on and the new one is cancelled', async () => {
    const id = await insert();
    const [before] = (await shown()).schedules;
    const split = await write(
      'editScheduleFor',
      { scheduleId: id },
      { ...edited(), effectiveFrom: '2026-03-10' },
    );
    expect(await undo(split)).toEqual({ restored: 1, kept: [] });
    expect((await shown()).schedules).toEqual([
      before,
      expect.objectContaining({ title: '국어학원', status: 'CANCELLED' }),
    ]);
  });

  test('a schedule and a reason that were handed in are cancelled and withdrawn', async () => {
    const schedule = regularScheduleSchema.parse(
      await write(
        'createScheduleFor',
        { studentId: me.id },
        aScheduleDraft({ firstDate: '2026-03-01' }),
      ).then(async (created) => {
        await undo(created);
        return created;
      }),
    );
    const reason = await write(
      'submitReasonFor',
      { studentId: me.id },
      aReasonDraft({ date: '2026-03-06' }),
    );
    await undo(reason);
    const { schedules, reasons } = await shown();
    expect(schedules).toMatchObject([{ id: schedule.id, status: 'CANCELLED' }]);
    expect(reasons).toMatchObject([{ status: 'WITHDRAWN' }]);
  });
});

describe('decisions about reasons', () => {
  const insertOne = (overrides: Parameters<typeof insertReason>[3] = {}) =>
    insertReason(server.database.db, now, me.id, overrides);

  test.each(['approve', 'reject'] as const)('%s: it waits again', async (wish) => {
    const id = await insertOne();
    const before = await shown();
    const decided = await write('decideReasons', {}, deciding(wish, [id]));
    expect(await undo(decided)).toEqual({ restored: 1, kept: [] });
    expect(await shown()).toEqual(before);
    expect(await actionsOf('absence-reasons', id)).toEqual([`${wish}-reason`, 'undo-schedules']);
  });

  test('a rejected one stays when the student handed in another for the day', async () => {
    const id = await insertOne();
    const decided = await write('decideReasons', {}, deciding('reject', [id]));
    await insertOne({ text: '병원 예약 다시' });
    const { restored, kept } = await undo(decided);
    expect([restored, kept.map(({ id: one, message }) => [one, message])]).toEqual([
      0,
      [[id, '그 뒤에 다시 신청한 것이 있어 그대로 두었습니다.']],
    ]);
  });
});
