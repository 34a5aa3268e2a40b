import { ApiError } from '@academy/api-client';
import {
  decideMark,
  versionOf,
  type AttendanceMark,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
} from '@academy/domain/attendance';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import { anAttendanceMark } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { openMarkOutbox, type MarkOutbox, type NewMark } from './mark-outbox';

interface Save {
  body: { edits: MarkEdit[]; reason?: string };
}
const calls = vi.hoisted(() => ({ saveMarks: vi.fn<(save: Save) => Promise<SaveMarksResult>>() }));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: { serverNow: () => new Date(Date.now()) },
  session: { subscribe: () => () => undefined, state: () => ({ status: 'manager' }) },
}));

const [kim, lee] = ['1', '2'].map((id) => managerIdSchema.parse(id));
const studentId = studentIdSchema.parse('1');
const date = day('2026-11-20');
const mark = (overrides: Partial<NewMark & { base: number }> = {}) => ({
  date,
  studentId,
  period: 1,
  status: 'LATE' as const,
  excused: false,
  note: '',
  base: 0,
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
const sent = () =>
  calls.saveMarks.mock.calls.map(([{ body }]) =>
    body.edits.map(({ period, status, base }) => [period, status, base]),
  );

let opened: MarkOutbox[] = [];
function open(manager = kim): MarkOutbox {
  if (!manager) throw new Error('There are two managers.');
  const outbox = openMarkOutbox(`marks-${manager}`, manager, new QueryClient());
  opened.push(outbox);
  return outbox;
}
const rest = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(60_000);
};
const stateOf = (outbox: MarkOutbox) => outbox.getSnapshot().state.kind;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  calls.saveMarks.mockImplementation(async ({ body }) => saved(body.edits));
});
afterEach(async () => {
  await Promise.all(opened.map((outbox) => outbox.close(true)));
  opened = [];
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a mark goes out at once; what is marked while it is on the way follows on its version', async () => {
  let answer: (result: SaveMarksResult) => void = () => undefined;
  calls.saveMarks.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const outbox = open();
  outbox.add([mark()]);
  await vi.waitFor(() => expect(calls.saveMarks).toHaveBeenCalledOnce());
  outbox.add([mark({ status: 'ABSENT' }), mark({ period: 2 })]);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.saveMarks).toHaveBeenCalledOnce();
  answer(saved(calls.saveMarks.mock.calls[0]?.[0].body.edits ?? []));
  await rest();
  expect(sent()[1]).toEqual([
    [1, 'ABSENT', 1],
    [2, 'LATE', 0],
  ]);
  expect(stateOf(outbox)).toBe('saved');
});

test('a mark that is taken back before it was sent needs no answer', async () => {
  calls.saveMarks.mockResolvedValue({ saved: [], conflicts: [], revision: 1 });
  const outbox = open();
  outbox.add([mark()]);
  outbox.add([mark({ status: null })]);
  await rest();
  expect(sent()).toEqual([[[1, null, 0]]]);
  expect(stateOf(outbox)).toBe('saved');
});

