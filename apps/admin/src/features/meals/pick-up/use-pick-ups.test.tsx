import { ApiError } from '@academy/api-client';
import type { PickUp, SameDay } from '@academy/domain/meals';
import { aSameDay, aSameDayRow } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { sameDayQueries } from '../same-day-queries';
import { usePickUps } from './use-pick-ups';

const calls = vi.hoisted(() => ({
  savePickUps: vi.fn<(call: { body: PickUp[] }) => Promise<SameDay>>(),
  sameDay: vi.fn<() => Promise<SameDay>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: { serverNow: () => new Date() },
  session: { subscribe: () => () => undefined, state: () => ({ status: 'manager' }) },
}));
vi.mock('../../../shared/session/use-manager', () => ({ useManager: () => ({ id: '1' }) }));

const FRIDAY = day('2026-11-20');
const { queryKey } = sameDayQueries.day(FRIDAY);
const before = aSameDay();
const after = aSameDay({ rows: [aSameDayRow({ lunchPickedUp: true })] });
const { studentId } = before.rows[0]!;
const lunch = { studentId, meal: 'lunch', pickedUp: true } as const;
const dinner = { studentId, meal: 'dinner', pickedUp: true } as const;
const refused = new ApiError('response', 'savePickUps', {
  answer: {
    status: 409,
    statusText: '',
    body: { message: '그날은 도시락이 없습니다.' },
    header: () => undefined,
  },
});

let queries = new QueryClient();

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => usePickUps(FRIDAY), { wrapper });
  return {
    tick: (...ticks: PickUp[]) => act(() => result.current.tick(ticks)),
    waiting: () => result.current.waiting.map(({ meal }) => meal),
    stuck: () => result.current.stuck,
    unmount,
  };
}
const sent = () => calls.savePickUps.mock.calls.map(([{ body }]) => body);

beforeEach(() => {
  localStorage.clear();
  queries = new QueryClient();
  queries.setQueryData(queryKey, before);
});

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

test('a tick waits until the server has confirmed it, then the answer is the list', async () => {
  let confirm: (answer: SameDay) => void = () => undefined;
  calls.savePickUps.mockReturnValueOnce(
    new Promise((resolve) => {
      confirm = resolve;
    }),
  );
  const { tick, waiting, stuck } = show();
  tick(lunch);
  expect(waiting()).toEqual(['lunch']);
  await waitFor(() => expect(sent()).toEqual([[lunch]]));
  expect(stuck()).toBe(0);
  await act(async () => confirm(after));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(queries.getQueryData(queryKey)).toEqual(after);
});

test('what is ticked meanwhile goes out with the next request, and also when the page was left', async () => {
  let confirm: (answer: SameDay) => void = () => undefined;
  calls.savePickUps
    .mockReturnValueOnce(
      new Promise((resolve) => {
        confirm = resolve;
      }),
    )
    .mockResolvedValue(after);
  const { tick, waiting, unmount } = show();
  tick(lunch);
  await waitFor(() => expect(sent()).toEqual([[lunch]]));
  tick(dinner);
  expect(waiting()).toEqual(['lunch', 'dinner']);
  unmount();
  confirm(after);
  await waitFor(() => expect(sent()).toEqual([[lunch], [dinner]]));
});

test('a refusal takes the tick back, says why and reads the truth', async () => {
  calls.savePickUps.mockRejectedValueOnce(refused);
  const told = vi.spyOn(toasts, 'show');
  const { tick, waiting } = show();
  tick(lunch);
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({
      text: `${before.rows[0]!.name} · 그날은 도시락이 없습니다.`,
      tone: 'danger',
    }),
  );
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(queries.getQueryData(queryKey)).toEqual(before);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('of several ticks only the one that is refused is taken back', async () => {
  calls.savePickUps
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce(after);
  const told = vi.spyOn(toasts, 'show');
  const { tick, waiting } = show();
  tick(lunch, dinner);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent()).toEqual([[lunch, dinner], [lunch], [dinner]]);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ['without an answer', new ApiError('network', 'savePickUps')],
  [
    'after the answer of a gateway',
    new ApiError('response', 'savePickUps', {
      answer: { status: 502, statusText: '', body: '', header: () => undefined },
    }),
  ],
])('%s it is tried again, and counted as stuck meanwhile', async (_, error) => {
  calls.savePickUps.mockRejectedValueOnce(error).mockResolvedValueOnce(after);
  const { tick, waiting, stuck } = show();
  tick(lunch, dinner);
  await waitFor(() => expect(stuck()).toBe(2));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(stuck()).toBe(0);
});
