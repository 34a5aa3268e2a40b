import {
  mockEndpoints,
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  registrationResultSchema,
  studentMockExamSchema,
} from '@academy/domain/mocks';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockRegistrations } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { signIn } from '../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { mockSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';

let server: TestApp;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(now, { frozen: true }));

let made = 0;
async function student(grade: string | null, className: string | null = null) {
  made += 1;
  const id = await insertStudent(server.database.db, {
    grade,
    className,
    phone: `0107700${String(made).padStart(4, '0')}`,
  });
  return { id, token: await signIn(server, id) };
}
const exam = (overrides: Parameters<typeof insertExam>[2]) =>
  insertExam(server.database.db, now, overrides);
const titles = async (token: string) =>
  openExamsPageSchema
    .parse((await server.call('GET', '/api/mock-exams/open/page?size=100', { token })).body)
    .content.map(({ title }) => title);
const detail = (token: string, id: string) =>
  server.callEndpoint(mockEndpoints.mockExam, { id }, { token });
const apply = (token: string, mockExamId: string) =>
  server.callEndpoint(mockEndpoints.register, {}, { token, body: { mockExamId } });

test('a draft is nobody’s yet', async () => {
  const { token } = await student('고3');
  const id = await exam({ title: '임시저장한 시험', draft: true });
  expect(await titles(token)).not.toContain('임시저장한 시험');
  expect([(await detail(token, id)).status, (await apply(token, id)).status]).toEqual([404, 404]);
});

test('a cancelled exam is gone from the list, refuses everybody, and tells whoever registered why', async () => {
  const { id: studentId, token } = await student('고3');
  const id = await exam({ title: '취소한 시험', cancelledAt: now, cancelReason: '시험지 미도착' });
  await insertRegistration(server.database.db, now, {
    studentId,
    mockExamId: id,
    canceledAt: now,
    paymentStatus: 'refund-due',
  });
  expect(await titles(token)).not.toContain('취소한 시험');
  expect(await apply(token, id)).toMatchObject({
    status: 409,
    body: { code: 'exam-called-off', message: '취소된 모의고사예요.' },
  });
  const mine = myRegistrationsSliceSchema.parse(
    (await server.call('GET', '/api/mock-exam-registrations/my/slice', { token })).body,
  );
  expect(mine.content).toMatchObject([
    {
      expired: true,
      paymentStatus: 'refund-due',
      exam: { timeStatus: 'CLOSED', cancelled: { reason: '시험지 미도착' } },
    },
  ]);
});

test('an exam for some grades is hidden from the others and refuses them, but not whom a manager registered', async () => {
  const [third, second, none] = [await student('고3'), await student('고2'), await student(null)];
  const id = await exam({ title: '고3만', targetGrades: ['고3', 'N수'] });
  expect(
    [await titles(third.token), await titles(second.token), await titles(none.token)].map((list) =>
      list.includes('고3만'),
    ),
  ).toEqual([true, false, false]);
  expect([(await detail(third.token, id)).status, (await detail(second.token, id)).status]).toEqual(
    [200, 404],
  );
  expect(await apply(second.token, id)).toMatchObject({
    status: 409,
    body: { code: 'not-for-grade', message: '대상 학년이 아닌 모의고사예요.' },
  });
  expect((await apply(third.token, id)).status).toBe(200);
  await insertRegistration(server.database.db, now, { studentId: second.id, mockExamId: id });
  expect([
    (await titles(second.token)).includes('고3만'),
    (await detail(second.token, id)).status,
  ]).toEqual([true, 200]);
});

test('an exam for a class as well is for whoever fits both', async () => {
  const [both, otherClass, otherGrade, noClass] = [
    await student('고3', '의대반'),
    await student('고3', '수시반'),
    await student('고2', '의대반'),
    await student('고3'),
  ];
  const targetClasses = ['의대반', '서울대반'];
  const id = await exam({ title: '고3 의대반만', targetGrades: ['고3'], targetClasses });
  const seen = async (title: string) =>
    Promise.all(
      [both, otherClass, otherGrade, noClass].map(async ({ token }) =>
        (await titles(token)).includes(title),
      ),
    );
  expect(await seen('고3 의대반만')).toEqual([true, false, false, false]);
  await exam({ title: '의대반만', targetClasses });
  expect(await seen('의대반만')).toEqual([true, false, true, false]);
  expect((await detail(otherClass.token, id)).status).toBe(404);
  const notForClass = {
    status: 409,
    body: { code: 'not-for-class', message: '대상 반이 아닌 모의고사예요.' },
  };
  expect(await apply(otherClass.token, id)).toMatchObject(notForClass);
  expect(await apply(noClass.token, id)).toMatchObject(notForClass);
  expect(await apply(otherGrade.token, id)).toMatchObject({ body: { code: 'not-for-grade' } });
  expect(await apply(both.token, id)).toMatchObject({
    status: 200,
    body: { registration: { exam: { targetClasses } } },
  });
});

