import { ApiError } from '@academy/api-client';
import {
  decideVisit,
  visitAfter,
  visitValueOf,
  type AttendanceDay,
  type SaveVisitsResult,
  type Visit,
  type VisitAction,
  type VisitEdit,
} from '@academy/domain/attendance';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { anAttendanceRow, aVisit } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { attendanceQueries } from '../attendance-queries';
import { openVisitOutbox } from './visit-outbox';

interface Save {
  body: { edits: VisitEdit[]; reason?: string };
}
const calls = vi.hoisted(() => ({
  saveVisits: vi.fn<(save: Save) => Promise<SaveVisitsResult>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: { serverNow: () => new Date(Date.now()) },
  session: { subscribe: () => () => undefined, state: () => ({ status: 'manager' }) },
}));

const kim = studentIdSchema.parse('1');
const lee = studentIdSchema.parse('2');
const date = day('2026-11-20');
const offline = () => new ApiError('network', 'saveVisits');
const refusal = (status: number, code: string) =>
  new ApiError('response', 'saveVisits', {
    answer: {
      status,
      statusText: '',
      body: { message: '안 됩니다.', code },
      header: () => undefined,
    },
  });

/** What the server has. */
let visits = new Map<StudentId, Visit>();
async function serve({ body }: Save): Promise<SaveVisitsResult> {
  const result: SaveVisitsResult = { saved: [], conflicts: [], revision: 1 };
  for (const edit of body.edits) {
    const { studentId } = edit;
    const current = visits.get(studentId) ?? null;
    const decision = decideVisit(current, edit);
    if (decision === 'write')
      visits.set(
        studentId,
        aVisit({ ...visitValueOf(edit), version: (current?.version ?? 0) + 1 }),
      );
    const visit = visits.get(studentId);
    if (visit) result[decision === 'conflict' ? 'conflicts' : 'saved'].push({ studentId, visit });
  }
  return result;
}

const queries = new QueryClient();
const key = attendanceQueries.day(queries, date).queryKey;
const known = (studentId: StudentId) =>
  queries.getQueryData(key)?.rows.find((row) => row.studentId === studentId)?.visit ?? null;
const stands = (studentId: StudentId) => {
  const visit = visits.get(studentId);
  return visit && visitValueOf(visit);
};

type Outbox = ReturnType<typeof openVisitOutbox>;
let opened: Outbox[] = [];
function open(): Outbox {
  const outbox = openVisitOutbox('visits-1', queries);
  opened.push(outbox);
  return outbox;
}
/** As the buttons do: on the visit that the screen shows. */
function press(outbox: Outbox, studentIds: StudentId[], action: VisitAction, closed = false) {
  const { edits } = outbox.getSnapshot();
  const changes = studentIds.flatMap((studentId) => {
    const before = known(studentId);
    const shown = edits.get(`${date} ${studentId}`) ?? before;
    const after = visitAfter(shown, action, clockTime('14:25'));
    const edit = after && { studentId, ...after, base: before?.version ?? 0 };
    return edit ? [{ edit, before: shown && aVisit(visitValueOf(shown)) }] : [];
  });
  outbox.save(date, { changes, text: (count) => `${action} ${count}` }, closed);
}
const rest = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(60_000);
};
const told = () => vi.mocked(toasts.show).mock.lastCall?.[0];
const here = { arrivedAt: '14:25', leftAt: null, outings: [] };
const out = { ...here, outings: [{ from: '14:25', to: null }] };

beforeEach(() => {
  vi.useFakeTimers();
  visits = new Map();
  const rows = [kim, lee].map((studentId, index) =>
    anAttendanceRow({ studentId, visit: null, marks: [], name: ['김하늘', '이바다'][index] ?? '' }),
  );
  queries.setQueryData<AttendanceDay>(key, {
    date,
    holiday: null,
    periods: [],
    closed: null,
    rows,
    revision: 0,
    asOf: '2026-11-20T05:25:00.000Z',
  });
  vi.spyOn(toasts, 'show').mockReturnValue(1);
  calls.saveVisits.mockImplementation(serve);
});
afterEach(async () => {
  await Promise.all(opened.map((outbox) => outbox.close(true)));
  opened = [];
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a press goes out at once, says so, and is taken back from its message', async () => {
  const outbox = open();
  press(outbox, [kim, lee], 'arrive');
  await rest();
  expect([stands(kim), known(lee)?.version]).toEqual([here, 1]);
  expect(told()).toMatchObject({ text: 'arrive 2', tone: 'success' });
  told()?.undo?.run();
  await rest();
  expect(stands(kim)).toEqual({ ...here, arrivedAt: null });
  expect(told()).toMatchObject({ text: '되돌렸습니다.' });
});

