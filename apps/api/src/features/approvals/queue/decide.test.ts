import { attendanceEndpoints, defaultAttendanceSettings } from '@academy/domain/attendance';
import {
  approvalQueueSchema,
  decidedSchema,
  scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import { clockTime, day } from '@academy/domain/time';
import type { ReasonId, ScheduleId } from '@academy/domain/ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  absenceReasons,
  auditLog,
  regularSchedules,
  reservations,
  scheduleVersions,
} from '../../../db/schema';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { watchedDatabase } from '../../../testing/database/watched-database';

const watched = watchedDatabase();
const now = new Date(MONDAY);
let server: TestApp;
let token: string;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => void (me = await newStudent()));

const call = (endpoint: keyof typeof scheduleManagementEndpoints, body?: object) =>
  server.callEndpoint(scheduleManagementEndpoints[endpoint], {}, { token, ...(body && { body }) });
const waiting = (overrides: Parameters<typeof insertSchedule>[3] = {}, studentId = me.id) =>
  insertSchedule(server.database.db, now, studentId, { status: 'PENDING', ...overrides });
const reason = (overrides: Parameters<typeof insertReason>[3] = {}, studentId = me.id) =>
  insertReason(server.database.db, now, studentId, overrides);
const rowOf = async (id: ScheduleId) =>
  (await server.database.db.select().from(regularSchedules).where(eq(regularSchedules.id, id)))[0];
const reasonOf = async (id: ReasonId) =>
  (await server.database.db.select().from(absenceReasons).where(eq(absenceReasons.id, id)))[0];
const decide = async (
  ids: readonly string[],
  wish: object = {},
  endpoint: 'decideSchedules' | 'decideReasons' = 'decideSchedules',
) =>
  decidedSchema.parse(
    (
      await call(endpoint, {
        decision: 'approve',
        reason: '',
        items: ids.map((id) => ({ id, version: 1 })),
        ...wish,
      })
    ).body,
  );
const entriesOf = (id: string) =>
  server.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.actorKind, 'manager')));

describe('GET /admin/approvals', () => {
  test('all that waits, the oldest first, with what approving would meet', async () => {
    const { db } = server.database;
    // Tuesdays and Thursdays; 2026-03-10 is a Tuesday.
    const approved = await insertSchedule(db, now, me.id, {
      title: '수학학원',
      fromTime: clockTime('19:00'),
      toTime: clockTime('21:00'),
    });
    const change = await waiting({
      replacesId: approved,
      fromTime: clockTime('17:00'),
      toTime: clockTime('19:00'),
      firstDate: day('2026-03-09'),
    });
    await insertSchedule(db, now, me.id, {
      title: '영어',
      weekdays: [2],
      firstDate: day('2026-03-10'),
      fromTime: clockTime('18:30'),
      toTime: clockTime('19:00'),
    });
    await db.insert(reservations).values({
      studentId: me.id,
      date: day('2026-03-10'),
      lunch: true,
      dinner: true,
      updatedAt: now,
      updatedByKind: 'student',
    });
    const examId = await insertExam(db, now, {
      title: '3월 모의고사',
      examDate: day('2026-03-12'),
    });
    await insertRegistration(db, now, {
      studentId: me.id,
      mockExamId: examId,
      onSiteState: 'confirmed',
    });
    const older = await waiting({ weekdays: [0], createdAt: new Date('2026-02-01T00:00:00Z') });
    const absent = await reason({
      type: 'ABSENT',
      leaveAt: null,
      backAt: null,
      date: day('2026-03-10'),
    });

    const { periods } = defaultAttendanceSettings;
    // The fifth, from 18:00, is compulsory; as saved with the settings.
    const weekday = periods.weekday.map((period) => ({
      ...period,
      compulsory: period.number === 5,
    }));
    const saved = await server.callEndpoint(
      attendanceEndpoints.saveAttendanceSettings,
      {},
      {
        token,
        body: { ...defaultAttendanceSettings, periods: { ...periods, weekday } },
        headers: { 'if-match': '"0"' },
      },
    );
    expect(saved.status).toBe(200);

    const queue = approvalQueueSchema.parse((await call('approvals')).body);
    const mine = queue.schedules.filter(({ studentId }) => studentId === me.id);
    expect(mine.map(({ schedule }) => schedule.id)).toEqual([older, change]);
    expect(mine[0]).toMatchObject({ replaces: null, clash: null, meals: [], exams: [] });
    expect(mine[1]).toMatchObject({
      name: expect.stringContaining('학생'),
      replaces: { id: approved, status: 'APPROVED' },
      clash: expect.stringMatching(/^영어 · 매주 화 18:30–19:00 외출, 3월 10일 \(화\)부터/),
      compulsory: [{ weekdays: [2, 4], names: ['5교시'] }],
      meals: [{ date: '2026-03-10', meals: ['dinner'] }],
      exams: [{ date: '2026-03-12', title: '3월 모의고사' }],
    });
    expect(queue.reasons.find(({ reason: { id } }) => id === absent)).toMatchObject({
      studentId: me.id,
      compulsory: [{ weekdays: [2], names: ['5교시'] }],
      meals: [{ date: '2026-03-10', meals: ['lunch', 'dinner'] }],
      exams: [],
    });
  });

  test('in as many queries for one as for forty', async () => {
    await waiting();
    await reason();
    const few = await watched.count(() => call('approvals'));
    for (let index = 0; index < 20; index += 1) {
      const other = await newStudent();
      await waiting({}, other.id);
      await reason({}, other.id);
    }
    const many = await watched.count(() => call('approvals'));
    expect(many.outside).toBeLessThanOrEqual(few.outside);
    expect(many.outside).toBeLessThanOrEqual(10);
  });
});

