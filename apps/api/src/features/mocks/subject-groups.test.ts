import type { StudentId } from '@academy/domain/ids';
import {
  mockManagementEndpoints,
  registrationResultSchema,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../../testing/calls/sign-in';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let manager: string;
let me: StudentId;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  me = scenarioStudent(server, 0);
  manager = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  token = await signIn(server, me);
});

const subjectGroups: SubjectGroup[] = [
  { name: '국어', subjects: ['화작', '언매'], min: 1, max: 1, fee: won(0) },
  { name: '한국사', subjects: ['한국사'], min: 1, max: 1, fee: won(0) },
  { name: '탐구', subjects: ['물리', '화학', '지구'], min: 0, max: 2, fee: won(5_000) },
];
const exam = () => insertExam(server.database.db, now, { askSubjectOption: true, subjectGroups });
const register = (mockExamId: string, selectedSubjects: string[]) =>
  server.call('POST', '/api/mock-exam-registrations', {
    token,
    body: { mockExamId, selectedSubjects },
  });
const registrationOf = (body: unknown) => registrationResultSchema.parse(body).registration;

test('several subjects are registered in the order of the groups, with those that all take', async () => {
  const answer = await register(await exam(), ['지구', '언매', '물리']);
  expect(registrationOf(answer.body)).toMatchObject({
    selectedSubjects: ['언매', '한국사', '물리', '지구'],
    fee: 35_000,
    prices: { base: 30_000 },
    paymentStatus: 'unpaid',
  });
});

test('a choice that does not fit is refused with the name of the group', async () => {
  const mockExamId = await exam();
  expect(await register(mockExamId, ['물리'])).toMatchObject({
    status: 400,
    body: {
      code: 'subjects-too-few',
      errors: { selectedSubjects: '국어 과목을 1개 골라 주세요.' },
    },
  });
  expect(await register(mockExamId, ['화작', '물리', '화학', '지구'])).toMatchObject({
    body: {
      code: 'subjects-too-many',
      errors: { selectedSubjects: '탐구 과목은 2개까지만 고를 수 있어요.' },
    },
  });
});

test('after the deposit a dearer choice waits for the rest, a cheaper one owes what is over', async () => {
  const mockExamId = await exam();
  const { id } = registrationOf((await register(mockExamId, ['화작'])).body);
  const pay = (change: string) =>
    server.callEndpoint(
      mockManagementEndpoints.changePayments,
      { examId: mockExamId },
      { token: manager, body: { ids: [id], change, day: '2026-03-02' } },
    );
  const choose = async (selectedSubjects: string[]) =>
    registrationOf(
      (
        await server.call('PATCH', `/api/mock-exam-registrations/my/${id}`, {
          token,
          body: { mockExamId, selectedSubjects },
        })
      ).body,
    );
  const stands = (
    fee: number,
    paidAmount: number,
    refundedAmount: number,
    paymentStatus: string,
  ) => ({ fee, paidAmount, refundedAmount, paymentStatus });

  await pay('confirm');
  expect(await choose(['화작', '한국사', '물리'])).toMatchObject(
    stands(35_000, 30_000, 0, 'unpaid'),
  );
  await pay('confirm');
  expect(await choose(['화작', '한국사'])).toMatchObject(stands(30_000, 35_000, 0, 'refund-due'));
  await pay('refund');
  expect(await choose(['언매', '한국사'])).toMatchObject(
    stands(30_000, 35_000, 5_000, 'confirmed'),
  );
});

test('managers choose for a student by the same groups', async () => {
  const mockExamId = await exam();
  const body = (selectedSubjects: string[]) => ({
    studentId: me,
    selectedSubjects,
    onSiteExam: false,
    reason: '',
  });
  const add = (subjects: string[]) =>
    server.callEndpoint(
      mockManagementEndpoints.registerFor,
      { examId: mockExamId },
      { token: manager, body: body(subjects) },
    );
  expect(await add(['물리'])).toMatchObject({
    body: {
      code: 'exam-subjects-too-few',
      errors: { selectedSubjects: '국어 과목을 1개 선택하세요.' },
    },
  });
  expect(await add(['화작', '물리', '화학'])).toMatchObject({
    status: 200,
    body: { selectedSubjects: ['화작', '한국사', '물리', '화학'], fee: 35_000 },
  });
});
