import { aReasonDraft, aScheduleDraft } from '@academy/domain/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  absenceReasons,
  mockExams,
  mockRegistrations,
  regularSchedules,
  studentPoints,
} from '../../db/schema';
import type { Database } from '../../db/database';
import { controlRoutes } from './control-routes';
import { startPushService } from './push-service';
import { testEnv, testKeys } from '../test-env';
import { movableClock } from '../movable-clock';
import { openTestDatabase } from '../database/test-database';
import { readMockSettings, readScheduleSettings } from '../../shared/settings/kept-settings';

const phone = '01012345678';
const app: FastifyInstance = Fastify();
let database: Database;
let phones: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  database = await openTestDatabase();
  phones = await startPushService();
  const clock = movableClock();
  clock.set(new Date('2026-11-20T10:00:00+09:00'), { frozen: true });
  controlRoutes(app, {
    db: database.db,
    clock,
    keys: testKeys(testEnv()),
    adminUrl: '',
    channels: async () => ({}),
    texts: [],
    phones,
  });
  await post('reset', {});
});
afterAll(async () => {
  await app.close();
  await phones.close();
  await database.close();
});

async function post<T>(path: string, payload: object): Promise<T> {
  const answer = await app.inject({ method: 'POST', url: `/__test__/${path}`, payload });
  expect({ path, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<T>();
}

test('the controls put a student’s applications into any state', async () => {
  const { db } = database;
  await post('points', [
    { phone, incidentDate: '2026-11-19', pointType: 'REWARD', points: 3, reason: '개근' },
    {
      phone,
      incidentDate: '2026-11-19',
      pointType: 'PENALTY',
      points: 1,
      reason: '지각',
      voidReason: '잘못 입력',
    },
  ]);
  expect(
    await db
      .select({ points: studentPoints.points, voidReason: studentPoints.voidReason })
      .from(studentPoints),
  ).toEqual([
    { points: 3, voidReason: null },
    { points: 1, voidReason: '잘못 입력' },
  ]);

  const {
    mockExamIds: [mockExamId],
  } = await post<{ mockExamIds: string[] }>('mock-exams', [
    { onSiteCapacity: 1, askSubjectOption: true },
  ]);
  const registration = { phone, mockExamId };
  const {
    registrationIds: [registrationId],
  } = await post<{ registrationIds: string[] }>('mock-registrations', [
    { ...registration, canceled: true, paymentStatus: 'refund-due' },
    { ...registration, onSiteState: 'confirmed' },
    { ...registration, phone: '01023456789', onSiteState: 'waiting' },
  ]);
  await post('payments', [{ registrationId, paymentStatus: 'refunded' }]);
  await post('mock-exams/change', { mockExamId, closedEarly: true });
  expect(await db.select().from(mockExams)).toMatchObject([
    { onSiteTaken: 1, waitingCount: 1, closedAt: new Date('2026-11-20T01:00:00Z') },
  ]);
  expect(
    await db
      .select({ payment: mockRegistrations.paymentStatus, state: mockRegistrations.onSiteState })
      .from(mockRegistrations)
      .orderBy(mockRegistrations.id),
  ).toEqual([
    { payment: 'refunded', state: 'none' },
    { payment: 'unpaid', state: 'confirmed' },
    { payment: 'unpaid', state: 'waiting' },
  ]);

  await post('subject-options', { text: '' });
  expect(await readMockSettings(db)).toMatchObject({ subjectOptions: '' });

  await post('schedules', [
    { phone, ...aScheduleDraft(), status: 'APPROVED', exceptions: ['2026-07-07'] },
  ]);
  await post('reasons', [
    { phone, ...aReasonDraft(), status: 'REJECTED', rejectReason: '증빙이 필요해요.' },
  ]);
  expect(await db.select().from(regularSchedules)).toMatchObject([
    {
      status: 'APPROVED',
      version: 1,
      exceptions: ['2026-07-07'],
      weekdays: [2, 4],
      fromTime: '19:00',
    },
  ]);
  expect(await db.select().from(absenceReasons)).toMatchObject([
    { status: 'REJECTED', rejectReason: '증빙이 필요해요.', version: 1 },
  ]);

  await post('schedule-settings', {
    submitDay: 25,
    mealTimes: { lunch: { from: '12:00', to: '13:00' }, dinner: { from: '18:00', to: '19:00' } },
  });
  expect(await readScheduleSettings(db)).toMatchObject({ submitDay: 25 });
});
