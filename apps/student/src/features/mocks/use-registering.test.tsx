// @vitest-environment jsdom
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '@academy/domain/ids';
import {
  aMyMockRegistration,
  aMyRegistrationsSlice,
  aStudentMockExam,
} from '@academy/domain/testing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../shared/api';
import { mockQueries } from './mocks-queries';
import { fakeAcademy, noAnswer } from './testing/fake-academy';
import { renderMocksHook } from './testing/render-mocks';
import { isApplied, useRegistering, type Change } from './use-registering';

const studentId = studentIdSchema.parse('101');
const mockExamId = mockExamIdSchema.parse('11');
const register: Change = {
  kind: 'register',
  studentId,
  mockExamId,
  body: { studentId, mockExamId, selectedSubjects: ['물리학Ⅰ'], onSiteExam: true },
};
const modify: Change = {
  ...register,
  kind: 'modify',
  registrationId: mockRegistrationIdSchema.parse('501'),
};
const cancel: Change = {
  kind: 'cancel',
  studentId,
  mockExamId,
  registrationId: mockRegistrationIdSchema.parse('501'),
};

const POST = 'POST /mock-exam-registrations';
const MINE = 'GET /mock-exam-registrations/my/slice';
const done = () =>
  Response.json({ success: true, registrationId: '501', registration: aMyMockRegistration() });
const mine =
  (...content: Parameters<typeof aMyMockRegistration>[0][]) =>
  () =>
    Response.json(
      aMyRegistrationsSlice({ content: content.map((item) => aMyMockRegistration(item)) }),
    );

beforeEach(() => session.keep({ role: 'student', accessToken: 'token', studentId }));
afterEach(() => vi.useRealTimers());

function open(answers: Parameters<typeof fakeAcademy>[0]) {
  const academy = fakeAcademy(answers);
  const onDone = vi.fn<(change: Change, registration: unknown) => void>();
  const { result, queryClient, unmount } = renderMocksHook(() => useRegistering({ onDone }));
  return {
    academy,
    onDone,
    queryClient,
    unmount,
    now: () => result.current,
    start: (change: Change) => act(() => result.current.start(change)),
  };
}

test('registers once, however often it is tapped before the answer', async () => {
  const { academy, start, onDone, now } = open({ [POST]: done });
  act(() => {
    now().start(register);
    now().start(register);
  });
  start(register);
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      register,
      expect.objectContaining({ registration: aMyMockRegistration() }),
    ),
  );
  expect(academy.calls(POST).map(({ body }) => body)).toEqual([register.body]);
  expect(now()).toMatchObject({ running: undefined, failure: undefined });
});

test('the exam is known as registered at once, and read again', async () => {
  const { start, onDone, queryClient } = open({ [POST]: done });
  queryClient.setQueryData(mockQueries.exam(mockExamId).queryKey, {
    value: aStudentMockExam(),
    readAt: new Date(),
  });
  start(register);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(
    queryClient.getQueryData(mockQueries.exam(mockExamId).queryKey)?.value.myRegistration,
  ).toMatchObject({ id: '501', selectedSubjects: ['물리학Ⅰ'] });
  expect(queryClient.getQueryState(mockQueries.exam(mockExamId).queryKey)?.isInvalidated).toBe(
    true,
  );
});

test('a lost answer is looked for in 내 신청, and found there', async () => {
  let look: () => void = () => undefined;
  const looking = new Promise<void>((resolve) => {
    look = resolve;
  });
  const { academy, start, onDone, now } = open({
    [POST]: noAnswer,
    [MINE]: async () => {
      await looking;
      return mine({ id: '502', mockExamId: '12' }, {})();
    },
  });
  start(register);
  await waitFor(() => expect(now().checking).toBe(true));
  look();
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      register,
      expect.objectContaining({ registration: aMyMockRegistration() }),
    ),
  );
  expect(now()).toMatchObject({ checking: false, failure: undefined });
  // Sent once; what else in this shared page reads 내 신청 is not its business.
  expect(academy.calls(POST)).toHaveLength(1);
  expect(academy.calls(MINE)).not.toHaveLength(0);
});

test('looks through all of 내 신청 for the registration that was cancelled', async () => {
  const first = aMyRegistrationsSlice({
    content: [aMyMockRegistration({ id: '700' })],
    hasNext: true,
  });
  const next = aMyRegistrationsSlice({
    content: [aMyMockRegistration({ canceled: true, active: false })],
  });
  const { academy, start, onDone } = open({
    'DELETE /': noAnswer,
    [MINE]: ({ url }) => Response.json(url.searchParams.get('lastId') === '700' ? next : first),
  });
  start(cancel);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(academy.calls(MINE).map(({ url }) => url.searchParams.get('lastId'))).toContain('700');
});

