import { operationEndpoints } from '@academy/domain/operations';
import { attendanceEndpoints } from '@academy/domain/attendance';
import { calendarEndpoints, managerMealsResultSchema } from '@academy/domain/calendar';
import { mealEndpoints, sameDaySchema } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceMarks,
  attendanceVisits,
  auditLog,
  holidays,
  managers,
  mealBills,
  mealClosings,
  operations,
  reservations,
} from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let manager: string;
const date = day('2026-03-03');
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  manager = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(reservations);
  const row = {
    date,
    updatedAt: new Date('2026-03-01T01:02:03Z'),
    updatedByKind: 'student' as const,
  };
  const [one, two, three] = server.students;
  if (!one || !two || !three) throw new Error('the scenario has four students');
  await server.database.db.insert(reservations).values([
    { ...row, studentId: one, lunch: true, dinner: false },
    { ...row, studentId: two, lunch: true, dinner: true },
    { ...row, studentId: three, lunch: false, dinner: false },
  ]);
});

const read = (on: string = date) =>
  server.callEndpoint(mealEndpoints.sameDay, { date: on }, { token: manager });
const tick = (body: unknown, token = manager) =>
  server.callEndpoint(mealEndpoints.savePickUps, { date }, { token, body });

describe('GET /admin/same-day/{date}', () => {
  test('lists who eats, by name, with what the desk needs to know', async () => {
    const [one = ''] = server.students;
    await server.database.db.insert(mealBills).values({
      studentId: one as never,
      month: month('2026-03'),
      lunchPrice: won(5000),
      dinnerPrice: won(6000),
      depositStatus: 'confirmed',
    });
    const { rows, ...rest } = sameDaySchema.parse((await read()).body);
    expect(rest).toEqual({
      date: '2026-03-03',
      holiday: null,
      asOf: '2026-03-02T00:00:00.000Z',
      cutoffAt: '2026-03-02T05:00:00.000Z',
      closed: { lunch: null, dinner: null },
      closing: null,
      spares: { lunch: null, dinner: null },
    });
    expect(rows).toEqual([
      {
        studentId: one,
        name: '김하늘',
        seat: 'A-01',
        grade: '고3',
        school: '하늘고',
        phoneTail: '5678',
        lunch: true,
        dinner: false,
        lunchPickedUp: false,
        dinnerPickedUp: false,
        allergy: '',
        note: '',
        depositStatus: 'confirmed',
        changedAt: '2026-03-01T01:02:03.000Z',
        away: null,
        managed: null,
      },
      expect.objectContaining({
        name: '이바다',
        lunch: true,
        dinner: true,
        depositStatus: 'unpaid',
      }),
    ]);
  });

  test('says why a meal is not served, and the holiday’s name', async () => {
    await server.database.db.insert(holidays).values([
      { date: day('2026-03-01'), name: '삼일절', source: 'public' },
      { date: day('2026-03-01'), name: '개원일', source: 'academy' },
    ]);
    expect((await read('2026-03-01')).body).toMatchObject({
      holiday: '개원일 · 삼일절',
      closed: { lunch: 'weekday-closed', dinner: 'weekday-closed' },
      rows: [],
    });
  });

  test('needs as many queries for one student as for a hundred', { tags: 'ci' }, async () => {
    // A login that was read just now: an older one's few seconds may end, and it is asked again.
    const counted = async () => {
      manager = await server.managerToken();
      await read();
      return watched.count(() => read());
    };
    const few = await counted();
    for (let n = 0; n < 100; n += 1) {
      const studentId = await insertStudent(server.database.db, {
        phone: `0103333${String(n).padStart(4, '0')}`,
      });
      await server.database.db.insert(reservations).values({
        studentId,
        date,
        lunch: true,
        dinner: true,
        updatedAt: new Date(),
        updatedByKind: 'student',
      });
    }
    const many = await counted();
    expect(Math.max(few.outside, many.outside)).toBeLessThanOrEqual(21);
  });

  test('says of whoever ordered and is not here what the attendance sheet says', async () => {
    const { db } = server.database;
    const [one = '', two = ''] = server.students.map(String);
    const at = '2026-03-03T00:00:00.000Z';
    server.clock.set(new Date('2026-03-03T18:00:00+09:00'), { frozen: true });
    manager = await server.managerToken();
    const absent = [1, 2].map((period) => ({
      studentId: one,
      period,
      status: 'ABSENT',
      excused: false,
      note: '',
      base: 0,
      at,
    }));
    expect(
      (
        await server.callEndpoint(
          attendanceEndpoints.saveMarks,
          { date },
          { token: manager, body: { edits: [...absent, { ...absent[0], studentId: two }] } },
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await server.callEndpoint(
          attendanceEndpoints.saveVisits,
          { date },
          {
            token: manager,
            body: {
              edits: [
                {
                  studentId: two,
                  arrivedAt: '14:00',
                  leftAt: null,
                  outings: [{ from: '17:50', to: null }],
                  base: 0,
                },
              ],
            },
          },
        )
      ).status,
    ).toBe(200);
    expect(
      sameDaySchema.parse((await read()).body).rows.map(({ name, away }) => [name, away]),
    ).toEqual([
      ['김하늘', '결석'],
      ['이바다', '외출 중 17:50–'],
    ]);
    await db.delete(attendanceVisits);
    await db
      .update(attendanceMarks)
      .set({ status: 'PRESENT' })
      .where(eq(attendanceMarks.period, 2));
    expect(sameDaySchema.parse((await read()).body).rows.map(({ away }) => away)).toEqual([
      null,
      '결석',
    ]);
    server.clock.set(new Date(MONDAY), { frozen: true });
    manager = await server.managerToken();
  });

  test('names who closed the day', async () => {
    const [boss] = await server.database.db.select().from(managers).limit(1);
    await server.database.db.insert(mealClosings).values({
      date: day('2026-03-04'),
      meal: 'dinner',
      cause: 'CATERER',
      note: '',
      createdBy: boss!.id,
      createdAt: new Date('2026-03-01T00:00:00Z'),
    });
    expect((await read('2026-03-04')).body).toMatchObject({ closing: 'CATERER' });
  });

  test('marks what managers added and cancelled until it is taken back; a change of a week ago is no news', async () => {
    const [one = '', , three = '', four = ''] = server.students;
    const put = async (id: string, lunch: boolean, dinner: boolean, note: string) =>
      managerMealsResultSchema.parse(
        (
          await server.callEndpoint(
            calendarEndpoints.saveMealsFor,
            { studentId: id },
            {
              token: manager,
              body: {
                changes: [{ date, lunch, dinner }],
                cause: 'ABSENT',
                note,
                settlement: 'none',
              },
            },
          )
        ).body,
      ).undo?.operationId ?? '';
    const seen = async () =>
      sameDaySchema
        .parse((await read()).body)
        .rows.map(({ name, lunch, dinner, managed }) => [
          name,
          lunch,
          dinner,
          managed && [managed.added, managed.cancelled, managed.note],
        ]);
    await put(three, true, true, '보강');
    const cancelled = await put(one, false, false, '병원');
    await put(four, true, false, '');
    await put(four, false, false, '');
    expect(await seen()).toEqual([
      ['김하늘', false, false, [[], ['lunch'], '병원']],
      [expect.any(String), true, true, [['lunch', 'dinner'], [], '보강']],
      ['이바다', true, true, null],
    ]);
    await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: cancelled },
      { token: manager },
    );
    expect((await seen())[0]).toEqual(['김하늘', true, false, null]);
    await server.database.db.update(operations).set({ at: new Date('2026-02-23T14:59:59Z') });
    expect((await seen())[1]?.[3]).toBeNull();
  });

  test('a day that is none: 400', async () => {
    expect((await read('2026-02-30')).body).toMatchObject({
      code: 'validation-failed',
      errors: { date: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    });
  });
});