test('without an answer a mark stays on the device, and goes out from the next page', async () => {
  calls.saveMarks.mockRejectedValue(new ApiError('network', 'saveMarks'));
  const first = open();
  first.add([mark()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.getSnapshot().state).toMatchObject({ kind: 'failed', count: 1, retrying: true });
  await first.close(false);

  calls.saveMarks.mockImplementation(async ({ body }) => saved(body.edits));
  const second = open();
  await rest();
  expect(stateOf(second)).toBe('saved');
  expect(sent().at(-1)).toEqual([[1, 'LATE', 0]]);
});

test.each([
  [kim, 'one’s own mark, whose answer was lost, is no clash: the newer one goes over it', 'ABSENT'],
  [lee, 'the same mark by somebody else is one', 'LATE'],
] as const)('marked by %s: %s', async (by, _, stands) => {
  let cell: AttendanceMark | null = null;
  calls.saveMarks.mockImplementation(async ({ body: { edits } }) => {
    const lost = cell === null;
    const result: SaveMarksResult = { saved: [], conflicts: [], revision: 1 };
    for (const edit of edits) {
      if (decideMark(cell, edit) === 'write')
        cell = anAttendanceMark({ ...edit, version: versionOf(cell) + 1, byId: lost ? by : kim });
      const theirs = cell ?? anAttendanceMark();
      if (theirs.status !== edit.status) result.conflicts.push({ yours: edit, theirs });
      else result.saved.push({ studentId, period: 1, mark: theirs });
    }
    if (lost) throw new ApiError('network', 'saveMarks');
    return result;
  });
  const outbox = open();
  outbox.add([mark()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(stateOf(outbox)).toBe('failed');
  outbox.add([mark({ status: 'ABSENT' })]);
  await rest();
  expect(cell).toMatchObject({ status: stands });
  expect(outbox.getSnapshot().edits.size).toBe(stands === 'LATE' ? 1 : 0);
});

test('what another manager marked since is asked about: nothing is sent until somebody chose', async () => {
  const theirs = anAttendanceMark({ status: 'ABSENT', version: 3 });
  calls.saveMarks.mockImplementationOnce(async ({ body }) => ({
    saved: [],
    conflicts: body.edits.map((yours) => ({ yours, theirs })),
    revision: 4,
  }));
  const outbox = open();
  outbox.add([mark()]);
  await rest();
  const [clash] = outbox.getSnapshot().edits.values();
  expect(clash?.theirs).toEqual(theirs);
  expect(calls.saveMarks).toHaveBeenCalledOnce();
  outbox.resolve(clash ? [clash] : [], 'mine');
  await rest();
  expect(sent().at(-1)).toEqual([[1, 'LATE', 3]]);
  expect(outbox.getSnapshot().edits.size).toBe(0);
});

test('a closed day asks for the reason, sends what waits with it, and forgets it afterwards', async () => {
  calls.saveMarks.mockRejectedValueOnce(refusal(409, 'day-closed'));
  const outbox = open();
  outbox.add([mark()]);
  await rest();
  expect(outbox.isAsking(date)).toBe(true);
  outbox.giveReason(date, '잘못 기록');
  await rest();
  expect(calls.saveMarks.mock.lastCall?.[0].body.reason).toBe('잘못 기록');
  outbox.add([mark({ period: 2 })]);
  await rest();
  expect(calls.saveMarks.mock.lastCall?.[0].body.reason).toBeUndefined();

  calls.saveMarks.mockRejectedValueOnce(refusal(409, 'day-closed'));
  outbox.add([mark({ period: 3 })]);
  await rest();
  outbox.giveUp(date);
  expect(outbox.getSnapshot().edits.size).toBe(0);
});

test('a reason that was asked for is still asked for after a reload', async () => {
  calls.saveMarks.mockRejectedValueOnce(refusal(409, 'day-closed'));
  const first = open();
  first.add([mark()]);
  await rest();
  await first.close(false);
  const second = open();
  await rest();
  expect(second.isAsking(date)).toBe(true);
  expect(calls.saveMarks).toHaveBeenCalledOnce();
  second.giveReason(date, '잘못 기록');
  await rest();
  expect(calls.saveMarks.mock.lastCall?.[0].body.reason).toBe('잘못 기록');
  expect(stateOf(second)).toBe('saved');
});

test('refused for want of a right, the screen asks again what the account may do', async () => {
  const asked = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
  calls.saveMarks.mockRejectedValue(refusal(403, 'no-right'));
  open().add([mark()]);
  await rest();
  expect(asked).toHaveBeenCalledWith({ queryKey: ['manager', 'me'] });
  asked.mockRestore();
});

test('of several marks the impossible one is given up, with a word, and the others get through', async () => {
  const told = vi.spyOn(toasts, 'show');
  calls.saveMarks.mockImplementation(async ({ body }) => {
    if (body.edits.some(({ period }) => period === 2)) throw refusal(400, 'no-such-period');
    return saved(body.edits);
  });
  const outbox = open();
  outbox.add([mark(), mark({ period: 2 }), mark({ period: 3 })]);
  await rest();
  expect(outbox.getSnapshot().edits.size).toBe(0);
  expect(told).toHaveBeenCalledExactlyOnceWith({
    text: '1칸을 저장하지 못했습니다. 안 됩니다.',
    tone: 'danger',
  });
  expect(sent().slice(1).flat()).toEqual(
    expect.arrayContaining([
      [1, 'LATE', 0],
      [3, 'LATE', 0],
    ]),
  );
});

test('two managers end in one state, and nobody’s mark is overwritten unseen', async () => {
  const cells = new Map<number, AttendanceMark>();
  const over: { by: string; note: string }[] = [];
  calls.saveMarks.mockImplementation(async ({ body }) => {
    const result: SaveMarksResult = { saved: [], conflicts: [], revision: 0 };
    for (const edit of body.edits) {
      const current = cells.get(edit.period) ?? null;
      const decision = decideMark(current, edit);
      if (decision === 'write') {
        if (current) over.push({ by: edit.note, note: current.note });
        cells.set(edit.period, {
          ...anAttendanceMark(edit),
          note: edit.note,
          version: versionOf(current) + 1,
        });
      }
      const now = cells.get(edit.period);
      if (decision === 'conflict' && now) result.conflicts.push({ yours: edit, theirs: now });
      else if (now) result.saved.push({ studentId, period: edit.period, mark: now });
    }
    return result;
  });
  const desks = [open(kim), open(lee)] as const;
  for (const [index, desk] of desks.entries())
    for (const period of [1, 2, 3])
      desk.add([mark({ period, status: index === 0 ? 'LATE' : 'ABSENT', note: `${index}` })]);
  await rest();
  const clashes = desks.map((desk) => [...desk.getSnapshot().edits.values()]);
  expect(clashes.map((some) => some.length)).toEqual(expect.arrayContaining([0, 3]));
  expect(over).toEqual([]);
  for (const [index, desk] of desks.entries())
    for (const [at, clash] of (clashes[index] ?? []).entries())
      desk.resolve([clash], at === 0 ? 'mine' : 'theirs');
  await rest();
  for (const desk of desks) expect(desk.getSnapshot().edits.size).toBe(0);
  expect(over).toHaveLength(1);
});
