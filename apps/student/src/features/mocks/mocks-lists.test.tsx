// @vitest-environment jsdom
import { pageFacts } from '@academy/domain/http';
import { studentIdSchema } from '@academy/domain/ids';
import {
  aMyMockRegistration,
  aMyRegistrationsSlice,
  anOpenExamsPage,
  aStudentMockExam,
} from '@academy/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MyRegistrations, OpenExams } from './mocks-lists';
import { fakeAcademy, noAnswer } from './testing/fake-academy';
import { renderMocks } from './testing/render-mocks';

// A clock that follows the time of the test: the app's own keeps the real one it has met first.
const OPEN = 'GET /mock-exams/open/page';
const MINE = 'GET /mock-exam-registrations/my/slice';
const studentId = studentIdSchema.parse('101');
const exam = (number: number) =>
  aStudentMockExam({ id: String(number), title: `${number}회`, timeStatus: 'OPEN' });
const page = (number: number, of: number) => {
  const content = Array.from({ length: Math.min(12, of - number * 12) }, (_, index) =>
    exam(number * 12 + index + 1),
  );
  return Response.json({
    ...anOpenExamsPage({ content }),
    ...pageFacts({ page: number, size: 12, totalElements: of }),
  });
};
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const openExams = () => {
  const onOpen = vi.fn<(id: string) => void>();
  renderMocks(<OpenExams onOpen={onOpen} />);
  return onOpen;
};

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  }),
);
afterEach(() => vi.useRealTimers());

test('twelve at a time, until the last one', async () => {
  const { calls } = fakeAcademy({
    [OPEN]: ({ url }) => page(Number(url.searchParams.get('page')), 25),
  });
  openExams();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await waitFor(() => expect(titles()).toHaveLength(12));
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(titles()).toHaveLength(24));
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(titles()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  expect(screen.getByText('모의고사를 모두 보았어요.')).toBeTruthy();
  expect(calls(OPEN).map(({ url }) => url.search)).toEqual([
    '?page=0&size=12',
    '?page=1&size=12',
    '?page=2&size=12',
  ]);
});

test('a next page that fails leaves what is there, and can be asked for again', async () => {
  let broken = true;
  fakeAcademy({
    [OPEN]: ({ url }) =>
      url.searchParams.get('page') === '1' && broken
        ? noAnswer()
        : page(Number(url.searchParams.get('page')), 13),
  });
  openExams();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('목록을 불러오는 중 오류가 발생했어요.')).toBeTruthy();
  expect(titles()).toHaveLength(12);
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(titles()).toHaveLength(13));
});

test('an exam that moved from page to page between two readings is there once', async () => {
  fakeAcademy({
    [OPEN]: ({ url }) => {
      const number = Number(url.searchParams.get('page'));
      return Response.json({
        ...anOpenExamsPage({ content: [exam(1 + number), exam(2 + number)] }),
        ...pageFacts({ page: number, size: 2, totalElements: 4 }),
      });
    },
  });
  openExams();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(titles()).toEqual(['1회', '2회', '3회']));
});

test('none, and a list that cannot be loaded', async () => {
  let broken = true;
  fakeAcademy({
    [OPEN]: () =>
      broken ? Response.json({}, { status: 404 }) : Response.json(anOpenExamsPage({ content: [] })),
  });
  openExams();
  expect((await screen.findByRole('alert')).textContent).toContain(
    '목록을 불러오는 중 오류가 발생했어요.',
  );
  broken = false;
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('모의고사가 없어요.')).toBeTruthy();
});

test('at midnight in Seoul the last day ends, without a reload and without an answer', async () => {
  vi.setSystemTime(new Date('2026-11-30T23:58:30+09:00'));
  let asked = 0;
  fakeAcademy({
    [OPEN]: () => {
      asked += 1;
      return asked === 1
        ? Response.json(anOpenExamsPage({ content: [aStudentMockExam({ timeStatus: 'OPEN' })] }))
        : noAnswer();
    },
  });
  openExams();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('진행 중')).toBeTruthy();
  expect(card.getByText('마감까지 2분')).toBeTruthy();
  act(() => vi.advanceTimersByTime(60_000));
  expect(card.getByText('마감까지 1분')).toBeTruthy();
  act(() => vi.advanceTimersByTime(31_000));
  expect(card.getByText('종료')).toBeTruthy();
  act(() => vi.advanceTimersByTime(2000));
  await waitFor(() => expect(asked).toBe(2));
  expect(card.getByText('종료')).toBeTruthy();
});

test('an upcoming exam is no button, and becomes one when registering begins', async () => {
  vi.setSystemTime(new Date('2026-10-31T23:59:30+09:00'));
  let timeStatus: 'UPCOMING' | 'OPEN' = 'UPCOMING';
  fakeAcademy({
    [OPEN]: () => Response.json(anOpenExamsPage({ content: [aStudentMockExam({ timeStatus })] })),
  });
  const onOpen = openExams();
  expect(await screen.findByText('11월 1일 (일)부터 신청')).toBeTruthy();
  expect(screen.getByText('예정')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  timeStatus = 'OPEN';
  act(() => vi.advanceTimersByTime(31_000));
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(await screen.findByRole('button', { name: '12월 모의고사' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('11');
});

test('an expired registration says so, is not opened, and counts as expired from the midnight on', async () => {
  vi.setSystemTime(new Date('2026-11-30T23:59:30+09:00'));
  const onOpen = vi.fn<(id: string) => void>();
  fakeAcademy({
    [MINE]: () => Response.json(aMyRegistrationsSlice({ content: [aMyMockRegistration()] })),
  });
  renderMocks(<MyRegistrations studentId={studentId} onOpen={onOpen} />);
  const button = await screen.findByRole('button', { name: '12월 모의고사' });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  act(() => vi.advanceTimersByTime(31_000));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('신청 마감')).toBeTruthy();
  expect(screen.getByText('미입금')).toBeTruthy();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button);
  expect(onOpen).not.toHaveBeenCalled();
});
