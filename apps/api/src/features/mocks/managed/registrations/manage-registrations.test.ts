import { operationEndpoints } from '@academy/domain/operations';
import type { Api } from '@academy/api-client';
import { mockManagementEndpoints, registrationsResultSchema } from '@academy/domain/mocks';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../../db/schema';
import { insertStudent } from '../../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../../testing/test-app';
import { watchedDatabase } from '../../../../testing/database/watched-database';

type ExamId = Awaited<ReturnType<typeof insertExam>>;
type RegistrationId = Awaited<ReturnType<typeof insertRegistration>>;

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
beforeEach(() => server.clock.set(now, { frozen: true }));

let made = 0;
function student(name?: string) {
  made += 1;
  return insertStudent(server.database.db, {
    name: name ?? `학생${made}`,
    phone: `0107766${String(made).padStart(4, '0')}`,
    school: '하늘고',
    grade: '고3',
  });
}
const exam = (overrides: Parameters<typeof insertExam>[2] = {}) =>
  insertExam(server.database.db, now, overrides);
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
const change = async (examId: ExamId, ids: readonly RegistrationId[], wish: object) =>
  registrationsResultSchema.parse(
    (await post(mockManagementEndpoints.changeRegistrations, examId, { ids, change: wish })).body,
  );
const pay = (examId: ExamId, ids: readonly RegistrationId[], what: string, rest: object = {}) =>
  post(mockManagementEndpoints.changePayments, examId, { ids, change: what, day: null, ...rest });
const rows = async (examId: ExamId) =>
  (await api.examRegistrations({ params: { examId } })).content;
const states = async (examId: ExamId) => (await rows(examId)).map(({ onSiteState }) => onSiteState);
const actionsOf = async (id: RegistrationId) =>
  (
    await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

test('GET /admin/mock-exams/{examId}/registrations: who, with the place in line, in a fixed number of queries', async () => {
  const id = await exam({ onSiteCapacity: 0 });
  await register(id, { onSiteState: 'waiting' });
  await register(id, {
    onSiteState: 'waiting',
    extendedUntil: new Date('2026-03-20T09:00:00Z'),
    seatNumber: 3,
  });
  await register(id, { canceledAt: now });
  expect(await rows(id)).toMatchObject([
    {
      waitingNumber: 1,
      school: '하늘고',
      grade: '고3',
      phoneTail: expect.stringMatching(/^\d{4}$/),
      registeredByName: null,
    },
    { waitingNumber: 2, extendedUntil: '2026-03-20T09:00:00.000Z', seatNumber: null },
    { canceledAt: now.toISOString(), waitingNumber: null },
  ]);
  const counted = () => watched.count(() => api.examRegistrations({ params: { examId: id } }));
  const few = await counted();
  for (let index = 0; index < 20; index += 1) await register(id);
  expect(await counted()).toEqual(few);
});

describe('POST /admin/mock-exams/{examId}/registrations, on behalf of a student', () => {
  const wish = { selectedSubjects: [], onSiteExam: true, reason: '' };

  test('with a seat while there is one, in line only when asked for; once', async () => {
    const id = await exam({ onSiteCapacity: 1 });
    const [first, second] = [await student('김하나'), await student()];
    expect(
      await post(mockManagementEndpoints.registerFor, id, { studentId: first, ...wish }),
    ).toMatchObject({
      status: 200,
      body: {
        name: '김하나',
        onSiteState: 'confirmed',
        paymentStatus: 'unpaid',
        registeredByName: '오매니저',
      },
    });
    expect(
      await post(mockManagementEndpoints.registerFor, id, { studentId: first, ...wish }),
    ).toMatchObject({ status: 409, body: { code: 'student-already-registered' } });
    expect(
      await post(mockManagementEndpoints.registerFor, id, { studentId: second, ...wish }),
    ).toMatchObject({ status: 409, body: { code: 'seats-taken' } });
    expect(
      await post(mockManagementEndpoints.registerFor, id, {
        studentId: second,
        ...wish,
        waitForSeat: true,
      }),
    ).toMatchObject({ status: 200, body: { onSiteState: 'waiting', waitingNumber: 1 } });
    expect(
      await post(mockManagementEndpoints.registerFor, id, { studentId: '999999', ...wish }),
    ).toMatchObject({ status: 404 });
  });

  test('after the end with a reason, which stays as the memo; with a subject that the exam offers', async () => {
    const id = await exam({ closedAt: now, askSubjectOption: true, subjectOptions: ['국어'] });
    const studentId = await student();
    const body = { studentId, selectedSubjects: ['국어'], onSiteExam: false, reason: '' };
    expect(await post(mockManagementEndpoints.registerFor, id, body)).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.any(String) } },
    });
    expect(
      await post(mockManagementEndpoints.registerFor, id, {
        ...body,
        selectedSubjects: ['수학'],
        reason: '전화',
      }),
    ).toMatchObject({
      status: 400,
      body: { code: 'exam-subject-not-offered', errors: { selectedSubjects: expect.any(String) } },
    });
    expect(
      await post(mockManagementEndpoints.registerFor, id, { ...body, reason: '전화' }),
    ).toMatchObject({
      status: 200,
      body: { memo: '전화', selectedSubjects: ['국어'], onSiteState: 'none' },
    });
  });

  test.each([
    [{ cancelledAt: now, cancelReason: '눈' }, 'exam-cancelled'],
    [{ draft: true }, 'exam-draft'],
  ] as const)('%o: %s', async (overrides, code) => {
    expect(
      await post(mockManagementEndpoints.registerFor, await exam(overrides), {
        studentId: await student(),
        ...wish,
        reason: '전화',
      }),
    ).toMatchObject({ status: 409, body: { code } });
  });
});

