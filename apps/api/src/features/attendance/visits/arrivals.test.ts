import {
  attendanceDaySchema,
  attendanceEndpoints,
  attendanceMonthSchema,
  dayContext,
  defaultAttendanceSettings,
  effectiveMarks,
  settledVisit,
  type VisitValue,
} from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
  students,
} from '../../../db/schema';
import { scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A Monday with eight periods on the hour from 14:00, 50 minutes each. */
const date = day('2026-03-02');
let server: TestApp;
let token: string;
let haneul: StudentId;
let crowd: StudentId[];
beforeAll(async () => {
  server = await startTestApp();
  haneul = scenarioStudent(server, 0);
  crowd = (
    await server.database.db
      .insert(students)
      .values(
        Array.from({ length: 196 }, (_, n) => ({
          name: `학생 ${n}`,
          phone: `0106668${String(n).padStart(4, '0')}`,
        })),
      )
      .returning({ id: students.id })
  ).map(({ id }) => id);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(attendanceMarkVersions);
  await db.delete(attendanceMarks);
  await db.delete(attendanceVisits);
  await db.delete(attendanceDays);
});

/** Sets the clock; a login does not last from the morning to the night. */
async function at(clock: string) {
  server.clock.set(new Date(`${date}T${clock}:00+09:00`), { frozen: true });
  token = await server.managerToken();
}
const call = (endpoint: Endpoint, body?: unknown, params: object = {}) =>
  server.callEndpoint(
    endpoint,
    { date, ...params },
    { token, ...(body !== undefined && { body }) },
  );
const visits = (
  who: readonly StudentId[],
  visit: Partial<VisitValue & { base: number }>,
  params?: object,
) =>
  call(
    attendanceEndpoints.saveVisits,
    {
      edits: who.map((studentId) => ({
        studentId,
        arrivedAt: null,
        leftAt: null,
        outings: [],
        base: 0,
        ...visit,
      })),
    },
    params,
  );
const arrive = async (who: readonly StudentId[], clock: string) => {
  await at(clock);
  return visits(who, { arrivedAt: clock as VisitValue['arrivedAt'] });
};
const sheet = async () =>
  attendanceDaySchema.parse((await call(attendanceEndpoints.attendanceDay)).body);
const close = async () => {
  const { revision } = await sheet();
  return (await call(attendanceEndpoints.closeDay, { revision })).body;
};
/** What counts in the first periods of a student, as every screen reads it. */
const marksOf = async (studentId: StudentId) => {
  const read = await sheet();
  const row = read.rows.find((one) => one.studentId === studentId);
  return row
    ? effectiveMarks(row, dayContext(read, defaultAttendanceSettings, server.clock.now()))
        .slice(0, 3)
        .map((mark) => mark?.status ?? null)
    : [];
};
const month = async () =>
  attendanceMonthSchema.parse(
    (await call(attendanceEndpoints.attendanceMonth, undefined, { year: 2026, month: 3 })).body,
  ).rows;

describe('an arrival', () => {
  test('before the first period or in a break counts for the period that comes, when it begins', async () => {
    await arrive([haneul], '13:40');
    expect(await marksOf(haneul)).toEqual([null, null, null]);
    await at('14:00');
    expect(await marksOf(haneul)).toEqual(['PRESENT', null, null]);
    await arrive(crowd.slice(0, 1), '14:55');
    await at('15:20');
    expect(await marksOf(crowd[0]!)).toEqual(['LATE', 'PRESENT', null]);
    expect((await month()).find(({ studentId }) => studentId === crowd[0])).toMatchObject({
      present: 1,
      late: 1,
    });
  });

  test('pressed twice, or by two managers, is one arrival', async () => {
    expect((await arrive([haneul], '14:20')).body).toMatchObject({ revision: 1 });
    expect((await arrive([haneul], '14:21')).body).toMatchObject({
      saved: [],
      conflicts: [{ studentId: haneul, visit: { arrivedAt: '14:20' } }],
    });
    expect(await marksOf(haneul)).toEqual(['LATE', null, null]);
  });

  test('never changes what a manager marked', async () => {
    await at('14:10');
    await call(attendanceEndpoints.saveMarks, {
      edits: [
        {
          studentId: haneul,
          period: 1,
          status: 'ABSENT',
          excused: true,
          note: '',
          base: 0,
          at: server.clock.now().toISOString(),
        },
      ],
    });
    await arrive([haneul], '14:20');
    await at('23:00');
    await close();
    expect(
      (await sheet()).rows.find(({ studentId }) => studentId === haneul)?.marks,
    ).toContainEqual({
      period: 1,
      mark: expect.objectContaining({ status: 'ABSENT', version: 1 }),
    });
  });
});

test('196 students who pressed in before the first period and in a break are there at the end of the day', async () => {
  await arrive(crowd.slice(0, 100), '13:35');
  await arrive(crowd.slice(100), '14:52');
  await at('22:10');
  const mine = new Set(crowd);
  const before = (await month()).filter(({ studentId }) => mine.has(studentId));
  expect(before.map(({ present }) => present)).toEqual(crowd.map(() => 1));

  expect(await close()).toMatchObject({ absent: 3, seenOff: 196, open: 0 });
  const { rows } = await sheet();
  const statuses = rows
    .filter(({ studentId }) => mine.has(studentId))
    .flatMap(({ marks }) => marks.map(({ mark }) => mark.status));
  expect(statuses, 'nothing is written').toEqual([]);
  expect(rows.find(({ studentId }) => studentId === crowd[0])?.visit?.leftAt).toBe(null);
  const after = (await month()).filter(({ studentId }) => mine.has(studentId));
  expect(after.map(({ present, late, absent }) => [present, late, absent])).toEqual(
    crowd.map((_, index) => [1, index < 100 ? 0 : 1, 0]),
  );
});

describe('nothing lies in the future', () => {
  test('a close at 16:16 says nothing of later periods, whenever it is read', async () => {
    await arrive([haneul], '14:00');
    await at('16:16');
    await close();
    await at('23:00');
    const read = await sheet();
    const row = read.rows.find(({ studentId }) => studentId === haneul);
    const context = dayContext(read, defaultAttendanceSettings, server.clock.now());
    expect(row && effectiveMarks(row, context).map((mark) => mark?.status ?? null)).toEqual([
      'PRESENT',
      'PRESENT',
      'PRESENT',
      ...Array.from({ length: 5 }, () => null),
    ]);
    expect(row && settledVisit(row.visit, context)?.leftAt).toBe('16:16');
  });

  test.each([
    ['an arrival', { arrivedAt: '17:00' }],
    ['leaving', { arrivedAt: '14:00', leftAt: '21:20' }],
    ['an outing', { arrivedAt: '14:00', outings: [{ from: '16:00', to: '16:30' }] }],
  ])('%s to come is refused', async (_, visit) => {
    await at('16:16');
    expect(await visits([haneul], visit as Partial<VisitValue>)).toMatchObject({
      status: 400,
      body: { code: 'visit-in-future' },
    });
    expect(await server.database.db.$count(attendanceVisits)).toBe(0);
  });
});
