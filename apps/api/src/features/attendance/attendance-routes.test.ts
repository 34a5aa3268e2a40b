import { operationEndpoints } from '@academy/domain/operations';
import {
  attendanceChangesSchema,
  attendanceDaySchema,
  attendanceEndpoints,
  cellHistorySchema,
  packedDaySchema,
  saveMarksResultSchema,
  unpackDay,
  type MarkEdit,
} from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { clockTime, day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
  auditLog,
  reservations,
  students,
} from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertReason } from '../../testing/data/some-reason';
import { insertSchedule } from '../../testing/data/some-schedule';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let [kim, park] = ['', ''];
const date = '2026-03-02';
const at = '2026-03-02T00:00:00.000Z';
let haneul: StudentId;
let bada: StudentId;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap, now: '2026-03-02T22:30:00+09:00' });
  [kim, park] = [await server.managerToken('manager'), await server.managerToken('admin')];
  [haneul, bada] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(attendanceMarkVersions);
  await db.delete(attendanceMarks);
  await db.delete(attendanceVisits);
  await db.delete(attendanceDays);
});

const call = (endpoint: Endpoint, body?: unknown, params: object = {}, token = kim) =>
  server.callEndpoint(
    endpoint,
    { date, ...params },
    { token, ...(body !== undefined && { body }) },
  );
const sheet = async () =>
  attendanceDaySchema.parse((await call(attendanceEndpoints.attendanceDay)).body);
const edit = (overrides: Partial<MarkEdit> = {}): MarkEdit => ({
  studentId: haneul,
  period: 1,
  status: 'LATE',
  excused: false,
  note: '',
  base: 0,
  at,
  ...overrides,
});
const mark = async (overrides: Partial<MarkEdit> = {}, token = kim, reason?: string) => {
  const answer = await call(
    attendanceEndpoints.saveMarks,
    { edits: [edit(overrides)], ...(reason && { reason }) },
    {},
    token,
  );
  return {
    status: answer.status,
    body: answer.body,
    result: saveMarksResultSchema.safeParse(answer.body).data,
  };
};

describe('the sheet of a day', () => {
  test('has who is enrolled, what they reported, eat and were marked', async () => {
    const { db } = server.database;
    await insertSchedule(db, new Date(at), haneul, {
      status: 'APPROVED',
      kind: 'OUTING',
      fromTime: clockTime('15:00'),
      toTime: clockTime('16:00'),
      weekdays: [1],
      firstDate: day('2026-03-02'),
      lastDate: day('2026-03-02'),
      title: '수학학원',
    });
    await insertReason(db, new Date(at), haneul, {
      status: 'PENDING',
      type: 'EARLY_LEAVE',
      date: day(date),
      arriveAt: null,
      leaveAt: clockTime('20:00'),
      backAt: null,
    });
    await db.insert(reservations).values({
      studentId: haneul,
      date: day(date),
      lunch: true,
      dinner: false,
      updatedAt: new Date(at),
      updatedByKind: 'student',
    });
    await mark();
    const { rows, ...facts } = await sheet();
    expect(facts).toMatchObject({
      date,
      revision: 1,
      closed: null,
      periods: expect.arrayContaining([
        expect.objectContaining({ number: 1, name: '1교시', from: '14:00' }),
      ]),
    });
    expect(rows.find(({ studentId }) => studentId === haneul)).toMatchObject({
      name: '김하늘',
      meals: { lunch: true, dinner: false },
      visit: null,
      marks: [{ period: 1, mark: { status: 'LATE', version: 1, byName: '오매니저' } }],
      reportedAbsences: [
        { kind: 'OUTING', from: '15:00', to: '16:00', title: '수학학원', approved: true },
        { kind: 'EARLY_LEAVE', from: '20:00', approved: false },
      ],
    });
  });

  test('is the same in columns', async () => {
    await mark({ note: '병원', excused: true });
    await mark({ studentId: bada, period: 3, status: 'ABSENT' }, park);
    const packed = await call(attendanceEndpoints.attendanceSheet);
    expect(packed.status).toBe(200);
    expect(unpackDay(packedDaySchema.parse(packed.body))).toEqual(await sheet());
  });

  test('needs as many queries for a hundred students as for four', async () => {
    const few = await watched.count(() => call(attendanceEndpoints.attendanceDay));
    await server.database.db.insert(students).values(
      Array.from({ length: 100 }, (_, n) => ({
        name: `학생 ${n}`,
        phone: `0106666${String(n).padStart(4, '0')}`,
      })),
    );
    const many = await watched.count(() => call(attendanceEndpoints.attendanceDay));
    expect(Math.max(few.outside, many.outside)).toBeLessThanOrEqual(13);
    expect(many.outside).toBe(few.outside);
  });
});

