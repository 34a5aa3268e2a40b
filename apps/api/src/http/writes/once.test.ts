import {
  mockEndpoints,
  mockExamSchema,
  mockManagementEndpoints,
  registrationResultSchema,
} from '@academy/domain/mocks';
import { operationEndpoints } from '@academy/domain/operations';
import { pointManagementEndpoints } from '@academy/domain/points';
import { anExamForm } from '@academy/domain/testing';
import type { MockExamId, StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys, mockExams, mockRegistrations } from '../../db/schema';
import { signedInStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { sweepKeys } from './idempotency-db';

let server: TestApp;
let people: SignedIn[];
const now = new Date(MONDAY);
const HOUR_MS = 3_600_000;
beforeAll(async () => {
  server = await startTestApp();
  people = await signedInStudents(server, 2);
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(now, { frozen: true }));

const person = (index: number): SignedIn =>
  people[index] ??
  (() => {
    throw new Error(`no person ${index}`);
  })();
const anExam = () => insertExam(server.database.db, now);
const register = (
  mockExamId: MockExamId,
  key: string,
  { body = {}, token = person(0).token }: { body?: object; token?: string } = {},
) =>
  server.callEndpoint(
    mockEndpoints.register,
    {},
    { token, body: { mockExamId, ...body }, headers: { 'Idempotency-Key': key } },
  );
const rows = (studentId: StudentId, mockExamId: MockExamId) =>
  server.database.db
    .select()
    .from(mockRegistrations)
    .where(eq(mockRegistrations.mockExamId, mockExamId))
    .then((all) => all.filter((row) => row.studentId === studentId));

describe('Idempotency-Key', () => {
  test('the same key does nothing twice and is answered with what is true now', async () => {
    const examId = await anExam();
    const first = await register(examId, 'tap-1-of-a-phone');
    const { registrationId } = registrationResultSchema.parse(first.body);
    await server.callEndpoint(
      mockEndpoints.cancelRegistration,
      { registrationId },
      { token: person(0).token },
    );
    const second = await register(examId, 'tap-1-of-a-phone');
    expect(second.status).toBe(200);
    expect(registrationResultSchema.parse(second.body)).toMatchObject({
      registrationId,
      registration: { canceled: true, active: false },
    });
    expect(await rows(person(0).id, examId)).toHaveLength(1);
  });

  test('another body, or another exam, under the same key: 422', async () => {
    const [examId, otherExam] = [await anExam(), await anExam()];
    await register(examId, 'tap-2-of-a-phone');
    const mismatch = {
      status: 422,
      body: {
        success: false,
        code: 'idempotency-mismatch',
        message: expect.stringMatching(/[가-힣]/),
      },
    };
    expect(
      await register(examId, 'tap-2-of-a-phone', { body: { onSiteExam: true } }),
    ).toMatchObject(mismatch);
    expect(await register(otherExam, 'tap-2-of-a-phone')).toMatchObject(mismatch);
  });

  test('keys belong to the student: another one may use the same', async () => {
    const examId = await anExam();
    const [first, second] = [
      await register(examId, 'tap-3-of-a-phone'),
      await register(examId, 'tap-3-of-a-phone', { token: person(1).token }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(registrationResultSchema.parse(second.body).registration.studentId).toBe(person(1).id);
  });

  test('a refused write keeps nothing: the same key may succeed later', async () => {
    const examId = await insertExam(server.database.db, now, {
      registrationStartDate: mockExamSchema.shape.examDate.parse('2026-03-03'),
    });
    expect(await register(examId, 'tap-4-of-a-phone')).toMatchObject({
      status: 409,
      body: { code: 'exam-upcoming' },
    });
    server.clock.set(new Date('2026-03-03T00:00:00+09:00'), { frozen: true });
    expect(
      (await register(examId, 'tap-4-of-a-phone', { token: await signIn(server, person(0).id) }))
        .status,
    ).toBe(200);
  });

  test('after 24 hours the key is forgotten, by the next request and by the housekeeping', async () => {
    const examId = await anExam();
    await register(examId, 'tap-5-of-a-phone');
    const at = async (ms: number) => {
      server.clock.set(new Date(now.getTime() + ms), { frozen: true });
      return register(examId, 'tap-5-of-a-phone', { token: await signIn(server, person(0).id) });
    };
    expect((await at(24 * HOUR_MS - 1)).status).toBe(200);
    expect(await at(24 * HOUR_MS)).toMatchObject({
      status: 409,
      body: { code: 'already-registered' },
    });
    await sweepKeys(server.database.db, new Date(now.getTime() + 24 * HOUR_MS));
    expect(
      await server.database.db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'tap-5-of-a-phone')),
    ).toBe(0);
  });

  test.each(['short', 'has a blank', 'x'.repeat(65), 'percent%20sign'])(
    'a key that is none (%s): 400',
    async (key) => {
      expect(await register(await anExam(), key)).toMatchObject({
        status: 400,
        body: { code: 'malformed-body' },
      });
    },
  );

  test('without a key every request counts', async () => {
    const examId = await anExam();
    const send = () =>
      server.callEndpoint(
        mockEndpoints.register,
        {},
        { token: person(0).token, body: { mockExamId: examId } },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 409]);
  });
});

const { issuePoints } = pointManagementEndpoints;
const pointOf = (studentId: StudentId) => ({
  studentIds: [studentId],
  incidentDate: '2026-03-02',
  detail: '',
  memo: '',
  what: { kind: 'own', pointType: 'PENALTY', points: 2, reason: '지각' },
});

describe('a manager’s key', () => {
  const anExamBody = () => anExamForm({ title: '12월 모의고사' });
  const create = async (key: string, token: string, body: unknown = anExamBody()) =>
    server.callEndpoint(
      mockManagementEndpoints.createExam,
      {},
      { token, body, headers: { 'Idempotency-Key': key } },
    );

  test('three taps at the same moment make one exam', async () => {
    const token = await server.managerToken('admin');
    const before = await server.database.db.$count(mockExams);
    const answers = await Promise.all([1, 2, 3].map(() => create('three-taps-of-a-desk', token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await server.database.db.$count(mockExams)).toBe(before + 1);
  });

  test('belongs to the manager: another one may use the same, with another body too', async () => {
    const [one, other] = [await server.managerToken('admin'), await server.managerToken('manager')];
    expect((await create('tap-of-two-desks', one)).status).toBe(200);
    expect(
      (await create('tap-of-two-desks', other, anExamForm({ title: '다른 시험' }))).status,
    ).toBe(200);
    expect(await create('tap-of-two-desks', one, anExamForm({ title: '다른 시험' }))).toMatchObject(
      {
        status: 422,
        body: { code: 'idempotency-mismatch' },
      },
    );
  });

  test('points and money are refused without one', async () => {
    expect(
      await server.call('POST', '/api/admin/points', {
        token: await server.managerToken('admin'),
        body: pointOf(person(0).id),
      }),
    ).toMatchObject({ status: 400, body: { code: 'idempotency-missing' } });
  });

  test('a point that was taken back since is answered without the offer to do so', async () => {
    const token = await server.managerToken('admin');
    const body = pointOf(person(0).id);
    const headers = { 'Idempotency-Key': randomUUID() };
    const issue = async () =>
      issuePoints.response.parse(
        (await server.callEndpoint(issuePoints, {}, { token, body, headers })).body,
      );
    const { undo, issued } = await issue();
    expect(undo).not.toBeNull();
    await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: undo?.operationId },
      { token },
    );
    expect(await issue()).toMatchObject({ undo: null, issued });
  });
});
