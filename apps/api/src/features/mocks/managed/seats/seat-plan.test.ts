import type { Api } from '@academy/api-client';
import { mockManagementEndpoints } from '@academy/domain/mocks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockRegistrations } from '../../../../db/schema';
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
});