describe('marking', () => {
  test('a mark over one that was not seen is answered with both values and writes nothing', async () => {
    await mark();
    const { result } = await mark({ status: 'ABSENT' }, park);
    expect(result).toMatchObject({
      saved: [],
      conflicts: [
        {
          yours: { status: 'ABSENT', base: 0 },
          theirs: { status: 'LATE', version: 1, byName: '오매니저' },
        },
      ],
    });
    expect((await mark({ status: 'LATE' }, park)).result?.conflicts).toEqual([]);
    expect(
      (await mark({ status: 'ABSENT', excused: true, note: ' 병원 ', base: 1 }, park)).result
        ?.saved,
    ).toMatchObject([
      { period: 1, mark: { status: 'ABSENT', excused: true, note: '병원', version: 2 } },
    ]);
  });

  test('GET /admin/attendance/{date}/changes: what changed since a revision, and nothing else', async () => {
    await mark();
    await mark({ studentId: bada, period: 2, status: 'PRESENT' });
    const changes = async (since: number) =>
      attendanceChangesSchema.parse(
        (
          await server.call('GET', `/api/admin/attendance/${date}/changes?since=${since}`, {
            token: kim,
          })
        ).body,
      );
    expect(await changes(1)).toMatchObject({
      revision: 2,
      cells: [{ studentId: bada, period: 2 }],
      visits: [],
      reread: false,
    });
    expect(await changes(2)).toMatchObject({ cells: [] });
    expect(await changes(3)).toMatchObject({ reread: true });
  });

  test('a cell remembers everything it was', async () => {
    await mark();
    await mark({ status: null, base: 1 });
    const { content } = cellHistorySchema.parse(
      (await call(attendanceEndpoints.cellHistory, undefined, { studentId: haneul, period: 1 }))
        .body,
    );
    expect(content.map(({ mark: one }) => [one.version, one.status])).toEqual([
      [2, null],
      [1, 'LATE'],
    ]);
  });

  test.each<[string, Partial<MarkEdit>, number]>([
    ['a period that is none', { period: 9 }, 400],
    ['a student who is none', { studentId: '999999' as StudentId }, 404],
    ['an id that is none', { studentId: 'x' as StudentId }, 404],
  ])('%s is refused whole', async (_, overrides, status) => {
    expect((await mark(overrides)).status).toBe(status);
    expect(await server.database.db.$count(attendanceMarks)).toBe(0);
  });

  test('of a day to come only 결석 can be written, and emptied again', async () => {
    const tomorrow = { date: '2026-03-03' };
    const save = (overrides: Partial<MarkEdit>) =>
      call(attendanceEndpoints.saveMarks, { edits: [edit(overrides)] }, tomorrow);
    for (const status of ['PRESENT', 'LATE', 'EARLY_LEAVE', 'OUTING'] as const) {
      expect(await save({ status })).toMatchObject({
        status: 400,
        body: {
          code: 'mark-in-future',
          message: '아직 오지 않은 날에는 결석만 미리 적을 수 있습니다. 나머지는 그날 적으세요.',
        },
      });
      const filled = { edits: [edit({ status }), edit({ studentId: bada, status: 'ABSENT' })] };
      expect((await call(attendanceEndpoints.fillMarks, filled, tomorrow)).status).toBe(400);
    }
    expect(await server.database.db.$count(attendanceMarks)).toBe(0);
    expect((await save({ status: 'ABSENT' })).status).toBe(200);
    expect((await save({ status: null, base: 1 })).status).toBe(200);
  });

  test('미입력을 출석으로: who did not come is left by the server too, unless asked for', async () => {
    const absent = scenarioStudent(server, 2);
    await mark({ studentId: bada, status: 'PRESENT' });
    const wish = { studentIds: [bada, absent], periods: [2] };
    const fill = async (notComeToo: boolean) => {
      const { body } = await call(attendanceEndpoints.fillPresent, { ...wish, notComeToo });
      return saveMarksResultSchema.parse(body).saved.map(({ studentId }) => studentId);
    };
    expect(await fill(false)).toEqual([bada]);
    expect(await fill(false), 'and nothing is left to fill').toEqual([]);
    expect(await fill(true)).toEqual([absent]);
    const ahead = { ...wish, notComeToo: true };
    expect(
      (await call(attendanceEndpoints.fillPresent, ahead, { date: '2026-03-03' })).body,
    ).toMatchObject({ code: 'mark-in-future' });
    expect(
      (await call(attendanceEndpoints.fillPresent, { ...ahead, periods: [9] })).body,
    ).toMatchObject({ code: 'no-such-period' });
  });

  test('many at once are one change, taken back but for what was marked since', async () => {
    const edits = [edit({ status: 'PRESENT' }), edit({ studentId: bada, status: 'PRESENT' })];
    const { body } = await call(attendanceEndpoints.fillMarks, { edits });
    expect(body).toMatchObject({ conflicts: [], undo: { operationId: expect.any(String) } });
    await mark({ studentId: bada, status: 'LATE', base: 1 });
    const { operationId } = (body as { undo: { operationId: string } }).undo;
    expect(
      (await call(operationEndpoints.undoOperation, undefined, { operationId })).body,
    ).toMatchObject({ restored: 1, kept: [{ label: '3월 2일 (월) 1교시' }] });
    const { rows } = await sheet();
    expect(
      rows
        .filter(({ marks }) => marks.length > 0)
        .map(({ studentId, marks }) => [studentId, marks[0]?.mark.status, marks[0]?.mark.version]),
    ).toEqual(
      expect.arrayContaining([
        [haneul, null, 2],
        [bada, 'LATE', 2],
      ]),
    );
  });
});

