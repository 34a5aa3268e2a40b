import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  mockEndpoints,
  registrationResultSchema,
  type RegistrationBody,
} from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { day } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { mockSetting, readMockSettings } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';

let server: TestApp;
let token: string;
let me: StudentId;
let other: StudentId;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  [me, other] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  token = await server.studentToken();
});

const anExam = (overrides: Parameters<typeof insertExam>[2] = {}) =>
  insertExam(server.database.db, now, overrides);
const send = (body: unknown) => server.callEndpoint(mockEndpoints.register, {}, { token, body });
const register = async (mockExamId: MockExamId, body: Partial<RegistrationBody> = {}) =>
  registrationResultSchema.parse((await send({ studentId: me, mockExamId, ...body })).body)
    .registration;
const countsOf = async (id: MockExamId) =>
  (
    await server.database.db
      .select({ taken: mockExams.onSiteTaken, waiting: mockExams.waitingCount })
      .from(mockExams)
      .where(eq(mockExams.id, id))
  )[0];
const standing = (id: MockExamId) =>
  server.database.db.$count(mockRegistrations, eq(mockRegistrations.mockExamId, id));

describe('POST /mock-exam-registrations', () => {
  test('writes the registration with the fee of today and answers it with its exam', async () => {
    const mockExamId = await anExam({ askSubjectOption: true, onSiteCapacity: 5 });
    const answer = await send({
      studentId: me,
      mockExamId,
      selectedSubjects: ['화학Ⅰ'],
      onSiteExam: true,
    });
    expect(answer.status).toBe(200);
    const { registration, registrationId, success } = registrationResultSchema.parse(answer.body);
    expect({ success, registrationId }).toEqual({ success: true, registrationId: registration.id });
    expect(registration).toMatchObject({
      mockExamId,
      studentId: me,
      selectedSubjects: ['화학Ⅰ'],
      onSiteExam: true,
      onSiteState: 'confirmed',
      waitingNumber: null,
      fee: 30_000,
      paymentStatus: 'unpaid',
      expired: false,
      canceled: false,
      active: true,
      registeredAt: '2026-03-02T00:00:00.000Z',
      canceledAt: null,
      exam: { id: mockExamId, onSiteTaken: 1, onSiteLeft: 4, timeStatus: 'OPEN' },
    });
    await server.database.db
      .update(mockExams)
      .set({ fee: won(50_000) })
      .where(eq(mockExams.id, mockExamId));
    const slice = await server.callEndpoint(mockEndpoints.myRegistrations, {}, { token });
    expect(slice.body).toMatchObject({
      content: [{ id: registrationId, fee: 30_000, exam: { fee: 50_000 } }],
    });
  });

  test('the exam paper alone takes no seat, and a free exam asks for no payment', async () => {
    const mockExamId = await anExam({ fee: won(0), onSiteCapacity: 1 });
    expect(await register(mockExamId)).toMatchObject({
      onSiteExam: false,
      onSiteState: 'none',
      paymentStatus: 'free',
    });
    expect(await countsOf(mockExamId)).toEqual({ taken: 0, waiting: 0 });
  });

  test('ids as numbers, nulls for what is not chosen, and unknown fields are fine', async () => {
    const mockExamId = await anExam();
    expect(
      (
        await send({
          studentId: Number(me),
          mockExamId: Number(mockExamId),
          selectedSubjects: null,
          onSiteExam: null,
          memo: 'x',
        })
      ).status,
    ).toBe(200);
  });

  test.each([
    [
      'UPCOMING',
      '2026-03-02T23:59:59.999+09:00',
      409,
      { success: false, code: 'exam-upcoming', message: '아직 신청 기간이 시작되지 않았어요.' },
    ],
    ['OPEN from midnight', '2026-03-03T00:00:00.000+09:00', 200, { success: true }],
    ['OPEN until midnight', '2026-03-04T23:59:59.999+09:00', 200, { success: true }],
    [
      'CLOSED',
      '2026-03-05T00:00:00.000+09:00',
      409,
      { success: false, code: 'exam-closed', message: '신청 기간이 끝난 모의고사예요.' },
    ],
  ])('%s by the server’s clock: %s → %i', async (_, instant, status, body) => {
    const mockExamId = await anExam({
      registrationStartDate: day('2026-03-03'),
      registrationEndDate: day('2026-03-04'),
    });
    server.clock.set(new Date(instant), { frozen: true });
    token = await server.studentToken();
    expect(await send({ studentId: me, mockExamId })).toMatchObject({ status, body });
    expect(await standing(mockExamId)).toBe(status === 200 ? 1 : 0);
  });

  test('an exam that a manager closed early is closed', async () => {
    const mockExamId = await anExam({ closedAt: now });
    expect(await send({ studentId: me, mockExamId })).toMatchObject({
      status: 409,
      body: { code: 'exam-closed' },
    });
  });

  test('once per student and exam; a cancelled registration leaves room and stays as history', async () => {
    const mockExamId = await anExam();
    await insertRegistration(server.database.db, now, {
      studentId: me,
      mockExamId,
      canceledAt: now,
    });
    await register(mockExamId);
    expect(await send({ studentId: me, mockExamId })).toMatchObject({
      status: 409,
      body: { code: 'already-registered', message: '이미 신청한 모의고사예요.' },
    });
    expect(await standing(mockExamId)).toBe(2);
  });

  test.each([
    ['none', [], 400, 'subject-required', '선택과목을 꼭 선택해 주세요.'],
    ['blanks', ['  '], 400, 'subject-required', '선택과목을 꼭 선택해 주세요.'],
    ['two', ['화학Ⅰ', '물리학Ⅰ'], 400, 'one-subject-only', '선택과목은 하나만 고를 수 있어요.'],
    [
      'one that is not offered',
      ['경제'],
      400,
      'subject-not-offered',
      '지금은 고를 수 없는 과목이에요. 다시 선택해 주세요.',
    ],
  ])('an exam that asks for a subject: %s', async (_, selectedSubjects, status, code, message) => {
    const mockExamId = await anExam({ askSubjectOption: true });
    expect(await send({ studentId: me, mockExamId, selectedSubjects })).toMatchObject({
      status,
      body: { code, message, errors: { selectedSubjects: message } },
    });
    expect(await standing(mockExamId)).toBe(0);
  });

  test('an exam’s own list stands instead of the academy’s; one that does not ask keeps none', async () => {
    const own = await anExam({ askSubjectOption: true, subjectOptions: ['경제'] });
    expect(await register(own, { selectedSubjects: ['경제'] })).toMatchObject({
      selectedSubjects: ['경제'],
    });
    expect(await register(await anExam(), { selectedSubjects: ['화학Ⅰ'] })).toMatchObject({
      selectedSubjects: [],
    });
  });

  test('no subjects registered: refused with what to do', async () => {
    const { db } = server.database;
    const mockExamId = await anExam({ askSubjectOption: true });
    const kept = await readMockSettings(db);
    await storeSetting(db, mockSetting, { subjectOptions: ' ,\n' });
    expect(await send({ studentId: me, mockExamId, selectedSubjects: ['화학Ⅰ'] })).toMatchObject({
      status: 409,
      body: {
        code: 'no-subject-options',
        message: '등록된 선택과목이 없어요. 관리자에게 문의해 주세요.',
      },
    });
    await storeSetting(db, mockSetting, kept);
  });

  test('no seats on site at all', async () => {
    const mockExamId = await anExam({ allowOnSiteExam: false });
    expect(await send({ studentId: me, mockExamId, onSiteExam: true })).toMatchObject({
      status: 409,
      body: { code: 'on-site-not-allowed' },
    });
  });

  test('seats gone: refused, or in line when the student would rather wait', async () => {
    const mockExamId = await anExam({ onSiteCapacity: 1 });
    await insertRegistration(server.database.db, now, {
      studentId: other,
      mockExamId,
      onSiteState: 'confirmed',
    });
    const full = await send({ studentId: me, mockExamId, onSiteExam: true });
    expect(full).toMatchObject({
      status: 409,
      body: {
        code: 'on-site-full',
        message: '현장 자리가 모두 찼어요. 대기를 신청하거나 시험지만 신청해 주세요.',
      },
    });
    expect(await register(mockExamId, { onSiteExam: true, waitForSeat: true })).toMatchObject({
      onSiteExam: true,
      onSiteState: 'waiting',
      waitingNumber: 1,
    });
    expect(await countsOf(mockExamId)).toEqual({ taken: 1, waiting: 1 });
  });

  test('it is written down who registered', async () => {
    const mockExamId = await anExam();
    const { id } = await register(mockExamId, { onSiteExam: true });
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'mock-registrations'), eq(auditLog.entityId, id)));
    expect(entries).toMatchObject([
      {
        actorKind: 'student',
        actorId: me,
        actorName: '김하늘',
        action: 'register-mock',
        after: { examId: mockExamId, selectedSubjects: [], onSiteState: 'confirmed' },
      },
    ]);
  });

  test.each([
    ['999999', 404],
    ['abc', 404],
    ['', 400],
    [null, 400],
    [{}, 400],
  ])('mockExamId %o: %i', async (mockExamId, status) => {
    expect((await send({ studentId: me, mockExamId })).status).toBe(status);
  });

  test('in another student’s name: 403, and nothing is written', async () => {
    const mockExamId = await anExam();
    expect(await send({ studentId: other, mockExamId })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await standing(mockExamId)).toBe(0);
  });
});
