import {
  examEffectSchema,
  managedExamSchema,
  mockManagementEndpoints,
} from '@academy/domain/mocks';
import { anExamForm } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { desc, eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../../db/schema';
import type { Api } from '@academy/api-client';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { watchedDatabase } from '../../../testing/database/watched-database';
import { mockSetting } from '../../../shared/settings/kept-settings';
import { storeSetting } from '../../../testing/data/store-setting';

const watched = watchedDatabase();
let server: TestApp;
let api: Api;
let token: string;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
  api = server.api(token);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  await server.database.db.delete(mockRegistrations);
  await server.database.db.delete(mockExams);
});

/** Registers from 2026-03-01 to 03-15 for an exam on 03-29. */
const form = (overrides: Parameters<typeof anExamForm>[0] = {}) =>
  anExamForm({
    title: '3월 모의고사',
    registrationStartDate: '2026-03-01',
    registrationEndDate: '2026-03-15',
    examDate: '2026-03-29',
    askSubjectOption: false,
    ...overrides,
  });
const exam = (overrides: Parameters<typeof insertExam>[2] = {}) =>
  insertExam(server.database.db, now, overrides);
let made = 0;
async function registered(
  mockExamId: Awaited<ReturnType<typeof exam>>,
  row: Partial<Parameters<typeof insertRegistration>[2]> = {},
) {
  made += 1;
  const studentId = await insertStudent(server.database.db, {
    name: `학생${made}`,
    phone: `0107788${String(made).padStart(4, '0')}`,
  });
  return insertRegistration(server.database.db, now, { studentId, mockExamId, ...row });
}
const ask = (
  endpoint: (typeof mockManagementEndpoints)[keyof typeof mockManagementEndpoints],
  examId: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) => server.callEndpoint(endpoint, { examId }, { token, ...options });
const lastAction = async () =>
  (
    await server.database.db
      .select({ action: auditLog.action, subject: auditLog.subject })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0];
const seatsOf = async (id: Awaited<ReturnType<typeof exam>>) =>
  (
    await server.database.db
      .select({ state: mockRegistrations.onSiteState })
      .from(mockRegistrations)
      .where(eq(mockRegistrations.mockExamId, id))
      .orderBy(mockRegistrations.id)
  ).map(({ state }) => state);

describe('GET /admin/mock-exams and GET /admin/mock-exams/files/{format}', () => {
  test('every state, what the registrations add up to, by year and title; a fixed number of queries', async () => {
    const open = await exam({ title: '열린 시험', examDate: day('2026-04-10'), onSiteCapacity: 2 });
    for (const row of [
      { onSiteState: 'confirmed', paymentStatus: 'confirmed' },
      { onSiteState: 'waiting' },
      { paymentStatus: 'free' },
      { canceledAt: now, paymentStatus: 'refund-due' },
      { canceledAt: now },
    ] as const)
      await registered(open, row);
    await exam({ title: '임시', examDate: day('2026-04-09'), draft: true });
    await exam({
      title: '취소',
      examDate: day('2026-04-08'),
      cancelledAt: now,
      cancelReason: '눈',
    });
    await exam({
      title: '곧',
      examDate: day('2026-04-07'),
      registrationStartDate: day('2026-03-05'),
    });
    await exam({ title: '마감', examDate: day('2026-04-06'), closedAt: now });
    await exam({
      title: '작년',
      examDate: day('2025-11-20'),
      registrationStartDate: day('2025-11-01'),
      registrationEndDate: day('2025-11-10'),
    });
    const list = (await api.managedExams({ query: {} })).content;
    expect(list.map(({ title, state }) => `${title} ${state}`)).toEqual([
      '열린 시험 OPEN',
      '임시 DRAFT',
      '취소 CANCELLED',
      '곧 UPCOMING',
      '마감 CLOSED',
      '작년 DONE',
    ]);
    expect(list[0]).toMatchObject({
      registered: 3,
      onSiteTaken: 1,
      waitingCount: 1,
      paperOnly: 1,
      paid: 1,
      unpaid: 1,
      refundDue: 1,
    });
    expect(
      [
        (await api.managedExams({ query: { year: 2025 } })).content,
        (await api.managedExams({ query: { q: 'ㅇㄹ ㅅㅎ' } })).content,
      ].map((rows) => rows.map(({ title }) => title)),
    ).toEqual([['작년'], ['열린 시험']]);
    const counted = () => watched.count(() => api.managedExams({ query: {} }));
    const few = await counted();
    for (let index = 0; index < 30; index += 1) await registered(await exam());
    expect(await counted()).toEqual(few);
    const file = await readXlsx(
      Buffer.from(
        await (
          await api.exportExams({ params: { format: 'xlsx' }, query: { state: 'DRAFT' } })
        ).blob.arrayBuffer(),
      ),
    );
    expect(file).toMatchObject([
      {
        data: [
          expect.arrayContaining(['시험명', '환불 대기']),
          expect.arrayContaining(['임시저장', '임시']),
        ],
      },
    ]);
  });
});

