import { defaultPointSettings, pointManagementEndpoints } from '@academy/domain/points';
import { studentEndpoints, studentFactsSchema, studentsPageSchema } from '@academy/domain/students';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studentPoints } from '../../../db/schema';
import { pointSetting } from '../../../shared/settings/kept-settings';
import { storeSetting } from '../../../testing/data/store-setting';
import { scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
  const { db } = server.database;
  const [issuedBy] = server.managers;
  if (!issuedBy) throw new Error('no manager');
  await db.insert(studentPoints).values(
    (
      [
        ['2025-12-30', 'PENALTY', 9],
        ['2026-01-05', 'PENALTY', 4],
        ['2026-03-02', 'REWARD', 2],
      ] as const
    ).map(([date, pointType, points]) => ({
      studentId: scenarioStudent(server, 0),
      incidentDate: day(date),
      pointType,
      points,
      reason: '지각',
      issuedBy,
      createdAt: new Date(),
    })),
  );
  await storeSetting(
    db,
    pointSetting,
    {
      ...defaultPointSettings,
      period: 'quarter',
      steps: [{ name: '경고', from: 10, tone: 'warning', text: '' }],
    },
    new Date(),
  );
});
afterAll(() => server.close());

test('list, drawer and step count the same period, and say which', async () => {
  const page = studentsPageSchema.parse(
    (await server.call('GET', `/api${studentEndpoints.students.path}`, { token })).body,
  );
  expect(page.pointPeriod).toBe('quarter');
  expect(page.content.find(({ name }) => name === '김하늘')).toMatchObject({
    penaltyTotal: 4,
    rewardTotal: 2,
    pointStep: null,
  });
  const facts = studentFactsSchema.parse(
    (
      await server.callEndpoint(
        studentEndpoints.studentFacts,
        { studentId: scenarioStudent(server, 0) },
        { token },
      )
    ).body,
  );
  expect(facts).toMatchObject({
    pointPeriod: 'quarter',
    pointTotals: { penaltyTotal: 4, rewardTotal: 2 },
    student: { penaltyTotal: 4 },
  });
  expect(facts.points).toHaveLength(3);
});

test('the sums of all time stay where they are called so', async () => {
  const { body } = await server.call('GET', `/api${pointManagementEndpoints.pointStandings.path}`, {
    token,
  });
  expect(body).toMatchObject({
    content: expect.arrayContaining([
      expect.objectContaining({ name: '김하늘', penaltyTotal: 13, counted: 4 }),
    ]),
  });
});

test('a student is found by the names under which money for them comes in', async () => {
  await server.callEndpoint(
    studentEndpoints.editStudent,
    { studentId: scenarioStudent(server, 1) },
    { token, body: { depositorNames: ['박부모'] } },
  );
  const { body } = await server.call(
    'GET',
    `/api${studentEndpoints.lookUpStudents.path}?q=${encodeURIComponent('박부모')}`,
    { token },
  );
  expect(body).toMatchObject({ content: [{ name: '이바다' }] });
});
