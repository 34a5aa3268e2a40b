import { mockManagementEndpoints, registrationsResultSchema } from '@academy/domain/mocks';
import { operationEndpoints } from '@academy/domain/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertStudent } from '../../../../testing/data/a-student';
import { insertExam } from '../../../../testing/data/some-exam';
import { watchedDatabase } from '../../../../testing/database/watched-database';
import { MONDAY, startTestApp, type TestApp } from '../../../../testing/test-app';

const watched = watchedDatabase();
let server: TestApp;
let token: string;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(now, { frozen: true }));

type Exam = Awaited<ReturnType<typeof insertExam>>;
let made = 0;
function student() {
  made += 1;
  return insertStudent(server.database.db, {
    name: `학생${made}`,
    phone: `0107744${String(made).padStart(4, '0')}`,
  });
}
const put = async (
  examId: Exam,
  students: readonly Awaited<ReturnType<typeof student>>[],
  more = {},
) =>
  server.callEndpoint(
    mockManagementEndpoints.registerSeveral,
    { examId },
    {
      token,
      body: {
        entries: students.map((studentId) => ({ studentId, selectedSubjects: [] })),
        onSiteExam: true,
        waitForSeat: true,
        reason: '명단',
        ...more,
      },
    },
  );
const states = async (examId: Exam) =>
  (await server.api(token).examRegistrations({ params: { examId } })).content.map(
    ({ studentId, onSiteState }) => [studentId, onSiteState],
  );

test('the first of a list get the seats, the others join the line; one press takes all of it back', async () => {
  const examId = await insertExam(server.database.db, now, { onSiteCapacity: 2 });
  const [a, b, c] = [await student(), await student(), await student()];
  const { body } = await put(examId, [c, a, b]);
  const { content, undo } = registrationsResultSchema.parse(body);
  expect(content).toHaveLength(3);
  expect(
    new Map(await states(examId).then((all) => all.map(([id, state]) => [id, state]))),
  ).toEqual(
    new Map([
      [c, 'confirmed'],
      [a, 'confirmed'],
      [b, 'waiting'],
    ]),
  );
  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: undo?.operationId ?? '' },
    { token },
  );
  const after = await server.api(token).examRegistrations({ params: { examId } });
  expect(after.content.filter(({ canceledAt }) => canceledAt === null)).toEqual([]);
});

test('who is registered already refuses the whole list, by name; so does an exam that is full', async () => {
  const examId = await insertExam(server.database.db, now, { capacity: 2 });
  const [a, b, c] = [await student(), await student(), await student()];
  await put(examId, [a]);
  expect(await put(examId, [b, a])).toMatchObject({
    status: 400,
    body: { errors: { entries: `학생${made - 2}: 이미 신청한 학생입니다.` } },
  });
  expect(await put(examId, [b, c])).toMatchObject({
    status: 409,
    body: { code: 'exam-capacity-reached' },
  });
  expect(await states(examId)).toHaveLength(1);
});

test('a student more costs one statement more: the one that takes the place', async () => {
  const cost = async (count: number) => {
    const examId = await insertExam(server.database.db, now, { onSiteCapacity: 2 });
    const students = await Promise.all(Array.from({ length: count }, student));
    const { statements } = await watched.count(async () =>
      expect((await put(examId, students)).status).toBe(200),
    );
    return statements;
  };
  const [few, many] = [await cost(3), await cost(13)];
  expect(many - few).toBe(10);
});
