import { operationEndpoints } from '@academy/domain/operations';
import { seatEndpoints, type SeatMap } from '@academy/domain/seats';
import { studentEndpoints } from '@academy/domain/students';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seatMapSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';
import { insertStudent, scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());
beforeEach(() => forgetSettings(server.database.db, seatMapSetting));

const map = (...labels: string[]): SeatMap => ({
  rooms: [
    {
      name: 'A',
      columns: 5,
      rows: 2,
      seats: labels.map((label, x) => ({ label, x, y: 0 })),
      blocks: [{ text: '입구', x: 0, y: 1, w: 2, h: 1 }],
    },
  ],
});
const read = async () => (await server.callEndpoint(seatEndpoints.seatMap, {}, { token })).body;
const save = (body: unknown, version: number, as = token) =>
  server.callEndpoint(
    seatEndpoints.saveSeatMap,
    {},
    { token: as, body, headers: { 'if-match': `"${version}"` } },
  );
const undoSchema = z.object({ undo: z.object({ operationId: z.string() }) });

describe('the map', () => {
  test('is nobody’s until it is drawn, saved over the version that was read, and comes back', async () => {
    expect(await read()).toEqual({
      map: { rooms: [] },
      version: 0,
      updatedAt: null,
      updatedByName: null,
    });
    expect(await save(map('A-01', 'A-02'), 0)).toMatchObject({
      status: 200,
      body: { map: map('A-01', 'A-02'), version: 1 },
    });
    expect(await save(map('A-09'), 0)).toMatchObject({
      status: 412,
      body: { current: { version: 1 } },
    });
    const answer = await save(map('A-01'), 1);
    expect(await read()).toMatchObject({ map: map('A-01'), version: 2 });
    const { operationId } = undoSchema.parse(answer.body).undo;
    expect(
      await server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token }),
    ).toMatchObject({ status: 200, body: { restored: 1 } });
    expect(await read()).toMatchObject({ map: map('A-01', 'A-02'), version: 3 });
  });

  test('of two who save at once one is told about the other', async () => {
    const answers = await Promise.all([save(map('A-01'), 0), save(map('A-02'), 0)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412']);
  });

  test.each([
    ['a seat twice', map('A-01', 'a01'), 'a01: 같은 번호의 좌석이 둘입니다.'],
    ['a seat without a number', map('A-01', ' '), 'A: 번호가 없는 좌석이 있습니다.'],
  ])('%s is refused and said', async (_, body, text) => {
    expect(await save(body, 0)).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: { rooms: text } },
    });
  });

  test('says nothing of students: one who changes the seat leaves it as it is', async () => {
    await save(map('A-01'), 0);
    const student = await insertStudent(server.database.db, { phone: '01066601001' });
    await server.callEndpoint(
      studentEndpoints.editStudent,
      { studentId: student },
      { token, body: { seat: 'Z-01' } },
    );
    expect(await read()).toMatchObject({ version: 1 });
  });
});

describe('who sat on a seat: GET /admin/seat-history', () => {
  const sit = (studentId: string, body: object) =>
    server.callEndpoint(studentEndpoints.editStudent, { studentId }, { token, body });
  const history = async (seat: string) =>
    (await server.api(token).seatHistory({ query: { seat } })).content.map(
      ({ name, came, other }) => `${name} ${came ? 'came' : 'went'} ${other ?? '-'}`,
    );

  test('is told by the log, newest first, a swap on both seats, and other edits not at all', async () => {
    const [one, two] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
    await sit(one, { seat: null });
    await sit(two, { seat: null });
    await sit(one, { seat: 'Q-01' });
    await sit(two, { seat: 'Q-02' });
    await sit(one, { memo: '창가를 좋아함' });
    await sit(two, { seat: 'q01', swapSeatWith: one });
    expect(await history('Q 01')).toEqual([
      '김하늘 went Q-02',
      '이바다 came Q-02',
      '김하늘 came -',
    ]);
    expect(await history('Q-02')).toEqual(['김하늘 came Q-01', '이바다 went q01', '이바다 came -']);
    expect(await history('Q-09')).toEqual([]);
    expect(await history('-')).toEqual([]);
  });

  test('of two who are dragged to one seat at once one sits there', async () => {
    const students = await Promise.all(
      [2, 3, 4, 5].map((n) => insertStudent(server.database.db, { phone: `0106660200${n}` })),
    );
    const answers = await Promise.all(students.map((id) => sit(id, { seat: 'R-01' })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
    ]);
    expect(await history('R-01')).toHaveLength(1);
  });
});
