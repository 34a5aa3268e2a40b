import { ApiError } from '@academy/api-client';
import type { PickUp, SameDay } from '@academy/domain/meals';
import { aSameDay, aSameDayRow } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../shared/toasts';
import { sameDayQueries } from './same-day-queries';
import { usePickUps, useStuckTicks, useWaitingTicks } from './use-pick-ups';

const calls = vi.hoisted(() => ({
  savePickUps: vi.fn<(call: { body: PickUp[] }) => Promise<SameDay>>(),
  sameDay: vi.fn<() => Promise<SameDay>>(),
}));
vi.mock('../../shared/api', () => ({ api: calls }));

const FRIDAY = day('2026-11-20');
const { queryKey } = sameDayQueries.day(FRIDAY);
const before = aSameDay();
const after = aSameDay({ rows: [aSameDayRow({ lunchPickedUp: true })] });
const { studentId } = before.rows[0]!;
const lunch = { studentId, meal: 'lunch', pickedUp: true } as const;
const dinner = { studentId, meal: 'dinner', pickedUp: true } as const;
const refused = new ApiError('response', 'savePickUps', {
  answer: {
    status: 503,
    statusText: '',
    body: { message: '지금은 조회만 할 수 있어요.' },
    header: () => undefined,
  },
});

let queries = new QueryClient();

/** The browser's network comes or goes. */
function network(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      pickUps: usePickUps(FRIDAY),
      waiting: useWaitingTicks(FRIDAY),
      stuck: useStuckTicks(),
    }),
    { wrapper },
  );
  return {
    tick: (...ticks: PickUp[]) => act(() => result.current.pickUps.mutate(ticks)),
    now: () => result.current,
  };
}

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(queryKey, before);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a tick waits until the server has confirmed it, then the answer is the list', async () => {
  let confirm: (answer: SameDay) => void = () => undefined;
  calls.savePickUps.mockReturnValueOnce(
    new Promise((resolve) => {
      confirm = resolve;
    }),
  );
  const { tick, now } = show();
  tick(lunch);
  await waitFor(() => expect(now().waiting).toEqual([lunch]));
  expect(now().stuck).toBe(0);
  await act(async () => confirm(after));
  await waitFor(() => expect(now().waiting).toEqual([]));
  expect(queries.getQueryData(queryKey)).toEqual(after);
});

test('ticks go out one after the other, in their order', async () => {
  let confirm: (answer: SameDay) => void = () => undefined;
  calls.savePickUps
    .mockReturnValueOnce(
      new Promise((resolve) => {
        confirm = resolve;
      }),
    )
    .mockResolvedValue(after);
  const { tick, now } = show();
  tick(lunch);
  tick(dinner);
  await waitFor(() => expect(now().waiting).toEqual([lunch, dinner]));
  expect(calls.savePickUps).toHaveBeenCalledOnce();
  await act(async () => confirm(after));
  await waitFor(() => expect(now().waiting).toEqual([]));
  expect(calls.savePickUps.mock.calls.map(([{ body }]) => body)).toEqual([[lunch], [dinner]]);
});

test('a refusal takes the tick back, says why and reads the truth', async () => {
  calls.savePickUps.mockRejectedValueOnce(refused);
  const show503 = vi.spyOn(toasts, 'show');
  const { tick, now } = show();
  tick(lunch);
  await waitFor(() =>
    expect(show503).toHaveBeenCalledWith({ text: '지금은 조회만 할 수 있어요.', tone: 'danger' }),
  );
  await waitFor(() => expect(now().waiting).toEqual([]));
  expect(queries.getQueryData(queryKey)).toEqual(before);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
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
  vi.useFakeTimers({ shouldAdvanceTime: true });
  calls.savePickUps.mockRejectedValueOnce(error).mockResolvedValueOnce(after);
  const { tick, now } = show();
  tick(lunch, dinner);
  await waitFor(() => expect(now().stuck).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(now().waiting).toEqual([]));
  expect(now().stuck).toBe(0);
});

test('offline nothing is sent; with the network everything goes out', async () => {
  calls.savePickUps.mockResolvedValue(after);
  const { tick, now } = show();
  network(false);
  tick(lunch);
  tick(dinner);
  await waitFor(() => expect(now().stuck).toBe(2));
  expect(calls.savePickUps).not.toHaveBeenCalled();
  network(true);
  await waitFor(() => expect(now().waiting).toEqual([]));
  expect(calls.savePickUps.mock.calls.map(([{ body }]) => body)).toEqual([[lunch], [dinner]]);
});