describe('POST /admin/schedules/decide', () => {
  test('approves those that wait as they were read; the others are left alone, each with its word', async () => {
    const [fine, changed, withdrawn] = [
      await waiting(),
      await waiting({ version: 2, weekdays: [1] }),
      await waiting({ status: 'CANCELLED' }),
    ];
    const { decided, skipped } = await decide([fine, changed, withdrawn, '999999', 'abc', fine]);
    expect(decided).toEqual([fine]);
    expect(skipped).toMatchObject([
      { id: changed, message: '그 사이 내용이 바뀌었습니다. 다시 확인하세요.' },
      { id: withdrawn, message: '이미 처리되었거나 취소된 신청입니다.' },
      { id: '999999', name: '', message: expect.stringContaining('이미 처리') },
      { id: 'abc', name: '' },
    ]);
    expect(await rowOf(fine)).toMatchObject({
      status: 'APPROVED',
      version: 2,
      decidedBy: expect.any(String),
      decidedAt: now,
    });
    expect(await rowOf(changed)).toMatchObject({ status: 'PENDING', version: 2 });
    expect(await entriesOf(fine)).toMatchObject([
      {
        action: 'approve-schedule',
        entity: 'regular-schedules',
        subject: expect.stringContaining('학생'),
        before: { status: 'PENDING' },
        after: { status: 'APPROVED' },
      },
    ]);
    expect(
      await server.database.db
        .select()
        .from(scheduleVersions)
        .where(eq(scheduleVersions.scheduleId, fine)),
    ).toMatchObject([{ version: 1, byKind: 'manager', value: { status: 'PENDING' } }]);
  });

  test('a rejection needs words, and the student reads them as they are', async () => {
    const id = await waiting();
    const items = [{ id, version: 1 }];
    expect(
      await call('decideSchedules', { decision: 'reject', reason: '  ', items }),
    ).toMatchObject({
      status: 400,
      body: {
        code: 'reject-reason-missing',
        errors: { reason: '반려 사유를 입력하세요. 학생에게 그대로 보입니다.' },
      },
    });
    await decide([id], { decision: 'reject', reason: ' 시험 기간이라 어렵습니다. ' });
    expect(await rowOf(id)).toMatchObject({
      status: 'REJECTED',
      rejectReason: '시험 기간이라 어렵습니다.',
    });
    expect(await entriesOf(id)).toMatchObject([{ action: 'reject-schedule' }]);
  });

  test('what an approved request replaces ends the day before it, or never was', async () => {
    const { db } = server.database;
    const [running, future] = [
      await insertSchedule(db, now, me.id),
      await insertSchedule(db, now, me.id, { firstDate: day('2026-04-02'), weekdays: [5] }),
    ];
    const requests = [
      await waiting({ replacesId: running, firstDate: day('2026-03-10') }),
      await waiting({ replacesId: future, firstDate: day('2026-03-10'), weekdays: [5] }),
    ];
    await decide(requests);
    expect(await rowOf(running)).toMatchObject({
      status: 'APPROVED',
      lastDate: '2026-03-09',
      version: 2,
    });
    expect(await rowOf(future)).toMatchObject({ status: 'CANCELLED', version: 2 });
    expect(await entriesOf(running)).toMatchObject([
      {
        action: 'cancel-schedule-for',
        before: { lastDate: null },
        after: { lastDate: '2026-03-09' },
      },
    ]);
  });

  test('in as many statements for thirty as for two', async () => {
    const pairs = async (count: number) => {
      const ids: ScheduleId[] = [];
      for (let index = 0; index < count; index += 1) {
        const other = await newStudent();
        const replaced = await insertSchedule(server.database.db, now, other.id);
        ids.push(await waiting({ replacesId: replaced, firstDate: day('2026-03-10') }, other.id));
      }
      return watched.count(async () => expect((await decide(ids)).decided).toHaveLength(count));
    };
    const two = await pairs(2);
    expect(await pairs(30)).toMatchObject({ statements: two.statements, transactions: 1 });
  });

  test('when it cannot be written down nothing of it stays', async () => {
    const id = await waiting();
    const answer = await watched.breaking(/^insert audit_log/, () =>
      call('decideSchedules', { decision: 'approve', reason: '', items: [{ id, version: 1 }] }),
    );
    expect(answer.status).toBe(500);
    expect(await rowOf(id)).toMatchObject({ status: 'PENDING', version: 1 });
  });
});

describe('POST /admin/reasons/decide', () => {
  test('approves and rejects in bulk; a withdrawn one stays withdrawn', async () => {
    const [one, two, withdrawn] = [
      await reason(),
      await reason({ type: 'LATE', arriveAt: clockTime('10:00'), leaveAt: null, backAt: null }),
      await reason({ status: 'WITHDRAWN', date: day('2026-03-09') }),
    ];
    expect(await decide([one, withdrawn], {}, 'decideReasons')).toMatchObject({
      decided: [one],
      skipped: [{ id: withdrawn, message: '이미 처리되었거나 취소된 신청입니다.' }],
    });
    expect(await reasonOf(one)).toMatchObject({ status: 'APPROVED', version: 2, decidedAt: now });
    await decide([two], { decision: 'reject', reason: '증빙을 가져오세요.' }, 'decideReasons');
    expect(await reasonOf(two)).toMatchObject({
      status: 'REJECTED',
      rejectReason: '증빙을 가져오세요.',
    });
    expect(await entriesOf(two)).toMatchObject([
      {
        action: 'reject-reason',
        entity: 'absence-reasons',
        before: { status: 'PENDING' },
        after: { status: 'REJECTED' },
      },
    ]);
  });
});