test('GET /admin/mock-exams/defaults: what the settings say, also for whom may not see those', async () => {
  const saved = { allowOnSiteExam: false, paperOnlyNotice: '데스크에서 받아요.' };
  await storeSetting(server.database.db, mockSetting, saved);
  const { token: only } = await managerWith(server, 'MANAGER', { areas: ['mocks'] });
  expect(
    await server.callEndpoint(mockManagementEndpoints.examDefaults, {}, { token: only }),
  ).toMatchObject({
    status: 200,
    body: saved,
  });
});

describe('POST and PUT /admin/mock-exams/{examId}', () => {
  test('created, read, edited by version; who read another version is shown the present one', async () => {
    const created = await api.createExam({
      body: form({
        admissionTime: '08:10',
        examStartTime: '08:40',
        examEndTime: '16:30',
        changeDeadline: '2026-03-20',
        targetGrades: ['고3'],
        paperOnlyNotice: ' 4층에서 받습니다. ',
      }),
    });
    expect(created).toMatchObject({
      state: 'OPEN',
      version: 1,
      admissionTime: '08:10',
      examEndTime: '16:30',
      changeDeadline: '2026-03-20',
      targetGrades: ['고3'],
      paperOnlyNotice: '4층에서 받습니다.',
    });
    expect(await lastAction()).toEqual({ action: 'create-exam', subject: '3월 모의고사' });
    const answer = await ask(mockManagementEndpoints.managedExam, created.id);
    expect([answer.headers.get('etag'), managedExamSchema.parse(answer.body)]).toEqual([
      '"1"',
      managedExamSchema.parse(created),
    ]);
    const edited = await ask(mockManagementEndpoints.editExam, created.id, {
      body: form({ fee: 35_000 }),
      headers: { 'if-match': '"1"' },
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { fee: 35_000, version: 2, targetGrades: null },
    });
    expect(
      await ask(mockManagementEndpoints.editExam, created.id, {
        body: form(),
        headers: { 'if-match': '"1"' },
      }),
    ).toMatchObject({
      status: 412,
      body: { code: 'settings-stale', current: { fee: 35_000, version: 2 } },
    });
    expect(
      await ask(mockManagementEndpoints.editExam, created.id, { body: form({ fee: 35_000 }) }),
    ).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('classes are kept each once', async () => {
    const targetClasses = [' 의대반', '의대반', '서울대반'];
    const created = await api.createExam({ body: form({ targetClasses }) });
    expect(created.targetClasses).toEqual(['의대반', '서울대반']);
    expect(
      (await api.editExam({ params: { examId: created.id }, body: form({ targetClasses: null }) }))
        .targetClasses,
    ).toBeNull();
    const [entry] = await server.database.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({
      before: { targetClasses: ['의대반', '서울대반'] },
      after: { targetClasses: null },
    });
  });

  test('the preview names who is not of the new class; a manager adds them all the same', async () => {
    const id = await exam();
    await registered(id);
    const body = form({ targetClasses: ['의대반'] });
    const effect = examEffectSchema.parse(
      (await ask(mockManagementEndpoints.previewExam, id, { body })).body,
    );
    expect(effect.notTargeted).toMatchObject([{ name: `학생${made}` }]);
    expect((await ask(mockManagementEndpoints.editExam, id, { body })).status).toBe(200);
    const studentId = await insertStudent(server.database.db, { phone: '01077889999' });
    const added = await ask(mockManagementEndpoints.registerFor, id, {
      body: { studentId, selectedSubjects: [], onSiteExam: false, reason: '' },
    });
    expect(added.status).toBe(200);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ examStartTime: '08:40', admissionTime: '09:00' }, 'examStartTime'],
    [{ changeDeadline: '2026-03-30' }, 'changeDeadline'],
    [{ registrationEndDate: '2026-02-28' }, 'registrationEndDate'],
    [{ targetGrades: [] }, 'targetGrades'],
    [{ targetClasses: [] }, 'targetClasses'],
  ] as const)('%o is refused at its field', async (overrides, field) => {
    const body = { ...form(), ...overrides };
    expect(
      await server.callEndpoint(mockManagementEndpoints.createExam, {}, { token, body }),
    ).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringMatching(/[가-힣]/) } },
    });
  });

  test('more seats go to the front of the line, as the preview said; fewer than are taken are refused; a draft may not hide what students registered for', async () => {
    const id = await exam({ onSiteCapacity: 1 });
    await registered(id, { onSiteState: 'confirmed' });
    await registered(id, { onSiteState: 'waiting' });
    await registered(id, { onSiteState: 'waiting' });
    const body = form({ onSiteCapacity: 2 });
    expect(
      examEffectSchema.parse((await ask(mockManagementEndpoints.previewExam, id, { body })).body),
    ).toMatchObject({ moveUp: 1, overCapacity: 0 });
    expect(await seatsOf(id)).toEqual(['confirmed', 'waiting', 'waiting']);
    expect(await ask(mockManagementEndpoints.editExam, id, { body })).toMatchObject({
      status: 200,
      body: { onSiteTaken: 2, waitingCount: 1 },
    });
    expect(await seatsOf(id)).toEqual(['confirmed', 'confirmed', 'waiting']);
    expect(
      await ask(mockManagementEndpoints.editExam, id, { body: form({ onSiteCapacity: 1 }) }),
    ).toMatchObject({
      status: 409,
      body: { code: 'capacity-below-taken', errors: { onSiteCapacity: expect.any(String) } },
    });
    expect(
      await ask(mockManagementEndpoints.editExam, id, {
        body: form({ onSiteCapacity: 2, draft: true }),
      }),
    ).toMatchObject({ status: 400, body: { errors: { draft: expect.any(String) } } });
    expect(
      await ask(mockManagementEndpoints.editExam, id, {
        body: form({ allowOnSiteExam: false, onSiteCapacity: 5 }),
      }),
    ).toMatchObject({ status: 200, body: { onSiteCapacity: 2, onSiteTaken: 2, waitingCount: 1 } });
  });
});