test('an exam for a list of students is for them alone, and no student reads the list', async () => {
  const [named, other] = [await student('고3'), await student('고3')];
  const id = await exam({ title: '특별반만', targetStudents: [named.id] });
  expect([
    (await titles(named.token)).includes('특별반만'),
    (await titles(other.token)).includes('특별반만'),
    (await detail(other.token, id)).status,
  ]).toEqual([true, false, 404]);
  expect(JSON.stringify((await detail(named.token, id)).body)).not.toContain('targetStudents');
  expect(await apply(other.token, id)).toMatchObject({
    status: 409,
    body: { code: 'not-for-student', message: '대상 학생이 아닌 모의고사예요.' },
  });
  expect((await apply(named.token, id)).status).toBe(200);
});

test('a full exam takes nobody more until someone cancels', async () => {
  const [first, second] = [await student('고3'), await student('고3')];
  const id = await exam({ capacity: 1 });
  const left = async () => studentMockExamSchema.parse((await detail(first.token, id)).body);
  expect(await left()).toMatchObject({ capacity: 1, capacityLeft: 1 });
  const { body } = await apply(first.token, id);
  expect(await left()).toMatchObject({ capacityLeft: 0 });
  const full = { status: 409, body: { code: 'exam-full' } };
  expect(await apply(second.token, id)).toMatchObject(full);
  const { registrationId } = registrationResultSchema.parse(body);
  await server.callEndpoint(
    mockEndpoints.cancelRegistration,
    { registrationId },
    { token: first.token },
  );
  expect((await apply(second.token, id)).status).toBe(200);
  expect(await apply(first.token, id)).toMatchObject(full);
});

test('changes end with the exam’s own day for them, and later for whom a manager gave more time', async () => {
  const { id: studentId } = await student('고3');
  const mockExamId = await exam({
    registrationEndDate: day('2026-03-12'),
    changeDeadline: day('2026-03-05'),
  });
  const id = await insertRegistration(server.database.db, now, { studentId, mockExamId });
  const changeAt = async (instant: string) => {
    server.clock.set(new Date(instant), { frozen: true });
    const answer = await server.callEndpoint(
      mockEndpoints.modifyRegistration,
      { registrationId: id },
      { token: await signIn(server, studentId), body: { mockExamId, onSiteExam: true } },
    );
    return answer.status;
  };
  expect([
    await changeAt('2026-03-05T23:59:59+09:00'),
    await changeAt('2026-03-06T00:00:00+09:00'),
  ]).toEqual([200, 409]);
  await server.database.db
    .update(mockRegistrations)
    .set({ extendedUntil: new Date('2026-03-15T18:00:00+09:00') })
    .where(eq(mockRegistrations.id, id));
  expect([
    await changeAt('2026-03-15T17:59:59+09:00'),
    await changeAt('2026-03-15T18:00:00+09:00'),
  ]).toEqual([200, 409]);
  server.clock.set(new Date('2026-03-14T00:00:00+09:00'), { frozen: true });
  expect(
    studentMockExamSchema.parse((await detail(await signIn(server, studentId), mockExamId)).body),
  ).toMatchObject({
    timeStatus: 'CLOSED',
    changeDeadline: '2026-03-05',
    myRegistration: { expired: false, extendedUntil: '2026-03-15T09:00:00.000Z' },
  });
  expect(
    (
      await server.callEndpoint(
        mockEndpoints.cancelRegistration,
        { registrationId: id },
        { token: await signIn(server, studentId) },
      )
    ).status,
  ).toBe(200);
});

test('beside not sitting on site stand the exam’s own words, else the academy’s', async () => {
  const { token } = await student('고3');
  const [own, other] = [
    await exam({ paperOnlyNotice: '시험지는 4층에서 받아요.' }),
    await exam({}),
  ];
  await storeSetting(server.database.db, mockSetting, {
    paperOnlyNotice: '시험지는 데스크에서 받아요.',
  });
  expect([(await detail(token, own)).body, (await detail(token, other)).body]).toMatchObject([
    { paperOnlyNotice: '시험지는 4층에서 받아요.' },
    { paperOnlyNotice: '시험지는 데스크에서 받아요.' },
  ]);
});
