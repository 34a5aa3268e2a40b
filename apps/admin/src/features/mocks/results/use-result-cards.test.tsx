import { mockExamIdSchema, studentIdSchema } from '@academy/domain/ids';
import type { ResultCards } from '@academy/domain/mocks';
import { day } from '@academy/domain/time';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResultCards } from './use-result-cards';

const { calls } = vi.hoisted(() => ({
  calls: { resultCards: vi.fn<(request: object) => Promise<ResultCards>>() },
}));
vi.mock('../../../shared/api', () => ({ api: calls }));
vi.mock('../../../shared/printing/use-sender', () => ({ useSender: () => ['하늘학원', '02-123'] }));
vi.mock('../../../shared/use-now', () => ({ useNow: () => new Date('2026-11-24T10:00:00Z') }));

const none = { rawScore: null, standardScore: null, percentile: null, band: null };
const examId = mockExamIdSchema.parse('7');
const ids = ['1', '2'].map((id) => studentIdSchema.parse(id));
const examOf = (id: string, month: string, percentile: number) => ({
  id: mockExamIdSchema.parse(id),
  title: `${month}월 모의고사`,
  examDate: day(`2026-${month}-12`),
  results: [{ ...none, subject: '국어', percentile }],
});
const exam: ResultCards = {
  id: examId,
  title: '11월 모의고사',
  examDate: day('2026-11-12'),
  means: [{ subject: '국어', measure: 'percentile', mean: 71.5 }],
  cards: ids.map((studentId, at) => ({
    studentId,
    name: ['김하늘', '이바다'][at] ?? '',
    seat: at === 0 ? 'A-01' : null,
    grade: '고3',
    school: '한빛고',
    className: null,
    phoneTail: '5678',
    results: [{ ...none, subject: '국어', percentile: 91 - at }],
    exams: at === 0 ? [examOf('5', '09', 84), examOf('7', '11', 91)] : [examOf('7', '11', 90)],
    targets: at === 0 ? [{ subject: '국어', percentile: 96, band: null }] : [],
  })),
};
const print = vi.fn<() => void>();

function Page() {
  const cards = useResultCards(examId);
  return (
    <>
      <button onClick={() => cards.print(ids)}>print</button>
      {cards.line}
      {cards.paper}
    </>
  );
}

beforeEach(() => {
  print.mockReset();
  window.print = print;
  calls.resultCards.mockReset();
  calls.resultCards.mockResolvedValue(exam);
});
afterEach(cleanup);

test('a page for each student: results beside mean and target, a line where there is a course', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(calls.resultCards).toHaveBeenCalledOnce();
  const pages = [...document.querySelectorAll('article')].map((page) => within(page));
  expect(pages).toHaveLength(2);
  const [one, other] = pages;
  expect(one?.getByRole('heading', { level: 3 }).textContent).toBe('11월 모의고사 성적표');
  expect(one?.getByText('김하늘 · 한빛고 · 고3 · 좌석 A-01')).toBeDefined();
  expect(one?.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '과목백분위목표',
    '국어91평균 71.5백분위 96',
  ]);
  expect(one?.getByRole('figure', { name: '국어 백분위' }).textContent).toContain(
    '최근 백분위 91 · 목표까지 5',
  );
  expect(one?.getByText('하늘학원')).toBeDefined();
  expect(other?.queryByRole('figure')).toBeNull();
  expect(other?.queryByText('목표')).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelectorAll('article')).toHaveLength(0);
});

test('what could not be read is said', async () => {
  calls.resultCards.mockRejectedValueOnce(new Error('no line'));
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  expect(await screen.findByText('성적표를 준비하지 못했습니다.')).toBeDefined();
});