describe('coming and going', () => {
  const visit = { studentId: '', arrivedAt: '14:00', leftAt: null, outings: [], base: 0 };
  test('is written on what was seen, in order, and conflicts say what is there', async () => {
    const save = (edits: object[], token = kim) =>
      call(
        attendanceEndpoints.saveVisits,
        { edits: edits.map((some) => ({ ...visit, studentId: haneul, ...some })) },
        {},
        token,
      );
    expect((await save([{}])).body).toMatchObject({
      saved: [{ studentId: haneul, visit: { arrivedAt: '14:00', version: 1 } }],
      conflicts: [],
      revision: 1,
    });
    expect((await save([{ arrivedAt: '14:10' }, { studentId: bada }], park)).body).toMatchObject({
      saved: [{ studentId: bada, visit: { byName: '한원장' } }],
      conflicts: [{ studentId: haneul, visit: { arrivedAt: '14:00', version: 1 } }],
    });
    expect(
      await save([
        { studentId: bada, leftAt: '20:00', base: 1 },
        { leftAt: '13:00', base: 1 },
      ]),
    ).toMatchObject({ status: 400, body: { code: 'visit-out-of-order' } });
    expect(
      (await sheet()).rows.find(({ studentId }) => studentId === bada)?.visit,
      'all or none where no screen can ask',
    ).toMatchObject({ leftAt: null, version: 1 });
  });

  test('of a hundred students needs as many queries as of one', async () => {
    const { db } = server.database;
    const ids = (
      await db
        .insert(students)
        .values(
          Array.from({ length: 100 }, (_, n) => ({
            name: `학생 ${n}`,
            phone: `0106667${String(n).padStart(4, '0')}`,
          })),
        )
        .returning({ id: students.id })
    ).map(({ id }) => id);
    const save = (some: StudentId[]) =>
      watched.count(() =>
        call(attendanceEndpoints.saveVisits, {
          edits: some.map((studentId) => ({ ...visit, studentId })),
        }),
      );
    const [one, many] = [await save(ids.slice(0, 1)), await save(ids.slice(1))];
    expect([many.statements, many.transactions]).toEqual([one.statements, 1]);
  });
});

describe('closing a day', () => {
  test('settles what is open, needs a reason for corrections, and can be opened again', async () => {
    await mark({ status: 'PRESENT' });
    expect((await call(attendanceEndpoints.closeDay, { revision: 0 })).body).toMatchObject({
      code: 'sheet-changed',
    });
    expect((await call(attendanceEndpoints.closeDay, { revision: 1 })).body).toMatchObject({
      closed: { byName: '오매니저' },
      absent: expect.any(Number),
    });
    const { rows, closed } = await sheet();
    expect(rows.find(({ studentId }) => studentId === bada)?.marks, 'no mark is written').toEqual(
      [],
    );
    expect(closed).toMatchObject({ byName: '오매니저', lateGraceMinutes: 0, open: 6 });
    expect((await mark({ studentId: bada, status: 'PRESENT' })).body).toMatchObject({
      code: 'day-closed',
    });
    expect(
      (await mark({ studentId: bada, status: 'PRESENT' }, kim, '잘못 기록')).result?.saved,
    ).toHaveLength(1);
    expect((await call(attendanceEndpoints.reopenDay, { reason: '다시 확인' })).status).toBe(200);
    expect((await call(attendanceEndpoints.reopenDay, { reason: '다시 확인' })).body).toMatchObject(
      { code: 'day-open' },
    );
    const sentences = await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entity, 'attendance'));
    expect(sentences.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['mark-attendance', 'close-day', 'reopen-day']),
    );
  });

  test('not before it begins', async () => {
    expect(
      (await call(attendanceEndpoints.closeDay, { revision: 0 }, { date: '2026-03-03' })).body,
    ).toMatchObject({ code: 'day-not-begun' });
  });
});

test('twelve managers on one cell at once: one writes, the others read whose mark stands', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => mark({ note: `기기 ${index}` })),
  );
  const results = answers.flatMap(({ result }) => result ?? []);
  expect([
    results.flatMap(({ saved }) => saved).length,
    results.flatMap(({ conflicts }) => conflicts).length,
  ]).toEqual([1, 11]);
  expect(new Set(results.map(({ revision }) => revision)).size).toBe(12);
});