describe('the rest of an exam', () => {
  test('DELETE /admin/mock-exams/{examId}: only what nobody ever registered for', async () => {
    const [empty, used] = [await exam(), await exam()];
    await registered(used, { canceledAt: now });
    expect(await ask(mockManagementEndpoints.deleteExam, empty)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await ask(mockManagementEndpoints.deleteExam, used)).toMatchObject({
      status: 409,
      body: { code: 'exam-has-registrations' },
    });
    expect((await ask(mockManagementEndpoints.managedExam, empty)).status).toBe(404);
  });

  test('POST /admin/mock-exams/{examId}/close and POST /admin/mock-exams/{examId}/extend: closed now, open again until the end of another day', async () => {
    const id = await exam();
    expect(await ask(mockManagementEndpoints.closeExam, id)).toMatchObject({
      status: 200,
      body: { state: 'CLOSED', closedEarly: true, version: 2 },
    });
    expect(await ask(mockManagementEndpoints.closeExam, id)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(
      await ask(mockManagementEndpoints.extendExam, id, { body: { until: '2026-03-01' } }),
    ).toMatchObject({ status: 409, body: { code: 'extension-in-past' } });
    expect(
      await ask(mockManagementEndpoints.extendExam, id, { body: { until: '2026-03-02' } }),
    ).toMatchObject({
      status: 200,
      body: { state: 'OPEN', registrationEndDate: '2026-03-02', version: 3 },
    });
    const upcoming = await exam({
      registrationStartDate: day('2026-03-10'),
      registrationEndDate: day('2026-03-12'),
    });
    expect(
      await ask(mockManagementEndpoints.extendExam, upcoming, { body: { until: '2026-03-09' } }),
    ).toMatchObject({ status: 400, body: { errors: { until: expect.any(String) } } });
  });

  test('POST /admin/mock-exams/{examId}/cancel: with a reason, everybody’s registration goes with it and what was paid is owed back', async () => {
    const id = await exam({ onSiteCapacity: 1 });
    await registered(id, { onSiteState: 'confirmed', paymentStatus: 'confirmed' });
    await registered(id, { onSiteState: 'waiting' });
    expect(
      await ask(mockManagementEndpoints.cancelExam, id, { body: { reason: ' ' } }),
    ).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } });
    expect(
      await ask(mockManagementEndpoints.cancelExam, id, { body: { reason: '시험지 미도착' } }),
    ).toMatchObject({
      status: 200,
      body: {
        state: 'CANCELLED',
        cancelled: { reason: '시험지 미도착' },
        onSiteTaken: 0,
        waitingCount: 0,
        registered: 0,
        refundDue: 1,
      },
    });
    const { content } = await api.examRegistrations({ params: { examId: id } });
    expect(
      content.map(({ onSiteState, paymentStatus, canceledAt }) => [
        onSiteState,
        paymentStatus,
        canceledAt !== null,
      ]),
    ).toEqual([
      ['none', 'refund-due', true],
      ['none', 'unpaid', true],
    ]);
    for (const [endpoint, body] of [
      [mockManagementEndpoints.cancelExam, { reason: '다시' }],
      [mockManagementEndpoints.editExam, form()],
      [mockManagementEndpoints.closeExam, undefined],
      [mockManagementEndpoints.extendExam, { until: '2026-03-20' }],
    ] as const) {
      expect(await ask(endpoint, id, body && { body })).toMatchObject({
        status: 409,
        body: { code: 'exam-cancelled' },
      });
    }
  });
});