describe('POST /admin/mock-exams/{examId}/registrations/change', () => {
  test('subject, memo and own time of several, taken back as a whole but for what changed since', async () => {
    const id = await exam({ askSubjectOption: true, subjectOptions: ['국어', '수학'] });
    const first = await register(id, { selectedSubjects: ['국어'] });
    const ids = [
      first,
      await register(id, { selectedSubjects: ['국어'] }),
      await register(id, { selectedSubjects: ['국어'], canceledAt: now }),
    ];
    const done = await change(id, ids, {
      selectedSubjects: ['수학'],
      extendedUntil: '2026-03-20T09:00:00.000Z',
      memo: ' 요청 ',
    });
    expect(done.content).toMatchObject([
      { selectedSubjects: ['수학'], extendedUntil: '2026-03-20T09:00:00.000Z', memo: '요청' },
      { selectedSubjects: ['수학'] },
    ]);
    expect(done.skipped).toMatchObject([{ id: ids[2], message: '취소한 신청입니다.' }]);
    expect(await actionsOf(first)).toEqual(['change-registrations']);
    await change(id, [first], { memo: '다시' });
    const undone = await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: done.undo?.operationId },
      { token },
    );
    expect(undone).toMatchObject({ status: 200, body: { restored: 1, kept: [{ id: ids[0] }] } });
    expect(
      (await rows(id)).map(({ selectedSubjects, memo }) => [selectedSubjects[0], memo]),
    ).toEqual([
      ['수학', '다시'],
      ['국어', ''],
      ['국어', ''],
    ]);
    expect(
      (
        await server.callEndpoint(
          operationEndpoints.undoOperation,
          { operationId: done.undo?.operationId },
          { token },
        )
      ).status,
    ).toBe(409);
  });

  test('a seat given up goes to the front of the line; seats are given while there are some', async () => {
    const id = await exam({ onSiteCapacity: 1 });
    const [seated, waiting, paper] = [
      await register(id, { onSiteState: 'confirmed' }),
      await register(id, { onSiteState: 'waiting' }),
      await register(id),
    ];
    expect(await change(id, [seated], { onSiteExam: false })).toMatchObject({
      content: [{ onSiteState: 'none' }],
    });
    expect(await states(id)).toEqual(['none', 'confirmed', 'none']);
    expect((await change(id, [waiting, paper], { onSiteExam: true })).skipped).toMatchObject([
      { id: paper, message: '남은 현장 자리가 없습니다. 대기 또는 시험지만으로 신청하세요.' },
    ]);
    expect(await states(id)).toEqual(['none', 'confirmed', 'none']);
  });

  test('refused: a time that has passed, a registration of another exam', async () => {
    const [id, other] = [await exam(), await exam()];
    const registration = await register(id);
    expect(
      await post(mockManagementEndpoints.changeRegistrations, id, {
        ids: [registration],
        change: { extendedUntil: '2026-03-01T00:00:00.000Z' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'extension-in-past' } });
    expect(
      await post(mockManagementEndpoints.changeRegistrations, other, {
        ids: [registration],
        change: { memo: '가' },
      }),
    ).toMatchObject({ status: 404 });
  });
});

