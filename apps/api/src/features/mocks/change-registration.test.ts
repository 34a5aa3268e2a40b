import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { mockEndpoints, registrationResultSchema } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { signIn } from '../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let me: StudentId;
let other: StudentId;
const now = new Date(MONDAY);
const later = new Date('2026-03-02T09:10:00+09:00');
beforeAll(async () => {
  server = await startTestApp();
  [me, other] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  token = await signIn(server, me);
});

async function registered(
  exam: Parameters<typeof insertExam>[2] = {},
  row: Partial<Parameters<typeof insertRegistration>[2]> = {},
) {
  const mockExamId = await insertExam(server.database.db, now, {
    askSubjectOption: true,
    onSiteCapacity: 2,
    ...exam,
  });
  const id = await insertRegistration(server.database.db, now, {
    studentId: me,
    mockExamId,
    selectedSubjects: ['화학Ⅰ'],
    ...row,
  });
  return { id, mockExamId };
}
const patch = (registrationId: string, body: object, query = '') =>
  server.call('PATCH', `/api/mock-exam-registrations/my/${registrationId}${query}`, {
    token,
    body,
  });
const remove = (registrationId: string, query = '') =>
  server.call('DELETE', `/api/mock-exam-registrations/my/${registrationId}${query}`, { token });
const countsOf = async (id: MockExamId) =>
  (
    await server.database.db
      .select({ taken: mockExams.onSiteTaken, waiting: mockExams.waitingCount })
      .from(mockExams)
      .where(eq(mockExams.id, id))
  )[0];
const rowOf = async (id: MockRegistrationId) =>
  (
    await server.database.db.select().from(mockRegistrations).where(eq(mockRegistrations.id, id))
  )[0];
const auditOf = (id: MockRegistrationId) =>
  server.database.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.entityId, id));

describe('PATCH /mock-exam-registrations/my/{registrationId}', () => {
  test('changes subject and seat and answers the registration as it stands now', async () => {
    const { id, mockExamId } = await registered();
    server.clock.set(later, { frozen: true });
    const answer = await patch(
      id,
      { studentId: me, mockExamId, selectedSubjects: ['물리학Ⅰ'], onSiteExam: true },
      `?studentId=${me}`,
    );
    expect(answer.status).toBe(200);
    expect(registrationResultSchema.parse(answer.body)).toMatchObject({
      success: true,
      registrationId: id,
      registration: {
        selectedSubjects: ['물리학Ⅰ'],
        onSiteState: 'confirmed',
        registeredAt: now.toISOString(),
        updatedAt: later.toISOString(),
        exam: { onSiteTaken: 1 },
      },
    });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'modify-mock',
        before: { selectedSubjects: ['화학Ⅰ'], onSiteState: 'none' },
        after: { selectedSubjects: ['물리학Ⅰ'], onSiteState: 'confirmed' },
      },
    ]);
  });

  test('what the body leaves out stays: nobody loses a seat by changing a subject', async () => {
    const { id, mockExamId } = await registered({}, { onSiteState: 'confirmed' });
    expect((await patch(id, { mockExamId, selectedSubjects: ['물리학Ⅰ'] })).body).toMatchObject({
      registration: { selectedSubjects: ['물리학Ⅰ'], onSiteState: 'confirmed' },
    });
    expect((await patch(id, { mockExamId, onSiteExam: false })).body).toMatchObject({
      registration: { selectedSubjects: ['물리학Ⅰ'], onSiteState: 'none', onSiteExam: false },
    });
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 0 });
  });

  test('a subject that was taken off the list may be kept', async () => {
    const { id, mockExamId } = await registered({ subjectOptions: ['국어'] });
    expect((await patch(id, { mockExamId, selectedSubjects: ['화학Ⅰ'] })).status).toBe(200);
    expect((await patch(id, { mockExamId, selectedSubjects: ['생명과학Ⅰ'] })).body).toMatchObject({
      code: 'subject-not-offered',
    });
  });

  test('to the line and back to the paper', async () => {
    const { id, mockExamId } = await registered({ onSiteCapacity: 0 });
    expect(await patch(id, { mockExamId, onSiteExam: true })).toMatchObject({
      status: 409,
      body: { code: 'on-site-full' },
    });
    expect(
      (await patch(id, { mockExamId, onSiteExam: true, waitForSeat: true })).body,
    ).toMatchObject({ registration: { onSiteState: 'waiting', waitingNumber: 1 } });
    expect(
      (await patch(id, { mockExamId, selectedSubjects: ['물리학Ⅰ'] })).body,
      'another subject keeps the place',
    ).toMatchObject({ registration: { onSiteState: 'waiting', waitingNumber: 1 } });
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 1 });
    expect((await patch(id, { mockExamId, onSiteExam: false })).body).toMatchObject({
      registration: { onSiteState: 'none', waitingNumber: null },
    });
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 0 });
  });

  test.each([
    [
      'expired',
      { registrationEndDate: day('2026-03-01') },
      {},
      'registration-expired',
      '신청이 마감되어 바꿀 수 없어요.',
    ],
    ['canceled', {}, { canceledAt: now }, 'registration-canceled', '이미 취소한 신청이에요.'],
    [
      'expired and canceled',
      { registrationEndDate: day('2026-03-01') },
      { canceledAt: now },
      'registration-expired',
      '신청이 마감되어 바꿀 수 없어요.',
    ],
  ])('%s: 409', async (_, exam, row, code, message) => {
    const { id, mockExamId } = await registered(exam, row);
    expect(await patch(id, { mockExamId, selectedSubjects: ['물리학Ⅰ'] })).toMatchObject({
      status: 409,
      body: { code, message },
    });
    expect(await rowOf(id)).toMatchObject({ selectedSubjects: ['화학Ⅰ'] });
  });

  test('a body for another exam: 400 that names the field', async () => {
    const { id } = await registered();
    const { mockExamId } = await registered();
    expect(await patch(id, { mockExamId })).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        errors: { mockExamId: expect.stringMatching(/모의고사/) },
      },
    });
  });

  test('another student’s registration: 403; none: 404; another student’s id in query or body: 403', async () => {
    const mockExamId = await insertExam(server.database.db, now);
    const theirs = await insertRegistration(server.database.db, now, {
      studentId: other,
      mockExamId,
    });
    const { id, mockExamId: own } = await registered();
    expect([
      (await patch(theirs, { mockExamId })).status,
      (await patch('999999', { mockExamId })).status,
      (await patch('abc', { mockExamId })).status,
      (await patch(id, { mockExamId: own }, `?studentId=${other}`)).status,
      (await patch(id, { mockExamId: own, studentId: other })).status,
    ]).toEqual([403, 404, 404, 403, 403]);
  });
});

