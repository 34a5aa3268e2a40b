import { defaultAttendanceSettings, type VisitValue } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { reportEndpoints } from '@academy/domain/study-time';
import { clockTime, day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceVisits,
  mockExams,
  mockRegistrations,
  reservations,
  studentPoints,
} from '../../db/schema';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../testing/data/store-setting';
import { insertStudents } from '../../testing/academies/many-billed-students';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { watchedDatabase } from '../../testing/database/watched-database';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** A Tuesday, when the second of eight periods runs. */
const NOW = '2026-03-10T15:20:00+09:00';
const march = { year: 2026, month: 3 };
const watched = watchedDatabase();
let server: TestApp;
let haneul: StudentId;
let bada: StudentId;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap, now: NOW });
  [haneul, bada] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(attendanceMarks);
  await db.delete(attendanceVisits);
  await db.delete(attendanceDays);
  await db.delete(reservations);
  await db.delete(studentPoints);
});

type Times = Partial<Record<'arrivedAt' | 'leftAt', string>> & Pick<Partial<VisitValue>, 'outings'>;
async function came(studentId: StudentId, date: string, { arrivedAt, leftAt, outings }: Times) {
  const { db } = server.database;
  await db
    .insert(attendanceDays)
    .values({ date: day(date) })
    .onConflictDoNothing();
  await db.insert(attendanceVisits).values({
    date: day(date),
    studentId,
    arrivedAt: clockTime(arrivedAt ?? '14:00'),
    leftAt: leftAt === undefined ? null : clockTime(leftAt),
    outings: outings ?? [],
    version: 1,
    revision: 1,
    at: new Date(NOW),
  });
}
const reportsOf = async (token: string, query: object = {}) =>
  (await server.api(token).monthlyReports({ params: march, query })).reports;
const reportOf = async (studentId: StudentId, token?: string) =>
  (await reportsOf(token ?? (await server.managerToken()))).find(
    (report) => report.studentId === studentId,
  );

describe('GET /admin/monthly-reports/{year}/{month}', () => {
  test('a month is its days, net time, meals, points and exams', async () => {
    const { db } = server.database;
    await came(haneul, '2026-03-02', { leftAt: '15:50' });
    await came(haneul, '2026-03-03', {
      arrivedAt: '14:10',
      leftAt: '16:50',
      outings: [{ from: clockTime('15:00'), to: clockTime('15:30') }],
    });
    const ate = { studentId: haneul, updatedAt: new Date(NOW), updatedByKind: 'student' as const };
    await db.insert(reservations).values([
      { ...ate, date: day('2026-03-03'), lunch: true, dinner: true },
      { ...ate, date: day('2026-03-31'), lunch: false, dinner: true },
      { ...ate, date: day('2026-04-01'), lunch: true, dinner: true },
    ]);
    const by = server.managers[0];
    if (by === undefined) throw new Error('the scenario has a manager');
    const point = { studentId: haneul, reason: '태도', issuedBy: by, createdAt: new Date(NOW) };
    await db.insert(studentPoints).values([
      { ...point, incidentDate: day('2026-03-02'), pointType: 'REWARD', points: 3 },
      { ...point, incidentDate: day('2026-03-05'), pointType: 'PENALTY', points: 2 },
      { ...point, incidentDate: day('2026-02-28'), pointType: 'PENALTY', points: 9 },
    ]);
    const exam = await insertExam(db, new Date(NOW), { examDate: day('2026-03-20') });
    const gone = await insertExam(db, new Date(NOW), { examDate: day('2026-03-21') });
    await insertRegistration(db, new Date(NOW), { studentId: haneul, mockExamId: exam });
    await insertRegistration(db, new Date(NOW), {
      studentId: haneul,
      mockExamId: gone,
      canceledAt: new Date(NOW),
    });

    const report = await reportOf(haneul);
    await db.delete(mockRegistrations);
    await db.delete(mockExams);
    expect(report).toMatchObject({
      attendance: { present: 2, late: 1, absent: 0 },
      study: { minutes: 100 + 40 + 20 + 50, days: 2, open: 0 },
      meals: { lunches: 1, dinners: 2 },
      points: { rewards: 3, penalties: 2 },
      exams: [{ title: '3월 모의고사', examDate: '2026-03-20' }],
    });
  });

  test('whoever is here is counted until now, whose 하원 is missing to the end of the periods', async () => {
    await came(haneul, '2026-03-09', { arrivedAt: '20:00' });
    await came(haneul, '2026-03-10', {});
    expect((await reportOf(haneul))?.study).toEqual({ minutes: 100 + 70, days: 2, open: 1 });
  });

  test('a part of another area is for whoever has that area', async () => {
    const { token } = await managerWith(server, 'MANAGER', { areas: ['attendance'] });
    expect(await reportOf(haneul, token)).toMatchObject({ meals: null, points: null, exams: null });
  });

  test('one student, or none', async () => {
    const token = await server.managerToken();
    expect((await reportsOf(token, { studentId: bada })).map(({ studentId }) => studentId)).toEqual(
      [bada],
    );
    expect(await reportsOf(token, { studentId: '999999' })).toEqual([]);
  });

  test('a thousand students take as many queries as a few', { tags: 'ci' }, async () => {
    const token = await server.managerToken();
    const count = async () => {
      await reportsOf(token);
      const { statements, outside } = await watched.count(() => reportsOf(token));
      return statements + outside;
    };
    const few = await count();
    const many = await insertStudents(server.database.db, 1000);
    await came(many[0] ?? haneul, '2026-03-03', { leftAt: '15:00' });
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(16);
  });
});