test('POST /admin/mock-exams/{examId}/registrations/cancel: seats go on to the line, paid money is owed, the reason is in the log', async () => {
  const id = await exam({ onSiteCapacity: 2 });
  const ids = [
    await register(id, { onSiteState: 'confirmed', paymentStatus: 'confirmed' }),
    await register(id, { onSiteState: 'confirmed' }),
    await register(id, { onSiteState: 'waiting' }),
    await register(id, { canceledAt: now }),
  ];
  const answer = registrationsResultSchema.parse(
    (
      await post(mockManagementEndpoints.cancelRegistrations, id, {
        ids: [ids[0], ids[1], ids[3]],
        reason: '이사',
      })
    ).body,
  );
  expect(answer).toMatchObject({
    content: [{ paymentStatus: 'refund-due' }, { paymentStatus: 'unpaid' }],
    skipped: [{ id: ids[3] }],
    undo: { operationId: expect.any(String) },
  });
  expect(await states(id)).toEqual(['none', 'none', 'confirmed', 'none']);
  expect(
    await post(mockManagementEndpoints.cancelRegistrations, id, { ids: [ids[0]], reason: '' }),
  ).toMatchObject({ status: 409, body: { code: 'registration-cancelled' } });
});

describe('POST /admin/mock-exams/{examId}/payments', () => {
  test('confirmed with the day and the name, in bulk, and taken back', async () => {
    const id = await exam();
    const ids = [
      await register(id),
      await register(id),
      await register(id, { paymentStatus: 'free' }),
      await register(id, { canceledAt: now }),
    ];
    const done = registrationsResultSchema.parse(
      (await pay(id, ids, 'confirm', { day: '2026-03-01', depositorName: ' 김엄마 ' })).body,
    );
    expect(done.content).toMatchObject([
      { paymentStatus: 'confirmed', depositDay: '2026-03-01', depositorName: '김엄마' },
      { paymentStatus: 'confirmed' },
    ]);
    expect(done.skipped.map(({ message }) => message)).toEqual([
      '무료 시험입니다.',
      '취소한 신청입니다.',
    ]);
    expect((await api.managedExam({ params: { examId: id } })).paid).toBe(2);
    await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: done.undo?.operationId },
      { token },
    );
    expect(
      (await rows(id))
        .slice(0, 2)
        .map(({ paymentStatus, depositDay, depositorName }) => [
          paymentStatus,
          depositDay,
          depositorName,
        ]),
    ).toEqual([
      ['unpaid', null, ''],
      ['unpaid', null, ''],
    ]);
  });

  test('today by default; unconfirmed; a refund only where it is due', async () => {
    const id = await exam();
    const registration = await register(id);
    expect(await pay(id, [registration], 'confirm')).toMatchObject({
      body: { content: [{ depositDay: '2026-03-02' }] },
    });
    expect(await pay(id, [registration], 'confirm')).toMatchObject({
      status: 409,
      body: { code: 'payment-confirmed' },
    });
    expect(await pay(id, [registration], 'refund')).toMatchObject({
      status: 409,
      body: { code: 'refund-not-due' },
    });
    expect(await pay(id, [registration], 'unconfirm')).toMatchObject({
      body: { content: [{ paymentStatus: 'unpaid', depositDay: null }] },
    });
    await pay(id, [registration], 'confirm');
    await post(mockManagementEndpoints.cancelRegistrations, id, {
      ids: [registration],
      reason: '',
    });
    expect(await pay(id, [registration], 'refund')).toMatchObject({
      body: { content: [{ paymentStatus: 'refunded', depositDay: '2026-03-02' }] },
    });
  });
});

test('GET /admin/mock-exams/{examId}/paper-order and GET /admin/mock-exams/{examId}/files/{format}: papers of each subject, a column for each, and who has not paid', async () => {
  const id = await exam({ askSubjectOption: true, subjectOptions: ['국어', '수학'] });
  await register(id, {
    selectedSubjects: ['수학'],
    onSiteState: 'confirmed',
    paymentStatus: 'confirmed',
    depositDay: day('2026-03-01'),
  });
  await register(id, { selectedSubjects: ['국어'] });
  await register(id, { selectedSubjects: ['국어'], canceledAt: now });
  expect(await api.paperOrder({ params: { examId: id } })).toMatchObject({
    subjects: [
      { subject: '국어', onSite: 0, paperOnly: 1, total: 1 },
      { subject: '수학', onSite: 1, paperOnly: 0, total: 1 },
    ],
    onSite: 1,
    paperOnly: 1,
    fees: 60_000,
  });
  const { name, blob } = await api.exportRegistrations({
    params: { examId: id, format: 'xlsx' },
    query: {},
  });
  expect(name).toBe('3월 모의고사 신청자 2026-03-02.xlsx');
  const sheets = await readXlsx(Buffer.from(await blob.arrayBuffer()));
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['신청자', 3],
    ['과목별 집계', 3],
    ['미입금', 2],
  ]);
  expect(sheets[0]?.data[0]).toEqual(expect.arrayContaining(['이름', '국어', '수학', '입금']));
});
