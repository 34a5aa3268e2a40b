import { mockExamIdSchema } from '@academy/domain/ids';
import { subjectOptions, timeStatus } from '@academy/domain/mocks';
import { day } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import {
  examRead,
  exams,
  registrationRead,
  registrations,
  commonExam,
  commonRegistration,
  statuses,
  subjectTexts,
} from '../testing/answers/mocks';
import { apiAnswering, byRoute } from '../testing/api-answering';

const OPEN = 'GET /mock-exams/open/page';
const SLICE = 'GET /mock-exam-registrations/my/slice';
const EXAM = 'GET /mock-exams/11';
const me = { 'GET /students/me': { body: { id: 7, name: '김하늘' } } };
const nobody = { ...me, [SLICE]: { body: { content: [], hasNext: false } } };
const examId = mockExamIdSchema.parse('11');

describe('exams', () => {
  test.each(Object.entries(exams))('in a page and by itself: %s', async (_, exam) => {
    const { api } = await apiAnswering(
      byRoute({
        ...nobody,
        [OPEN]: { body: { content: [exam], last: true, totalPages: 1 } },
        [EXAM]: { body: exam },
      }),
    );
    expect((await api.openExams()).content).toEqual([{ ...examRead, myRegistration: null }]);
    expect(await api.mockExam({ params: { id: examId } })).toEqual({
      ...examRead,
      myRegistration: null,
    });
  });

  test.each(Object.entries(statuses))(
    'the server’s word on the status: %s',
    async (_, { given, read }) => {
      const { api } = await apiAnswering(
        byRoute({ ...nobody, [EXAM]: { body: { ...commonExam, timeStatus: given } } }),
      );
      const exam = await api.mockExam({ params: { id: examId } });
      expect(exam.timeStatus).toBe(read);
      expect(timeStatus(exam, day('2026-12-01'))).toBe(read ?? 'CLOSED');
    },
  );

  test.each([
    [
      'its own subjects as text',
      { subjectOptions: '물리학Ⅰ, 화학Ⅰ' },
      { subjectOptions: ['물리학Ⅰ', '화학Ⅰ'] },
    ],
    ['a start with seconds', { examStartTime: '08:40:00' }, { examStartTime: '08:40' }],
    [
      'seats',
      { onSiteCapacity: '40', onSiteTaken: 38 },
      { onSiteCapacity: 40, onSiteTaken: 38, onSiteLeft: 2 },
    ],
    [
      'times, target grades and classes as text',
      {
        admissionTime: '8:10:00',
        examEndTime: [16, 32],
        changeDeadline: '2026-12-10T00:00:00',
        targetGrades: '고3, N수',
        targetClasses: '의대반, 서울대반',
      },
      {
        admissionTime: '08:10',
        examEndTime: '16:32',
        changeDeadline: '2026-12-10',
        targetGrades: ['고3', 'N수'],
        targetClasses: ['의대반', '서울대반'],
      },
    ],
    [
      'pictures, one of which is none',
      { pictures: [{ url: '/a.webp', alt: '', width: 8, height: 6 }, { url: '/b.webp' }] },
      { pictures: [{ url: '/a.webp', alt: '', width: 8, height: 6 }] },
    ],
    ['a cancellation told otherwise', { cancelled: true }, { cancelled: null }],
    ['an account that is no account of ours', { account: '123-45' }, { account: null }],
  ])('what only ours says, told by another server: %s', async (_, given, read) => {
    const { api } = await apiAnswering(
      byRoute({ ...nobody, [EXAM]: { body: { ...commonExam, ...given } } }),
    );
    expect(await api.mockExam({ params: { id: examId } })).toMatchObject(read);
  });

  test('a detail wrapped in data', async () => {
    const { api } = await apiAnswering(
      byRoute({ ...nobody, [EXAM]: { body: { success: true, data: commonExam } } }),
    );
    expect(await api.mockExam({ params: { id: examId } })).toMatchObject({ id: '11', fee: 30_000 });
  });

  test.each([
    [
      'the common contract’s page',
      { content: [commonExam], last: false, totalPages: 3 },
      { page: 0, totalPages: 3, last: false, hasNext: true },
    ],
    [
      'a Spring page',
      {
        content: [commonExam],
        number: 2,
        size: 12,
        totalElements: 25,
        totalPages: 3,
        last: true,
        first: false,
      },
      { page: 2, number: 2, totalElements: 25, last: true, hasNext: false },
    ],
    ['a slice', { content: [commonExam], hasNext: true }, { page: 0, last: false, hasNext: true }],
    ['a bare list', [commonExam], { page: 0, totalElements: 1, totalPages: 1, last: true }],
    [
      'an empty page',
      { content: [], last: true, totalPages: 0 },
      { content: [], totalElements: 0, last: true },
    ],
  ])('a page: %s', async (_, body, read) => {
    const { api } = await apiAnswering(byRoute({ ...nobody, [OPEN]: { body } }));
    expect(await api.openExams()).toMatchObject(read);
  });

  test('a server that says nothing of the own registration: it is looked up among the own ones', async () => {
    const { api, seen } = await apiAnswering(({ method, url }) =>
      byRoute({
        ...me,
        [OPEN]: {
          body: {
            content: [
              commonExam,
              { ...commonExam, mockExamId: 12 },
              { ...commonExam, mockExamId: 13 },
            ],
            last: true,
            totalPages: 1,
          },
        },
        [SLICE]: url.includes('lastId=501')
          ? {
              body: {
                content: [
                  {
                    ...commonRegistration,
                    registrationId: 500,
                    mockExamId: 12,
                    canceled: true,
                    active: false,
                    exam: commonExam,
                  },
                ],
                hasNext: false,
              },
            }
          : { body: { content: [{ ...commonRegistration, exam: commonExam }], hasNext: true } },
      })({ method, url, headers: {}, body: '' }),
    );
    const { content } = await api.openExams();
    expect(content.map(({ id, myRegistration }) => [id, myRegistration?.id ?? null])).toEqual([
      ['11', '501'],
      ['12', null],
      ['13', null],
    ]);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/mock-exams/open/page',
      '/api/students/me',
      '/api/mock-exam-registrations/my/slice?size=12&studentId=7',
      '/api/mock-exam-registrations/my/slice?size=12&studentId=7&lastId=501',
    ]);
  });

  test('our server says it itself: nothing else is asked', async () => {
    const { exam: _, ...own } = {
      ...registrationRead,
      registeredAt: '2026-11-02T03:00:00.000Z',
      updatedAt: '2026-11-02T03:00:00.000Z',
    };
    const { api, seen } = await apiAnswering(
      byRoute({
        [OPEN]: {
          body: {
            content: [
              { ...examRead, myRegistration: own },
              { ...examRead, id: '12', myRegistration: null },
            ],
            last: true,
            totalPages: 1,
          },
        },
      }),
    );
    expect((await api.openExams()).content.map(({ myRegistration }) => myRegistration)).toEqual([
      own,
      null,
    ]);
    expect(seen).toHaveLength(1);
  });

  test.each([
    '<html><body>Wi-Fi</body></html>',
    { error: 'x' },
    { content: [{ ...commonExam, examDate: 'soon' }] },
    { content: [{ ...commonExam, fee: 'much' }] },
    { content: [{ title: '번호 없음' }] },
  ])('what is no page is malformed: %o', async (body) => {
    const { api } = await apiAnswering(byRoute({ ...nobody, [OPEN]: { body } }));
    await expect(api.openExams()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('registrations', () => {
  test.each(Object.entries(registrations))('%s', async (_, registration) => {
    const { api } = await apiAnswering(
      byRoute({
        [SLICE]: { body: { content: [registration], hasNext: false } },
        [EXAM]: { body: commonExam },
      }),
    );
    expect(await api.myRegistrations()).toMatchObject({
      content: [registrationRead],
      hasNext: false,
      lastId: '501',
    });
  });

  test('a registration alone: its exam is read once, however many ask for it', async () => {
    const alone = [1, 2, 3].map((registrationId) => ({
      ...commonRegistration,
      registrationId,
      canceled: registrationId > 1,
    }));
    const { api, seen } = await apiAnswering(
      byRoute({
        [SLICE]: { body: { content: alone, hasNext: false } },
        [EXAM]: { body: commonExam },
      }),
    );
    expect((await api.myRegistrations()).content.map(({ exam }) => exam.title)).toEqual([
      '12월 모의고사',
      '12월 모의고사',
      '12월 모의고사',
    ]);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/mock-exam-registrations/my/slice',
      '/api/mock-exams/11',
    ]);
  });

  test('the exam of a registration is gone: the rest is still shown', async () => {
    const { api } = await apiAnswering(
      byRoute({
        [SLICE]: {
          body: {
            content: [
              { ...commonRegistration, registrationId: 502, mockExamId: 12 },
              commonRegistration,
            ],
            hasNext: false,
          },
        },
        [EXAM]: { body: commonExam },
      }),
    );
    expect((await api.myRegistrations()).content.map(({ id }) => id)).toEqual(['501']);
  });

  test('an exam that cannot be read just now is a failure, not an empty list', async () => {
    const { api } = await apiAnswering(
      byRoute({ [SLICE]: { body: [commonRegistration] }, [EXAM]: { status: 500 } }),
    );
    await expect(api.myRegistrations()).rejects.toMatchObject({ status: 500 });
  });

  test.each([
    ['hasNext', { hasNext: true }, { hasNext: true, lastId: '501' }],
    ['the last page', { last: true }, { hasNext: false }],
    ['not the last page', { last: false }, { hasNext: true }],
    ['its own lastId', { hasNext: true, lastId: 77 }, { hasNext: true, lastId: '77' }],
    ['nothing', {}, { hasNext: false }],
  ])('a slice that says %s', async (_, facts, read) => {
    const { api } = await apiAnswering(
      byRoute({
        [SLICE]: { body: { content: [{ ...commonRegistration, exam: commonExam }], ...facts } },
      }),
    );
    expect(await api.myRegistrations()).toMatchObject(read);
  });

  test.each([{ body: [] }, { body: { content: [] } }, { status: 204 }])(
    'none: %o',
    async (answer) => {
      const { api } = await apiAnswering(() => answer);
      expect(await api.myRegistrations()).toEqual({ content: [], hasNext: false, lastId: null });
    },
  );

  test.each([
    ['free', { fee: 0 }, { paymentStatus: 'free', fee: 0 }],
    ['the paper', { onSiteExam: false }, { onSiteState: 'none' }],
    ['canceled', { canceled: true, active: undefined }, { canceled: true, active: false }],
    [
      'the other spelling',
      { canceled: undefined, cancelled: 'Y', active: null },
      { canceled: true, active: false },
    ],
    ['no subject', { selectedSubjects: null }, { selectedSubjects: [] }],
    [
      'several subjects as text',
      { selectedSubjects: '물리학Ⅰ, 화학Ⅰ' },
      { selectedSubjects: ['물리학Ⅰ', '화학Ⅰ'] },
    ],
    ['when', { createdAt: '2026-11-02T12:00:00' }, { registeredAt: '2026-11-02T03:00:00.000Z' }],
  ])('%s', async (_, fields, read) => {
    const { api } = await apiAnswering(
      byRoute({ [SLICE]: { body: [{ ...commonRegistration, exam: commonExam, ...fields }] } }),
    );
    expect((await api.myRegistrations()).content).toMatchObject([read]);
  });
});

test.each(Object.entries(subjectTexts))('subject options: %s', async (_, { body, read }) => {
  const { api } = await apiAnswering(
    byRoute({
      'GET /mock-exam-settings/public/subject-options': body === undefined ? {} : { body },
    }),
  );
  const text = await api.subjectOptions();
  expect(text).toBe(read);
  expect(subjectOptions(text)).toEqual(
    read
      .split(/[,\n]/)
      .map((subject) => subject.trim())
      .filter(Boolean),
  );
});
