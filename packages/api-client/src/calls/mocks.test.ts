import { EXTENSIONS_HEADER, extensions } from '@academy/domain/http';
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '@academy/domain/ids';
import { registrationResultSchema } from '@academy/domain/mocks';
import { describe, expect, test } from 'vitest';
import {
  examRead,
  registrationRead,
  commonExam,
  commonRegistration,
} from '../testing/answers/mocks';
import { apiAnswering, byRoute } from '../testing/api-answering';

const times = { registeredAt: '2026-11-02T03:00:00.000Z', updatedAt: '2026-11-02T03:00:00.000Z' };
const ours = registrationResultSchema.parse({
  success: true,
  registrationId: '501',
  registration: { ...registrationRead, ...times },
});
const studentId = studentIdSchema.parse('7');
const registrationId = mockRegistrationIdSchema.parse('501');
const body = {
  studentId,
  mockExamId: mockExamIdSchema.parse('11'),
  selectedSubjects: ['물리학Ⅰ'],
  onSiteExam: true,
};
const SLICE = 'GET /mock-exam-registrations/my/slice';
const REGISTER = 'POST /mock-exam-registrations';
const ONE = '/mock-exam-registrations/my/501';
const slice = (...content: object[]) => ({
  [SLICE]: {
    body: {
      content: content.map((fields) => ({ ...commonRegistration, exam: commonExam, ...fields })),
      hasNext: false,
    },
  },
});

/** A success whose answer says nothing: the common contract leaves open what a write answers. */
const silent = [
  { status: 200 },
  { status: 201, body: {} },
  { status: 204 },
  { body: 'OK' },
  { body: { success: true } },
  { body: commonRegistration },
];

const knowing = {
  headers: { [EXTENSIONS_HEADER]: extensions.join(' ') },
  body: { id: '7', name: '김하늘' },
};

describe('our server’s answer is taken as it is', () => {
  test.each([
    ['register', REGISTER],
    ['modifyRegistration', `PATCH ${ONE}`],
    ['cancelRegistration', `DELETE ${ONE}`],
  ] as const)('%s', async (name, route) => {
    const canceled = name === 'cancelRegistration' ? { canceled: true, active: false } : {};
    const answer = { ...ours, registration: { ...ours.registration, ...canceled } };
    const { api, seen } = await apiAnswering(
      byRoute({ [route]: { body: answer }, 'GET /students/me': knowing }),
    );
    await api.studentMe();
    const call = {
      register: () => api.register({ body }),
      modifyRegistration: () =>
        api.modifyRegistration({ params: { registrationId }, query: { studentId }, body }),
      cancelRegistration: () =>
        api.cancelRegistration({ params: { registrationId }, query: { studentId } }),
    };
    expect(await call[name]()).toEqual(answer);
    expect(seen).toHaveLength(2);
  });
});

describe('another server’s success', () => {
  test.each(silent)('register, %o: the registration for that exam is read', async (answer) => {
    const { api, seen } = await apiAnswering(
      byRoute({
        [REGISTER]: answer,
        ...slice(
          { registrationId: 499, canceled: true },
          { registrationId: 498, mockExamId: 12 },
          {},
        ),
      }),
    );
    expect(
      await api.register({ body, headers: { 'Idempotency-Key': 'a-key-of-a-phone' } }),
    ).toMatchObject({
      success: true,
      registrationId: '501',
      registration: { mockExamId: '11', canceled: false, exam: examRead },
    });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/students/me',
      'GET /api/mock-exams/11',
      'POST /api/mock-exam-registrations',
      'GET /api/mock-exam-registrations/my/slice?size=12&studentId=7',
    ]);
    expect(JSON.parse(seen[2]?.body ?? '')).toEqual(body);
    expect(seen[2]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each(silent)('modify, %o: that registration is read', async (answer) => {
    const { api } = await apiAnswering(
      byRoute({
        [`PATCH ${ONE}`]: answer,
        ...slice({ registrationId: 502 }, { selectedSubjects: ['화학Ⅰ'] }),
      }),
    );
    expect(
      await api.modifyRegistration({ params: { registrationId }, query: { studentId }, body }),
    ).toMatchObject({ registrationId: '501', registration: { selectedSubjects: ['화학Ⅰ'] } });
  });

  test.each(silent)('cancel, %o: as it was read before, and cancelled', async (answer) => {
    const { api, seen } = await apiAnswering(byRoute({ [`DELETE ${ONE}`]: answer, ...slice({}) }));
    await api.myRegistrations({ query: { studentId } });
    expect(
      await api.cancelRegistration({ params: { registrationId }, query: { studentId } }),
    ).toMatchObject({
      registrationId: '501',
      registration: { canceled: true, active: false, exam: { title: '12월 모의고사' } },
    });
    expect(seen.at(-1)?.method).toBe('DELETE');
  });

  // A success without a result is reported as `malformed`: see `outcomeOf`.
  test.each([
    ['does not show up', slice()],
    ['cannot be read', { 'GET /mock-exam-registrations/my/slice': { status: 500 } }],
    ['is behind a login', { 'GET /mock-exam-registrations/my/slice': { status: 401 } }],
  ])('a success whose registration %s stays one', async (_, list) => {
    const { api } = await apiAnswering(
      byRoute({ [REGISTER]: { status: 201 }, [`PATCH ${ONE}`]: { status: 204 }, ...list }),
    );
    await expect(api.register({ body })).rejects.toMatchObject({ kind: 'malformed' });
    await expect(
      api.modifyRegistration({ params: { registrationId }, query: { studentId }, body }),
    ).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('a cancellation of what was never read is a success without a result', async () => {
    const { api } = await apiAnswering(byRoute({ [`DELETE ${ONE}`]: { status: 204 } }));
    await expect(
      api.cancelRegistration({ params: { registrationId }, query: { studentId } }),
    ).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('without a studentId the own one is asked for', async () => {
    const { api, seen } = await apiAnswering(
      byRoute({
        [REGISTER]: { status: 200 },
        'GET /students/me': { body: { id: 7, name: '김하늘' } },
        ...slice({}),
      }),
    );
    await api.register({ body: { mockExamId: 11 } });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/mock-exams/11',
      '/api/mock-exam-registrations',
      '/api/students/me',
      '/api/mock-exam-registrations/my/slice?size=12&studentId=7',
    ]);
  });
});

test.each([
  [
    'message',
    { message: '이미 신청한 모의고사예요.', error: 'Conflict' },
    '이미 신청한 모의고사예요.',
  ],
  ['error', { error: '신청 기간이 아니에요.' }, '신청 기간이 아니에요.'],
  ['the first of errors', { errors: ['과목을 골라 주세요.', '둘'] }, '과목을 골라 주세요.'],
  ['detail', { detail: '자리가 없어요.', title: 'Conflict' }, '자리가 없어요.'],
  ['title', { title: '실패' }, '실패'],
])('a refusal keeps the server’s text: %s', async (_, answer, text) => {
  const { api } = await apiAnswering(byRoute({ [REGISTER]: { status: 409, body: answer } }));
  await expect(api.register({ body })).rejects.toMatchObject({
    kind: 'response',
    status: 409,
    serverMessage: text,
  });
});