test('a second tap after a lost answer is the first one again to the server; after an answer it is a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Pauses end at once; what is no timer, as a body that is read, takes its own time.
  const until = (so: () => void) =>
    vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(1000));
        so();
      },
      { timeout: 5000 },
    );
  const answers = [
    noAnswer,
    () =>
      Response.json({ message: '현장 자리가 모두 찼어요.', code: 'on-site-full' }, { status: 409 }),
    done,
  ];
  const { academy, start, onDone, now } = open({
    [POST]: () => answers.shift()?.() ?? done(),
    [MINE]: mine(),
  });
  start(register);
  await until(() => expect(now().failure?.text).toBe('신청을 처리하지 못했어요.'));
  start(register);
  await until(() => expect(now().failure?.text).toBe('현장 자리가 모두 찼어요.'));
  start(register);
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const [first, second, third] = academy
    .calls(POST)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each<[string, Change, unknown, ResponseInit, string]>([
  ['message', register, { message: '가', error: '나' }, {}, '가'],
  ['error', register, { error: '나', errors: ['다'] }, {}, '나'],
  ['the first of the errors', register, { errors: ['다', '라'], detail: '마' }, {}, '다'],
  ['detail', register, { detail: '마', title: '바' }, {}, '마'],
  [
    'title',
    register,
    { title: '바' },
    { headers: { 'x-error-message': encodeURIComponent('사') } },
    '바',
  ],
  ['the header', register, {}, { headers: { 'x-error-message': encodeURIComponent('사') } }, '사'],
  ['nothing, registering', register, {}, {}, '신청을 처리하지 못했어요.'],
  ['nothing, modifying', modify, {}, {}, '수정하지 못했어요.'],
  ['nothing, cancelling', cancel, {}, {}, '취소하지 못했어요.'],
])('a failure says what the server says: %s', async (_, change, body, init, text) => {
  const refuse = () => Response.json(body, { status: 400, ...init });
  const { start, now, onDone } = open({ [POST]: refuse, 'PATCH /': refuse, 'DELETE /': refuse });
  start(change);
  await waitFor(() => expect(now().failure).toEqual({ change, text, needsLogin: false }));
  expect(onDone).not.toHaveBeenCalled();
  act(() => now().clearFailure());
  await waitFor(() => expect(now().failure).toBeUndefined());
});

test('a failure in plain text is shown as it is', async () => {
  const { start, now } = open({ [POST]: () => new Response('신청 서버 점검 중', { status: 503 }) });
  start(register);
  await waitFor(() => expect(now().failure?.text).toBe('신청 서버 점검 중'));
});

test('without login information nothing is sent', async () => {
  sessionStorage.clear();
  const { academy, start, now } = open({ [POST]: done });
  start(register);
  expect(now().failure).toEqual({
    change: register,
    text: '로그인 정보에 문제가 있어요. 다시 로그인해 주세요.',
    needsLogin: true,
  });
  expect(academy.asked).toEqual([]);
});

test('whoever has left the page is not interrupted', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { academy, start, onDone, queryClient, unmount } = open({
    [POST]: () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  start(register);
  await waitFor(() => expect(academy.asked).toHaveLength(1));
  unmount();
  answer(done());
  await waitFor(() =>
    expect(
      queryClient.getQueryData(mockQueries.exam(mockExamId).queryKey)?.value.myRegistration?.id,
    ).toBe('501'),
  );
  expect(onDone).not.toHaveBeenCalled();
});

describe('내 신청 shows whether it was carried out', () => {
  const about = { studentId, mockExamId };
  const own = { ...about, registrationId: mockRegistrationIdSchema.parse('501') };
  const registering: Change = {
    ...about,
    kind: 'register',
    body: { mockExamId, selectedSubjects: ['화학Ⅰ'], onSiteExam: true },
  };
  const modifying: Change = {
    ...own,
    kind: 'modify',
    body: { mockExamId, selectedSubjects: ['화학Ⅰ'], onSiteExam: false },
  };
  const onlySeat: Change = {
    ...own,
    kind: 'modify',
    body: { mockExamId, onSiteExam: true, waitForSeat: true },
  };
  const cancelling: Change = { ...own, kind: 'cancel' };

  test.each<[string, Change, Parameters<typeof aMyMockRegistration>[0], boolean]>([
    ['a registration for the exam', registering, {}, true],
    ['a cancelled one', registering, { canceled: true, active: false }, false],
    ['one for another exam', registering, { mockExamId: '12' }, false],
    [
      'subject and seat as asked',
      modifying,
      { selectedSubjects: ['화학Ⅰ'], onSiteExam: false },
      true,
    ],
    ['the old subject', modifying, { onSiteExam: false }, false],
    ['the old seat', modifying, { selectedSubjects: ['화학Ⅰ'] }, false],
    [
      'somebody else’s registration',
      modifying,
      { id: '502', selectedSubjects: ['화학Ⅰ'], onSiteExam: false },
      false,
    ],
    [
      'cancelled meanwhile',
      modifying,
      { selectedSubjects: ['화학Ⅰ'], onSiteExam: false, canceled: true },
      false,
    ],
    [
      'what was not asked for does not matter',
      onlySeat,
      { selectedSubjects: ['물리학Ⅰ'], onSiteState: 'waiting' },
      true,
    ],
    ['cancelled', cancelling, { canceled: true, active: false }, true],
    ['still there', cancelling, {}, false],
    ['another one is cancelled', cancelling, { id: '502', canceled: true }, false],
  ])('%s', (_, change, registration, carriedOut) => {
    expect(isApplied(change, aMyMockRegistration(registration))).toBe(carriedOut);
  });
});