describe('DELETE /mock-exam-registrations/my/{registrationId}', () => {
  test('cancels, gives the seat back and keeps the history; repeated it answers the same', async () => {
    const { id, mockExamId } = await registered({}, { onSiteState: 'confirmed' });
    const first = await remove(id, `?studentId=${me}`);
    expect(first.status).toBe(200);
    expect(registrationResultSchema.parse(first.body)).toMatchObject({
      registrationId: id,
      registration: {
        canceled: true,
        active: false,
        canceledAt: now.toISOString(),
        onSiteExam: true,
        onSiteState: 'none',
        paymentStatus: 'unpaid',
        exam: { onSiteTaken: 0 },
      },
    });
    server.clock.set(later, { frozen: true });
    expect(await remove(id)).toMatchObject({ status: 200, body: first.body });
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 0 });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['cancel-mock']);
  });

  test('a repeated cancellation answers the same after registering is over as well', async () => {
    const { id } = await registered(
      { registrationEndDate: day('2026-03-01') },
      { canceledAt: now },
    );
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { registration: { canceled: true, expired: true } },
    });
  });

  test.each([
    ['confirmed', 'refund-due'],
    ['unpaid', 'unpaid'],
    ['free', 'free'],
  ] as const)('paid as %s it becomes %s', async (before, after) => {
    const fee = won(before === 'free' ? 0 : 30_000);
    const { id } = await registered({}, { fee, paymentStatus: before });
    expect((await remove(id)).body).toMatchObject({ registration: { paymentStatus: after } });
  });

  test('leaving the line frees no seat', async () => {
    const { id, mockExamId } = await registered({ onSiteCapacity: 0 }, { onSiteState: 'waiting' });
    await remove(id);
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 0 });
  });

  test('after the last day it can no longer be cancelled', async () => {
    const { id } = await registered({ registrationEndDate: day('2026-03-01') });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'registration-expired' } });
  });

  test('after cancelling a student may register again while it is open', async () => {
    const { id, mockExamId } = await registered();
    await remove(id);
    const again = await server.callEndpoint(
      mockEndpoints.register,
      {},
      { token, body: { mockExamId, selectedSubjects: ['화학Ⅰ'] } },
    );
    expect(again.status).toBe(200);
    expect(registrationResultSchema.parse(again.body).registrationId).not.toBe(id);
  });

  test('another student’s registration: 403; none: 404; another student’s id in the query: 403', async () => {
    const mockExamId = await insertExam(server.database.db, now);
    const theirs = await insertRegistration(server.database.db, now, {
      studentId: other,
      mockExamId,
    });
    const { id } = await registered();
    expect([
      (await remove(theirs)).status,
      (await remove('999999')).status,
      (await remove('-1')).status,
      (await remove(id, `?studentId=${other}`)).status,
    ]).toEqual([403, 404, 404, 403]);
    expect(await rowOf(theirs)).toMatchObject({ canceledAt: null });
  });
});
