// @vitest-environment jsdom
import { mealQuestionEndpoints } from '@academy/domain/meal-questions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/phone';
import { MealQuestionCard } from './meal-question-card';

const { api } = vi.hoisted(() => ({
  api: {
    mealQuestions: vi.fn<() => Promise<unknown>>(),
    keepMeals: vi.fn<(call: unknown) => Promise<unknown>>(),
    letGoMeals: vi.fn<(call: unknown) => Promise<unknown>>(),
    saveMonth: vi.fn<(call: unknown) => Promise<unknown>>(),
  },
}));
vi.mock('@academy/api-client', () => ({
  errorText: () => '',
  mealCalls: () => api,
  mealQuestionCalls: () => api,
}));
vi.mock('../../shared/api', () => ({ client: {} }));
vi.mock('../../shared/use-now', () => ({ useNow: () => new Date('2026-07-14T09:00:00+09:00') }));
vi.mock('@academy/auth/react', () => ({
  useSession: () => ({ state: { status: 'student', studentId: '7' } }),
}));
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const lunch = { date: '2026-07-16', meal: 'lunch' };
const question = { ...lunch, kind: 'OUTING', from: '12:00', to: '13:30' };
async function open(answer: { content: unknown[]; again: unknown[] }) {
  api.mealQuestions.mockResolvedValue(mealQuestionEndpoints.mealQuestions.response.parse(answer));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MealQuestionCard />
    </QueryClientProvider>,
  );
  await screen.findByRole('region');
}
const unfold = (line: string) => fireEvent.click(screen.getByRole('button', { name: line }));

test('offers a meal again: it is ordered by the usual save', async () => {
  await open({ content: [], again: [lunch] });
  unfold('7월 16일 (목) 점심을 다시 신청할까요?');
  screen.getByText('7월 16일 (목) 점심 시간의 승인이 취소됐어요. 점심 도시락을 다시 신청할까요?');
  api.saveMonth.mockResolvedValue({ saved: [], skipped: [], month: [] });
  fireEvent.click(screen.getByRole('button', { name: '다시 신청하기' }));
  await vi.waitFor(() =>
    expect(api.saveMonth).toHaveBeenCalledWith({
      params: { studentId: '7' },
      body: [
        {
          date: '2026-07-16',
          lunch: true,
          dinner: false,
          base: { lunch: false, dinner: false },
        },
      ],
    }),
  );
});

test('lets it go', async () => {
  await open({ content: [], again: [lunch] });
  unfold('7월 16일 (목) 점심을 다시 신청할까요?');
  api.letGoMeals.mockResolvedValue({ content: [], again: [] });
  fireEvent.click(await screen.findByRole('button', { name: '신청하지 않을게요' }));
  await vi.waitFor(() => expect(api.letGoMeals).toHaveBeenCalledWith({ body: { meals: [lunch] } }));
});

test('what is asked comes first', async () => {
  await open({ content: [question], again: [{ date: '2026-07-17', meal: 'dinner' }] });
  unfold('7월 16일 (목) 점심을 뺄까요?');
  screen.getByText('7월 16일 (목) 점심 시간에 외출이 승인됐어요. 점심 도시락을 뺄까요?');
  expect(screen.queryByRole('region', { name: '다시 신청할 수 있는 도시락' })).toBeNull();
});

test('waits when it is put off, also on the next visit, and not for what is new', async () => {
  await open({ content: [question], again: [] });
  fireEvent.click(screen.getByRole('button', { name: '나중에 답하기' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await open({ content: [question, { ...question, meal: 'dinner' }], again: [] });
  screen.getByRole('button', { name: '7월 16일 (목) 점심·저녁을 뺄까요?' });
});
