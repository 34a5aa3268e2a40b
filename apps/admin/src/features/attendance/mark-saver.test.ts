import { ApiError } from '@academy/api-client';
import {
  cellKey,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
} from '@academy/domain/attendance';
import { studentIdSchema } from '@academy/domain/ids';
import { anAttendanceMark } from '@academy/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMarkSaver } from './mark-saver';

const studentId = studentIdSchema.parse('1');
const edit = (overrides: Partial<MarkEdit> = {}): MarkEdit => ({
  studentId,
  period: 1,
  status: 'LATE',
  excused: false,
  note: '',
  base: 0,
  at: '2026-11-20T05:00:00.000Z',
  ...overrides,
});
const saved = (edits: readonly MarkEdit[]): SaveMarksResult => ({
  saved: edits.map(({ period, status, base }): MarkedCell => ({
    studentId,
    period,
    mark: anAttendanceMark({ status, version: base + 1 }),
  })),
  conflicts: [],
  revision: 1,
});
const refusal = (status: number, code: string) =>
  new ApiError('response', 'saveMarks', {
    answer: {
      status,
      statusText: '',
      body: { message: '안 됩니다.', code },
      header: () => undefined,
    },
  });

const send = vi.fn<(edits: MarkEdit[], reason: string | undefined) => Promise<SaveMarksResult>>();
const keep = vi.fn<(edits: readonly MarkEdit[]) => void>();
const onCells = vi.fn<(cells: MarkedCell[]) => void>();
const onRefused = vi.fn<(edits: MarkEdit[], text: string) => void>();
const saver = (kept: readonly MarkEdit[] = []) =>
  createMarkSaver({
    kept,
    keep,
    send,
    onCells,
    onRefused,
    now: () => new Date('2026-11-20T05:00:00Z'),
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a mark goes out at once; what is marked while it is on the way follows on its version', async () => {
  let answer: (result: SaveMarksResult) => void = () => undefined;
  send
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    )
    .mockImplementation(async (edits) => saved(edits));
  const marks = saver();
  marks.mark([edit()]);
  marks.mark([edit({ status: 'ABSENT' })]);
  marks.mark([edit({ period: 2 })]);
  expect(send).toHaveBeenCalledOnce();
  answer(saved([edit()]));
  await vi.waitFor(() =>
    expect(marks.getState()).toMatchObject({
      progress: 'saved',
      queue: { waiting: new Map(), sent: new Map() },
    }),
  );
  expect(send.mock.calls[1]?.[0]).toEqual([
    edit({ status: 'ABSENT', base: 1 }),
    edit({ period: 2 }),
  ]);
  expect(keep).toHaveBeenLastCalledWith([]);
});

test('without an answer a mark stays kept and is tried again, and the state says so until it is through', async () => {
  send
    .mockRejectedValueOnce(new ApiError('network', 'saveMarks'))
    .mockImplementation(async (edits) => saved(edits));
  const marks = saver([edit({ period: 4, base: 3 })]);
  marks.mark([edit()]);
  await vi.waitFor(() => expect(marks.getState().progress).toBe('offline'));
  expect(keep).toHaveBeenLastCalledWith([edit({ period: 4, base: 3 }), edit()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(marks.getState().progress).toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
  expect(onCells.mock.calls.flat(2)).toHaveLength(2);
});

test('what another manager marked since is asked about: nothing is sent until somebody chose', async () => {
  const theirs = anAttendanceMark({ status: 'ABSENT', version: 3 });
  send
    .mockResolvedValueOnce({ saved: [], conflicts: [{ yours: edit(), theirs }], revision: 4 })
    .mockImplementation(async (edits) => saved(edits));
  const marks = saver();
  marks.mark([edit()]);
  await vi.waitFor(() => expect(marks.getState().queue.conflicts.size).toBe(1));
  expect(onCells).toHaveBeenCalledWith([{ studentId, period: 1, mark: theirs }]);
  expect(keep).toHaveBeenLastCalledWith([edit()]);
  marks.resolve([cellKey(edit())], 'mine');
  await vi.waitFor(() => expect(marks.getState().progress).toBe('saved'));
  expect(send).toHaveBeenLastCalledWith([edit({ base: 3 })], undefined);
});

test('a closed day asks for the reason, sends what waits with it, and forgets it afterwards', async () => {
  send
    .mockRejectedValueOnce(refusal(409, 'day-closed'))
    .mockImplementation(async (edits) => saved(edits));
  const marks = saver();
  marks.mark([edit()]);
  await vi.waitFor(() => expect(marks.getState().progress).toBe('reason'));
  marks.giveReason('잘못 기록');
  await vi.waitFor(() => expect(marks.getState().progress).toBe('saved'));
  expect(send).toHaveBeenLastCalledWith([edit()], '잘못 기록');
  marks.mark([edit({ period: 2 })]);
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith([edit({ period: 2 })], undefined));
});

test('of several marks the impossible one is given up, with a word, and the others get through', async () => {
  send.mockImplementation(async (edits) => {
    if (edits.some(({ period }) => period === 2)) throw refusal(400, 'no-such-period');
    return saved(edits);
  });
  const marks = saver();
  marks.mark([edit(), edit({ period: 2 }), edit({ period: 3 })]);
  await vi.advanceTimersByTimeAsync(100);
  expect(marks.getState().queue).toMatchObject({ waiting: new Map(), sent: new Map() });
  expect(onRefused.mock.calls).toEqual([[[edit({ period: 2 })], '안 됩니다.']]);
  expect(onCells.mock.calls.flat(2).map(({ period }) => period)).toEqual([1, 3]);
});

test('a server in trouble keeps the marks until somebody tries again', async () => {
  send
    .mockRejectedValueOnce(refusal(503, 'maintenance'))
    .mockImplementation(async (edits) => saved(edits));
  const marks = saver();
  marks.mark([edit()]);
  await vi.waitFor(() => expect(marks.getState().progress).toBe('failed'));
  expect(keep).toHaveBeenLastCalledWith([edit()]);
  marks.flush();
  await vi.waitFor(() => expect(marks.getState().progress).toBe('saved'));
});
