import type { Api } from '@academy/api-client';
import { mockManagementEndpoints } from '@academy/domain/mocks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockRegistrations } from '../../../../db/schema';
import { takeBack, writeUndoable } from '../../../../testing/calls/take-back';
import { insertStudent } from '../../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../../testing/test-app';

type ExamId = Awaited<ReturnType<typeof insertExam>>;
type RegistrationId = Awaited<ReturnType<typeof insertRegistration>>;

let server: TestApp;
let api: Api;
let token: string;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  api = server.api(token);
});
afterAll(() => server.close());

let made = 0;
function student() {
  made += 1;
  return insertStudent(server.database.db, {
    name: `학생${made}`,
    phone: `0107766${String(made).padStart(4, '0')}`,
  });
}
const register = async (
  mockExamId: ExamId,
  row: Partial<Parameters<typeof insertRegistration>[2]> = {},
) =>
  insertRegistration(server.database.db, now, { studentId: await student(), mockExamId, ...row });
const post = (
  endpoint: (typeof mockManagementEndpoints)[keyof typeof mockManagementEndpoints],
  examId: string,
  body: unknown,
) => server.callEndpoint(endpoint, { examId }, { token, body });
const rows = async (examId: ExamId) =>
  (await api.examRegistrations({ params: { examId } })).content;

describe('GET /admin/mock-exams/{examId}/seats and PUT /admin/mock-exams/{examId}/seats', () => {
  test('a plan is kept, one seat for each; who does not sit on site any more is left out of it', async () => {
    const id = await insertExam(server.database.db, now);
    const [one, two, paper] = [
      await register(id, { onSiteState: 'confirmed' }),
      await register(id, { onSiteState: 'confirmed' }),
      await register(id),
    ];
    expect(await api.seatPlan({ params: { examId: id } })).toEqual({
      rows: 1,
      columns: 6,
      seats: [],
    });
    const seats = (...places: [RegistrationId, number][]) => ({
      rows: 2,
      columns: 3,
      seats: places.map(([registrationId, seat]) => ({ registrationId, seat, fixed: false })),
    });
    const save = (body: unknown) => post(mockManagementEndpoints.saveSeatPlan, id, body);
    expect((await save(seats([one, 2], [two, 1], [paper, 3]))).body).toMatchObject(
      seats([two, 1], [one, 2]),
    );
    expect((await save(seats([one, 1], [two, 2]))).body).toMatchObject(seats([one, 1], [two, 2]));
    expect((await rows(id)).map(({ seatNumber }) => seatNumber)).toEqual([1, 2, null]);
    expect(
      [
        await save(seats([one, 1], [two, 1])),
        await save(seats([one, 1], [one, 2])),
        await save(seats([one, 7])),
      ].map(({ status, body }) => [status, body]),
    ).toMatchObject([
      [409, { code: 'seat-twice' }],
      [409, { code: 'seat-twice' }],
      [409, { code: 'seats-too-few' }],
    ]);
    await server.database.db
      .update(mockRegistrations)
      .set({ onSiteState: 'none' })
      .where(eq(mockRegistrations.id, one));
    expect((await api.seatPlan({ params: { examId: id } })).seats).toEqual(seats([two, 2]).seats);
  });

  test('several rooms: seats are counted on, each row says its room, and the old plan comes back', async () => {
    const id = await insertExam(server.database.db, now);
    const [one, two] = [
      await register(id, { onSiteState: 'confirmed' }),
      await register(id, { onSiteState: 'confirmed' }),
    ];
    const room = (name: string, size = 2) => ({ name, rows: size, columns: size });
    const plan = (rooms: object[], seat: number) => ({
      rows: 2,
      columns: 2,
      rooms,
      seats: [
        { registrationId: one, seat: 1, fixed: false },
        { registrationId: two, seat, fixed: false },
      ],
    });
    const { saveSeatPlan } = mockManagementEndpoints;
    const first = { rows: 1, columns: 2, seats: plan([], 2).seats };
    await writeUndoable(server, token, saveSeatPlan, { examId: id }, first);
    const three = plan([room('1시험실'), room('2시험실'), room('강당', 3)], 17);
    const saved = await writeUndoable(server, token, saveSeatPlan, { examId: id }, three);
    expect(saved).toMatchObject(three);
    expect(await api.seatPlan({ params: { examId: id } })).toEqual(three);
    expect((await rows(id)).map(({ seatRoom, seatNumber }) => [seatRoom, seatNumber])).toEqual([
      ['1시험실', 1],
      ['강당', 9],
    ]);
    const save = async (body: unknown) => (await post(saveSeatPlan, id, body)).body;
    expect(await save(plan([room('가'), room('나')], 9))).toMatchObject({ code: 'seats-too-few' });
    expect(await save(plan([room('가'), room('가')], 2))).toMatchObject({
      errors: { rooms: "'가' 시험실이 두 번 있습니다. 이름을 다르게 입력하세요." },
    });
    expect(await save(plan([room('가'), room('')], 2))).toMatchObject({
      errors: { rooms: '시험실이 여럿이면 이름을 모두 입력하세요.' },
    });
    await takeBack(server, token, saved);
    expect(await api.seatPlan({ params: { examId: id } })).toEqual(first);
    expect((await rows(id)).map(({ seatRoom }) => seatRoom)).toEqual([null, null]);
  });
});
