import { ApiError } from '@academy/api-client';
import { aStudentChoice, aStudentRecord } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import type { Place } from '../seat-work';
import { seatQueries } from '../seats-queries';
import { useMoving } from './use-seating';

const calls = vi.hoisted(() => ({
  editStudent: vi.fn<(call: object) => Promise<object>>(),
  lookUpStudents: vi.fn<() => Promise<object>>(),
}));
vi.mock('../../../shared/api', () => ({ api: calls }));

const haneul = aStudentChoice({ id: '1', name: '김하늘', seat: 'A-01', version: 3 });
const bada = aStudentChoice({ id: '2', name: '이바다', seat: 'A-02', version: 5 });
const place = (label: string, student?: typeof haneul): Place => ({
  label,
  x: 0,
  y: 0,
  student,
  row: undefined,
  now: undefined,
  meals: undefined,
});
const stale = (seat: string, version: number) =>
  new ApiError('response', 'editStudent', {
    answer: {
      status: 412,
      statusText: '',
      body: {
        message: '먼저 바꿨습니다.',
        code: 'settings-stale',
        current: aStudentRecord({ id: '1', seat, version }),
      },
      header: () => undefined,
    },
  });

function show(missing?: string) {
  const queries = new QueryClient();
  queries.setQueryData(seatQueries.students().queryKey, [haneul, bada]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMoving(missing), { wrapper });
  return {
    moving: () => result.current,
    seats: () =>
      queries.getQueryData(seatQueries.students().queryKey)?.map(({ seat }) => seat ?? '-'),
  };
}
const carry = ({ moving }: ReturnType<typeof show>, to: Place) => {
  act(() => moving().take(haneul));
  act(() => moving().put(to));
};

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

test('a swap shows at once, and is the change of one student with whom was seen there', async () => {
  calls.editStudent.mockResolvedValue({ undo: null });
  const told = vi.spyOn(toasts, 'show');
  const shown = show();
  carry(shown, place('A-02', bada));
  expect(shown.seats()).toEqual(['A-02', 'A-01']);
  await waitFor(() =>
    expect(calls.editStudent).toHaveBeenCalledExactlyOnceWith({
      params: { studentId: '1' },
      body: { seat: 'A-02', swapSeatWith: '2' },
      headers: { 'If-Match': '"3"' },
    }),
  );
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({
        text: '김하늘 학생을 A-02에 앉히고 이바다 학생과 자리를 바꿨습니다.',
      }),
    ),
  );
});

test('what somebody else changed beside the seat does not stand in the way', async () => {
  calls.editStudent.mockRejectedValueOnce(stale('A-01', 4)).mockResolvedValueOnce({ undo: null });
  carry(show(), place('A-09'));
  await waitFor(() => expect(calls.editStudent).toHaveBeenCalledTimes(2));
  expect(calls.editStudent.mock.calls[1]?.[0]).toMatchObject({ headers: { 'If-Match': '"4"' } });
});

test('whom somebody else seated meanwhile stays there, and it is reported', async () => {
  calls.editStudent.mockRejectedValueOnce(stale('C-01', 4));
  const told = vi.spyOn(toasts, 'show');
  carry(show(), place('A-09'));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({ text: '먼저 바꿨습니다.', tone: 'danger' }),
  );
  expect(calls.editStudent).toHaveBeenCalledTimes(1);
});

test('put down where they sit nothing is sent; without the right nobody is taken up', () => {
  const shown = show();
  carry(shown, place('A-01', haneul));
  expect(shown.moving().held).toBeUndefined();
  const reader = show('권한이 없습니다.');
  act(() => reader.moving().take(haneul));
  expect(reader.moving().held).toBeUndefined();
  expect(calls.editStudent).not.toHaveBeenCalled();
});