test('presses of an offline hour wait on the device, in one, and are recorded from the next page', async () => {
  calls.saveVisits.mockRejectedValue(offline());
  const first = open();
  press(first, [kim], 'arrive');
  press(first, [kim], 'go-out');
  await vi.advanceTimersByTimeAsync(0);
  expect(told()?.text).toBe('go-out 1 · 연결되면 저장합니다.');
  await first.close(false);

  calls.saveVisits.mockClear();
  calls.saveVisits.mockImplementation(serve);
  const second = open();
  await rest();
  expect(second.getSnapshot().edits.size).toBe(0);
  expect(visits.get(kim)).toMatchObject({ ...out, version: 1 });
  expect(calls.saveVisits).toHaveBeenCalledOnce();
});

test('presses that nobody could send for a week are given up, which is reported, and the day is read again', async () => {
  calls.saveVisits.mockRejectedValue(offline());
  const first = open();
  press(first, [kim, lee], 'arrive');
  await rest();
  await first.close(false);
  vi.setSystemTime(Date.now() + 8 * 86_400_000);
  const reread = vi.spyOn(queries, 'invalidateQueries');
  const later = open();
  await rest();
  expect(told()).toMatchObject({
    text: '일주일이 지난 변경 2건은 저장하지 못했습니다. 지금 내용을 확인하세요.',
    tone: 'danger',
  });
  expect(later.getSnapshot().edits.size).toBe(0);
  expect(reread).toHaveBeenCalledWith({ queryKey: key });
});

test('a press after a lost answer follows on one’s own visit, and is no conflict', async () => {
  calls.saveVisits.mockImplementationOnce(async (save) => {
    await serve(save);
    throw offline();
  });
  const outbox = open();
  press(outbox, [kim], 'arrive');
  await vi.advanceTimersByTimeAsync(0);
  press(outbox, [kim], 'go-out');
  await rest();
  expect(visits.get(kim)).toMatchObject({ ...out, version: 2 });
  expect(told()).toMatchObject({ text: 'go-out 1', tone: 'success' });
});

test('a waiting press is taken back before anybody has it', async () => {
  calls.saveVisits.mockRejectedValueOnce(offline());
  const outbox = open();
  press(outbox, [kim], 'arrive');
  await vi.advanceTimersByTimeAsync(0);
  told()?.undo?.run();
  await rest();
  expect(stands(kim)).toBeUndefined();
  expect(outbox.getSnapshot().edits.size).toBe(0);
});

test('what another manager wrote since stays and is told, and so is what they wrote before an undo', async () => {
  const outbox = open();
  visits.set(kim, aVisit({ version: 3 }));
  press(outbox, [kim, lee], 'arrive');
  await rest();
  expect(told()).toMatchObject({
    text: 'arrive 1 · 1명은 다른 관리자가 먼저 바꿔 그대로 두었습니다.',
    tone: 'danger',
  });
  expect(known(kim)?.version).toBe(3);
  visits.set(lee, aVisit({ version: 2 }));
  told()?.undo?.run();
  await rest();
  expect(visits.get(lee)?.version).toBe(2);
  expect(told()?.text).toBe('1명은 다른 관리자가 먼저 바꿔 그대로 두었습니다.');
});

test('a day that was closed meanwhile asks why; the undo goes with the same reason', async () => {
  calls.saveVisits.mockRejectedValueOnce(refusal(409, 'day-closed'));
  const outbox = open();
  press(outbox, [kim], 'arrive');
  await rest();
  expect([outbox.isAsking(date), outbox.getSnapshot().edits.size]).toEqual([true, 1]);
  outbox.giveReason(date, '늦게 왔음');
  await rest();
  expect(stands(kim)).toEqual(here);
  told()?.undo?.run();
  await rest();
  expect(calls.saveVisits.mock.calls.map(([{ body }]) => body.reason)).toEqual([
    undefined,
    '늦게 왔음',
    '늦게 왔음',
  ]);

  press(outbox, [lee], 'arrive', true);
  await rest();
  expect(outbox.isAsking(date)).toBe(true);
  outbox.giveUp(date);
  await rest();
  expect([outbox.getSnapshot().edits.size, stands(lee)]).toEqual([0, undefined]);
});

test('a refused press is given up and its student named; the others get through', async () => {
  calls.saveVisits.mockImplementation(async (save) => {
    if (save.body.edits.some(({ studentId }) => studentId === kim))
      throw refusal(400, 'visit-in-future');
    return serve(save);
  });
  const outbox = open();
  press(outbox, [kim, lee], 'arrive');
  await rest();
  expect(toasts.show).toHaveBeenCalledWith(
    expect.objectContaining({ text: '김하늘 · 안 됩니다.', tone: 'danger' }),
  );
  expect([stands(kim), stands(lee), outbox.getSnapshot().edits.size]).toEqual([undefined, here, 0]);
});
