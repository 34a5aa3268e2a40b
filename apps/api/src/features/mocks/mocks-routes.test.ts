import type { StudentId } from '@academy/domain/ids';
import {
  mockEndpoints,
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  studentMockExamSchema,
} from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { clockTime, day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mockExams, mockRegistrations } from '../../db/schema';
import { mockSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam as insert, insertRegistration as register } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
/** 김하늘, who asks, and another student. */
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
  await server.database.db.delete(mockRegistrations);
  await server.database.db.delete(mockExams);
  token = await server.studentToken();
});

const insertExam = (overrides: Parameters<typeof insert>[2] = {}) =>
  insert(server.database.db, now, overrides);
const insertRegistration = (row: Parameters<typeof register>[2]) =>
  register(server.database.db, now, row);
const openPage = async (query = '') =>
  openExamsPageSchema.parse(
    (await server.call('GET', `/api/mock-exams/open/page${query}`, { token })).body,
  );
const slice = async (query = '') =>
  myRegistrationsSliceSchema.parse(
    (await server.call('GET', `/api/mock-exam-registrations/my/slice${query}`, { token })).body,
  );

describe('GET /mock-exams/open/page', () => {
  test('open exams first, the first to close before the others, then upcoming ones by their first day; finished ones are gone', async () => {
    const dates = (start: string, end: string) => ({
      registrationStartDate: day(start),
      registrationEndDate: day(end),
    });
    await insertExam({ title: '다음 주부터', ...dates('2026-03-09', '2026-03-20') });
    await insertExam({ title: '내일부터', ...dates('2026-03-03', '2026-03-31') });
    await insertExam({ title: '오래 열림', ...dates('2026-02-01', '2026-03-30') });
    await insertExam({ title: '오늘까지', ...dates('2026-02-20', '2026-03-02') });
    await insertExam({ title: '어제까지', ...dates('2026-02-20', '2026-03-01') });
    await insertExam({ title: '일찍 닫음', ...dates('2026-02-20', '2026-03-20'), closedAt: now });
    const page = await openPage();
    expect(page.content.map(({ title, timeStatus }) => `${title} ${timeStatus}`)).toEqual([
      '오늘까지 OPEN',
      '오래 열림 OPEN',
      '내일부터 UPCOMING',
      '다음 주부터 UPCOMING',
    ]);
    expect(page).toMatchObject({
      page: 0,
      number: 0,
      size: 12,
      totalElements: 4,
      totalPages: 1,
      last: true,
      hasNext: false,
    });
  });

  test('12 per page until the last', async () => {
    for (let index = 0; index < 14; index += 1) await insertExam({ title: `${index}회` });
    const [first, second] = [await openPage('?page=0&size=12'), await openPage('?page=1&size=12')];
    expect(
      [first, second].map(({ content, last, totalPages }) => [content.length, last, totalPages]),
    ).toEqual([
      [12, false, 2],
      [2, true, 2],
    ]);
    expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(14);
  });

  test('none: an empty page', async () => {
    expect(await openPage()).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
      last: true,
    });
  });

  test('carries the own registration, and nobody else’s', async () => {
    const [mine, theirs] = [await insertExam({ title: '가' }), await insertExam({ title: '나' })];
    const id = await insertRegistration({
      studentId: me,
      mockExamId: mine,
      onSiteState: 'confirmed',
    });
    await insertRegistration({ studentId: other, mockExamId: theirs });
    await insertRegistration({ studentId: me, mockExamId: theirs, canceledAt: now });
    const { content } = await openPage();
    expect(content.map(({ myRegistration }) => myRegistration?.id ?? null)).toEqual([id, null]);
  });
});

