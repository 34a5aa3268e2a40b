import type { Api } from '@academy/api-client';
import type { MockExamId, MockRegistrationId } from '@academy/domain/ids';
import { mockManagementEndpoints, registrationsResultSchema } from '@academy/domain/mocks';
import { clockTime, day, shiftDay } from '@academy/domain/time';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, attendanceDays, attendanceVisits } from '../../../../db/schema';
import { takeBack, writeUndoable } from '../../../../testing/calls/take-back';
import { insertStudent } from '../../../../testing/data/a-student';
import { insertExam, insertRegistration, insertResult } from '../../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../../testing/test-app';

const now = new Date(MONDAY);
const today = day('2026-03-02');
let server: TestApp;
let api: Api;
let token: string;
let examId: MockExamId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  api = server.api(token);
  await server.database.db.insert(attendanceDays).values({ date: today, revision: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  examId = await insertExam(server.database.db, now, {
    examDate: today,
    examEndTime: clockTime('12:00'),
  });
});

let made = 0;
async function registered(row: Partial<Parameters<typeof insertRegistration>[2]> = {}) {
  made += 1;
  const phone = `0107744${String(made).padStart(4, '0')}`;
  const studentId = await insertStudent(server.database.db, { name: `학생${made}`, phone });
  const id = await insertRegistration(server.database.db, now, {
    studentId,
    mockExamId: examId,
    onSiteState: 'confirmed',
    ...row,
  });
  return { id, studentId };
}
const came = (studentId: Awaited<ReturnType<typeof registered>>['studentId'], at: string) =>
  server.database.db.insert(attendanceVisits).values({
    date: today,
    studentId,
    arrivedAt: clockTime(at),
    outings: [],
    version: 1,
    revision: 1,
    at: now,
  });
const mark = (ids: MockRegistrationId[], attendance: 'present' | 'absent' | null) =>
  writeUndoable(
    server,
    token,
    mockManagementEndpoints.changeRegistrations,
    { examId },
    { ids, change: { attendance } },
  );
const ask = (ids: MockRegistrationId[], attendance: 'present' | 'absent') =>
  server.callEndpoint(
    mockManagementEndpoints.changeRegistrations,
    { examId },
    { token, body: { ids, change: { attendance } } },
  );
const shown = async () =>
  (await api.examRegistrations({ params: { examId } })).content.map(
    ({ attendance, arrivedAt, hasResults }) => [attendance, arrivedAt, hasResults],
  );

test('who came before the end of the exam to sit here, and who has results', async () => {
  const [early, late, paper, done] = [
    await registered(),
    await registered(),
    await registered({ onSiteState: 'none' }),
    await registered(),
  ];
  await came(early.studentId, '08:05');
  await came(late.studentId, '12:00');
  await came(paper.studentId, '08:05');
  await insertResult(server.database.db, now, { mockExamId: examId, studentId: done.studentId });
  expect(await shown()).toEqual([
    [null, '08:05', false],
    [null, null, false],
    [null, null, false],
    [null, null, true],
  ]);
});

test('a manager marks many at once, with a sentence each, and takes it back', async () => {
  const [one, two] = [await registered(), await registered()];
  await mark([one.id], 'present');
  const marked = await mark([one.id, two.id], 'absent');
  expect(await shown()).toEqual([
    ['absent', null, false],
    ['absent', null, false],
  ]);
  const [entry] = await server.database.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.entityId, one.id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    before: { attendance: 'present' },
    after: { attendance: 'absent' },
  });
  expect(await takeBack(server, token, marked)).toEqual({ restored: 2, kept: [] });
  expect(await shown()).toEqual([
    ['present', null, false],
    [null, null, false],
  ]);
});

test('not before the day, not of a cancelled registration, not absent with a result', async () => {
  const [stands, gone, done] = [
    await registered(),
    await registered({ onSiteState: 'none', canceledAt: now }),
    await registered(),
  ];
  await insertResult(server.database.db, now, { mockExamId: examId, studentId: done.studentId });
  const result = registrationsResultSchema.parse(
    (await ask([stands.id, gone.id, done.id], 'absent')).body,
  );
  expect(result.content.map(({ id }) => id)).toEqual([stands.id]);
  expect(result.skipped.map(({ id, message }) => [id, message])).toEqual([
    [gone.id, '취소한 신청입니다.'],
    [done.id, '성적이 있는 학생은 결시로 바꿀 수 없습니다.'],
  ]);
  examId = await insertExam(server.database.db, now, { examDate: shiftDay(today, 1) });
  const early = await registered();
  expect(await ask([early.id], 'present')).toMatchObject({
    status: 409,
    body: { code: 'exam-day-ahead' },
  });
});