describe('PUT /admin/same-day/{date}/pick-ups', () => {
  test('before the day has come nothing is ticked', async () => {
    const [one = ''] = server.students;
    const body = [{ studentId: one, meal: 'lunch', pickedUp: false }];
    server.clock.set(new Date('2026-03-02T23:59:59+09:00'), { frozen: true });
    manager = await server.managerToken();
    expect(await tick(body)).toMatchObject({ status: 409, body: { code: 'day-not-come' } });
    server.clock.set(new Date(`${date}T00:00:00+09:00`), { frozen: true });
    expect((await tick(body)).status).toBe(200);
  });

  test('ticks and unticks, answers the fresh list, and is audited', async () => {
    const [one = '', two = ''] = server.students;
    const first = await tick([
      { studentId: one, meal: 'lunch', pickedUp: true },
      { studentId: two, meal: 'dinner', pickedUp: true },
    ]);
    expect(first.body).toMatchObject({
      rows: [
        { studentId: one, lunchPickedUp: true, dinnerPickedUp: false },
        { studentId: two, lunchPickedUp: false, dinnerPickedUp: true },
      ],
    });
    const second = await tick([{ studentId: one, meal: 'lunch', pickedUp: false }]);
    expect(second.body).toMatchObject({
      rows: [
        { studentId: one, lunchPickedUp: false },
        { studentId: two, dinnerPickedUp: true },
      ],
    });
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'save-pick-ups'), eq(auditLog.entityId, date)));
    expect(entries.at(-1)).toMatchObject({
      actorName: '오매니저',
      role: 'MANAGER',
      after: [{ studentId: one, meal: 'lunch', pickedUp: false }],
    });
  });

  test('the last of two ticks on one meal counts; a tick twice is fine', async () => {
    const [one = ''] = server.students;
    const on = { studentId: one, meal: 'lunch', pickedUp: true };
    await tick([on]);
    expect((await tick([on])).status).toBe(200);
    expect((await tick([on, { ...on, pickedUp: false }])).body).toMatchObject({
      rows: [{ studentId: one, lunchPickedUp: false }, {}],
    });
  });

  test('someone who drops the meal after the tick stays in the list', async () => {
    const [, , three = ''] = server.students;
    expect((await tick([{ studentId: three, meal: 'lunch', pickedUp: true }])).body).toMatchObject({
      rows: [{}, { studentId: three, lunch: false, lunchPickedUp: true }, {}],
    });
    await tick([{ studentId: three, meal: 'lunch', pickedUp: false }]);
  });

  test.each([
    ['an unknown student', [{ studentId: '999999', meal: 'lunch', pickedUp: true }], 404],
    ['an id that cannot be ours', [{ studentId: 'abc', meal: 'lunch', pickedUp: true }], 404],
    ['a field too many', [{ studentId: '1', meal: 'lunch', pickedUp: true, price: 0 }], 400],
    ['a meal that is none', [{ studentId: '1', meal: 'breakfast', pickedUp: true }], 400],
    ['nothing', [], 400],
  ])('%s: refused, and nothing is ticked', async (_, body, status) => {
    const [one = ''] = server.students;
    expect(
      (
        await tick(
          [{ studentId: one, meal: 'lunch', pickedUp: true }, ...body].slice(
            body.length === 0 ? 1 : 0,
          ),
        )
      ).status,
    ).toBe(status);
    expect((await read()).body).toMatchObject({
      rows: [{ lunchPickedUp: false }, { lunchPickedUp: false }],
    });
  });

  test('a read-only manager is refused', async () => {
    const [one = ''] = server.students;
    const answer = await tick(
      [{ studentId: one, meal: 'lunch', pickedUp: true }],
      await server.managerToken('viewer'),
    );
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'no-right',
      message: '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.',
    });
  });
});
