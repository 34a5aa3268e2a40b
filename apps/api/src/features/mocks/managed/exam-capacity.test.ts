import { mockManagementEndpoints as endpoints } from '@academy/domain/mocks';
import type { MockExamId } from '@academy/domain/ids';
import { anExamForm } from '@academy/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.set(now, { frozen: true });
  token = await server.managerToken();
});
afterAll(() => server.close());

const register = (mockExamId: MockExamId, at: number) =>
  insertRegistration(server.database.db, now, {
    studentId: scenarioStudent(server, at),
    mockExamId,
  });

test('an exam may be for as many as registered, not for fewer', async () => {
  const examId = await insertExam(server.database.db, now);
  await register(examId, 0);
  await register(examId, 1);
  const edit = (capacity: number) =>
    server.callEndpoint(endpoints.editExam, { examId }, { token, body: anExamForm({ capacity }) });
  expect(await edit(2)).toMatchObject({
    status: 200,
    body: { registered: 2, capacity: 2, capacityLeft: 0 },
  });
  expect(await edit(1)).toMatchObject({
    status: 409,
    body: { code: 'capacity-below-registered', errors: { capacity: expect.any(String) } },
  });
});

test('the desk adds nobody beyond the capacity', async () => {
  const examId = await insertExam(server.database.db, now, { capacity: 1 });
  const add = (at: number) =>
    server.callEndpoint(
      endpoints.registerFor,
      { examId },
      {
        token,
        body: {
          studentId: scenarioStudent(server, at),
          selectedSubjects: [],
          onSiteExam: false,
          reason: '',
        },
      },
    );
  expect((await add(0)).status).toBe(200);
  expect(await add(1)).toMatchObject({ status: 409, body: { code: 'exam-capacity-reached' } });
  expect(await add(0)).toMatchObject({ body: { code: 'student-already-registered' } });
});