test('GET /study-time/mine: the own days of five weeks and of this month', async () => {
  await came(haneul, '2026-02-08', { leftAt: '15:00' });
  await came(haneul, '2026-02-09', { leftAt: '15:00' });
  await came(haneul, '2026-03-10', {});
  await came(bada, '2026-03-09', { leftAt: '20:00' });
  expect(await server.api(await server.studentToken()).myStudy()).toEqual({
    asOf: new Date(NOW).toISOString(),
    today: '2026-03-10',
    first: '2026-02-09',
    days: [
      { date: '2026-02-09', minutes: 50, open: false },
      { date: '2026-03-10', minutes: 70, open: true },
    ],
    rank: null,
  });
});

test('a place in last week’s time is for academies that show it, and for whoever has a time', async () => {
  const { db } = server.database;
  await came(haneul, '2026-03-02', { leftAt: '15:50' });
  await came(bada, '2026-03-08', { arrivedAt: '09:00', leftAt: '12:50' });
  await came(bada, '2026-03-09', { leftAt: '22:00' });
  const rankOf = async (phone?: string) =>
    (await server.api(await server.studentToken(phone)).myStudy()).rank;
  expect(await rankOf()).toBeNull();
  const value = { ...defaultAttendanceSettings, studyRanks: true };
  await storeSetting(db, attendanceSetting, value, new Date(NOW));
  expect(await rankOf()).toEqual({ place: 2, of: 2 });
  await db.delete(attendanceVisits);
  expect(await rankOf()).toBeNull();
  await forgetSettings(db, attendanceSetting);
});

describe('한마디 of a report', () => {
  const place = (studentId: StudentId) => ({ ...march, studentId });
  const save = async (text: string, version?: number) =>
    server.callEndpoint(reportEndpoints.saveRemark, place(haneul), {
      token: await server.managerToken(),
      body: { text },
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    });

  test('is written, is in the report, and is written down', async () => {
    expect(await save('  꾸준히 나왔습니다. ', 0)).toMatchObject({
      status: 200,
      body: { text: '꾸준히 나왔습니다.', version: 1, undo: { operationId: expect.any(String) } },
    });
    expect((await reportOf(haneul))?.remark).toEqual({ text: '꾸준히 나왔습니다.', version: 1 });
    expect((await reportOf(bada))?.remark).toEqual({ text: '', version: 0 });
  });

  test('over another version it is refused with what is there; the same again is no change', async () => {
    const current = (await reportOf(haneul))?.remark;
    expect(await save('다릅니다.', (current?.version ?? 0) + 7)).toMatchObject({
      status: 412,
      body: { current },
    });
    expect((await save(current?.text ?? '', current?.version)).body).toEqual(current);
  });

  test('is taken back, and not over somebody’s later one', async () => {
    await save('처음');
    const token = await server.managerToken();
    const second = await writeUndoable(server, token, reportEndpoints.saveRemark, place(haneul), {
      text: '다음',
    });
    expect(await takeBack(server, token, second)).toMatchObject({ restored: 1 });
    expect((await reportOf(haneul))?.remark.text).toBe('처음');
    const third = await writeUndoable(server, token, reportEndpoints.saveRemark, place(haneul), {
      text: '셋째',
    });
    await save('넷째');
    expect(await takeBack(server, token, third)).toMatchObject({ restored: 0 });
    expect((await reportOf(haneul))?.remark.text).toBe('넷째');
  });

  test('nobody’s report has none, and too long a one names its field', async () => {
    const token = await server.managerToken();
    const write = (studentId: string, text: string) =>
      server.callEndpoint(
        reportEndpoints.saveRemark,
        { ...march, studentId },
        { token, body: { text } },
      );
    expect((await write('999999', '누구')).status).toBe(404);
    expect(await write(haneul, '가'.repeat(301))).toMatchObject({
      status: 400,
      body: { errors: { text: expect.any(String) } },
    });
  });
});