describe('GET /mock-exams/{id}', () => {
  test('every field of an exam and the own registration with the place in line', async () => {
    const account = { bankName: '국민은행', accountNumber: '1-2', accountHolder: '하늘' };
    const id = await insertExam({
      examStartTime: clockTime('08:40'),
      place: '본관',
      notes: '수험표',
      fee: won(12_000),
      depositDeadline: day('2026-03-05'),
      account,
      askSubjectOption: true,
      subjectOptions: ['국어'],
      onSiteCapacity: 0,
    });
    await insertRegistration({ studentId: other, mockExamId: id, onSiteState: 'waiting' });
    await insertRegistration({
      studentId: me,
      mockExamId: id,
      onSiteState: 'waiting',
      selectedSubjects: ['국어'],
    });
    const exam = studentMockExamSchema.parse(
      (await server.callEndpoint(mockEndpoints.mockExam, { id }, { token })).body,
    );
    expect(exam).toEqual({
      id,
      title: '3월 모의고사',
      examDate: '2026-03-22',
      examStartTime: '08:40',
      place: '본관',
      notes: '수험표',
      registrationStartDate: '2026-02-25',
      registrationEndDate: '2026-03-12',
      timeStatus: 'OPEN',
      closedEarly: false,
      fee: 12_000,
      depositDeadline: '2026-03-05',
      account,
      askSubjectOption: true,
      subjectOptions: ['국어'],
      subjectGroups: null,
      allowOnSiteExam: true,
      onSiteCapacity: 0,
      onSiteTaken: 0,
      onSiteLeft: 0,
      waitingCount: 2,
      admissionTime: null,
      examEndTime: null,
      changeDeadline: null,
      targetGrades: null,
      targetClasses: null,
      capacity: null,
      capacityLeft: null,
      pictures: [],
      paperOnlyNotice: '',
      cancelled: null,
      myRegistration: expect.objectContaining({
        mockExamId: id,
        studentId: me,
        onSiteState: 'waiting',
        waitingNumber: 2,
        selectedSubjects: ['국어'],
      }),
    });
  });

  test('the status follows the server’s clock at midnight in Seoul, and an early end', async () => {
    const id = await insertExam({
      registrationStartDate: day('2026-03-03'),
      registrationEndDate: day('2026-03-04'),
    });
    const statusAt = async (instant: string) => {
      server.clock.set(new Date(instant), { frozen: true });
      const answer = await server.callEndpoint(
        mockEndpoints.mockExam,
        { id },
        { token: await server.studentToken() },
      );
      return studentMockExamSchema.parse(answer.body).timeStatus;
    };
    expect(await statusAt('2026-03-02T23:59:59.999+09:00')).toBe('UPCOMING');
    expect(await statusAt('2026-03-03T00:00:00.000+09:00')).toBe('OPEN');
    expect(await statusAt('2026-03-04T23:59:59.999+09:00')).toBe('OPEN');
    expect(await statusAt('2026-03-05T00:00:00.000+09:00')).toBe('CLOSED');
    await server.database.db.update(mockExams).set({ closedAt: now });
    expect(await statusAt('2026-03-03T12:00:00.000+09:00')).toBe('CLOSED');
  });

  test.each(['999999', 'abc', '0', '-1', '1.5', '99999999999999999999', '%00'])(
    'no exam %s: 404',
    async (id) => {
      const answer = await server.call('GET', `/api/mock-exams/${id}`, { token });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    },
  );
});

test('GET /mock-exam-settings/public/subject-options: the managers’ text for anybody, as text', async () => {
  const path = '/api/mock-exam-settings/public/subject-options';
  const answer = await server.call('GET', path);
  expect(answer).toMatchObject({ status: 200, text: '물리학Ⅰ, 화학Ⅰ\n생명과학Ⅰ, 지구과학Ⅰ' });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  await forgetSettings(server.database.db, mockSetting);
  expect(await server.call('GET', path)).toMatchObject({ status: 200, text: '' });
});

describe('GET /mock-exam-registrations/my/slice', () => {
  test('newest first, cancelled ones too, slice after slice by lastId', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 15; index += 1) {
      const mockExamId = await insertExam({ title: `${index}회` });
      ids.unshift(
        await insertRegistration({
          studentId: me,
          mockExamId,
          canceledAt: index % 4 === 0 ? now : null,
        }),
      );
      await insertRegistration({ studentId: other, mockExamId });
    }
    const first = await slice('?size=12');
    const second = await slice(`?size=12&studentId=${me}&lastId=${first.lastId}`);
    expect([first, second].map(({ content, hasNext }) => [content.length, hasNext])).toEqual([
      [12, true],
      [3, false],
    ]);
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(ids);
    expect(first.lastId).toBe(first.content.at(-1)?.id);
    expect(first.content.filter(({ canceled }) => canceled).length).toBe(3);
  });

  test('the flags of a registration are the server’s: expired when registering is over, cancelled, active', async () => {
    const flags = {
      past: await insertExam({ registrationEndDate: day('2026-03-01') }),
      open: await insertExam(),
    };
    await insertRegistration({ studentId: me, mockExamId: flags.past });
    await insertRegistration({
      studentId: me,
      mockExamId: flags.open,
      canceledAt: now,
      paymentStatus: 'refund-due',
    });
    await insertRegistration({ studentId: me, mockExamId: flags.open });
    expect(
      (await slice()).content.map(({ expired, canceled, active, exam }) => ({
        expired,
        canceled,
        active,
        status: exam.timeStatus,
      })),
    ).toEqual([
      { expired: false, canceled: false, active: true, status: 'OPEN' },
      { expired: false, canceled: true, active: false, status: 'OPEN' },
      { expired: true, canceled: false, active: true, status: 'CLOSED' },
    ]);
  });

  test('none: an empty slice without a cursor', async () => {
    expect(await slice()).toEqual({ content: [], hasNext: false, lastId: null });
  });

  test.each([
    ['lastId=abc', 'lastId'],
    ['lastId=99999999999999999999', 'lastId'],
    ['size=0', 'size'],
    ['size=101', 'size'],
  ])('%s: 400 that names the field', async (query, field) => {
    const answer = await server.call('GET', `/api/mock-exam-registrations/my/slice?${query}`, {
      token,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', errors: { [field]: expect.stringMatching(/[가-힣]/) } },
    });
  });

  test('another student’s: 403', async () => {
    expect(
      await server.call('GET', `/api/mock-exam-registrations/my/slice?studentId=${other}`, {
        token,
      }),
    ).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
