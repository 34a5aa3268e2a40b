import { aDayContext, anAttendanceMark, anAttendanceRow } from '@academy/domain/testing';
import { cleanup, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import type { ShownRow } from '../day/shown-rows';
import type { NewMark } from '../outbox/mark-outbox';
import { useSheetMarks } from './use-sheet-marks';

vi.mock('../../../shared/api', () => ({ api: {} }));

const context = aDayContext();
const mark = vi.fn<(cells: readonly NewMark[]) => void>();
const shown = (overrides: Partial<ShownRow> = {}): ShownRow => ({
  ...anAttendanceRow(),
  waiting: [],
  conflicts: [],
  ...overrides,
});
const key = (code: string, more: Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey'>> = {}) =>
  ({
    code,
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  }) as KeyboardEvent;
let sheets = 0;
const said = () =>
  (mark.mock.lastCall?.[0] ?? []).map(({ period, status, excused }) => [period, status, excused]);

function show(
  rows: ShownRow[],
  {
    readonlyReason,
    ahead = false,
    of = `sheet ${(sheets += 1)}`,
  }: { readonlyReason?: string; ahead?: boolean; of?: string } = {},
) {
  const { result, rerender, unmount } = renderHook(
    ({ current }: { current: ShownRow[] }) =>
      useSheetMarks({ rows: current, context, ahead, mark, readonlyReason, of }),
    { initialProps: { current: rows } },
  );
  return {
    press: (event: KeyboardEvent, columnIds: string[]) =>
      result.current.onCellsKey(event, { rows, columnIds }),
    marks: () => result.current,
    leave: unmount,
    becomes: (next: ShownRow[]) => rerender({ current: next }),
  };
}

beforeEach(() => {
  vi.spyOn(toasts, 'show').mockReturnValue(1);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test('digits mark by the place of the key, of the periods in the range only', () => {
  const { press } = show([shown()]);
  expect(press(key('Numpad5'), ['reportedAbsences', 'p1', 'p2'])).toBe(true);
  expect(said()).toEqual([
    [1, 'ABSENT', false],
    [2, 'ABSENT', false],
  ]);
  expect(press(key('Digit1'), ['name'])).toBe(false);
  expect(press(key('KeyA'), ['p1'])).toBe(false);
  expect(press(key('Digit1', { ctrlKey: true }), ['p1'])).toBe(false);
  expect(mark).toHaveBeenCalledOnce();
});

test('Ctrl+Z brings the earlier values back, but not over what somebody marked since', () => {
  const before = shown({ marks: [{ period: 1, mark: anAttendanceMark({ status: 'LATE' }) }] });
  const { press, becomes } = show([before]);
  expect(press(key('KeyZ', { ctrlKey: true }), ['p1'])).toBe(false);
  press(key('Digit1'), ['p1', 'p2']);
  becomes([
    shown({
      marks: [
        { period: 1, mark: anAttendanceMark({ version: 2 }) },
        { period: 2, mark: anAttendanceMark({ status: 'ABSENT', version: 2 }) },
      ],
    }),
  ]);
  expect(press(key('KeyZ', { ctrlKey: true }), ['p1'])).toBe(true);
  expect(said()).toEqual([[1, 'LATE', false]]);
  expect(toasts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: '1칸을 되돌렸습니다. 그 사이 바뀐 1칸은 그대로 두었습니다.' }),
  );
});

test('one mark says what it was and can be taken back, also after another tab was open', () => {
  const row = shown({ name: '김하늘' });
  const { press, leave } = show([row], { of: '1 2026-11-20' });
  press(key('Digit5'), ['p1']);
  expect(toasts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({
      text: '김하늘 1교시 결석',
      undo: expect.objectContaining({ label: '되돌리기' }),
    }),
  );
  leave();
  const absent = { period: 1, mark: anAttendanceMark({ status: 'ABSENT' }) };
  const again = show([{ ...row, marks: [absent] }], { of: '1 2026-11-20' });
  expect(again.press(key('KeyZ', { ctrlKey: true }), ['p1'])).toBe(true);
  expect(said()).toEqual([[1, null, false]]);
  const other = show([{ ...row, marks: [absent] }], { of: '1 2026-11-21' });
  expect(other.press(key('KeyZ', { ctrlKey: true }), ['p1'])).toBe(false);
});

test('pasted words become marks; what is none is left out and counted', () => {
  const row = shown();
  const { marks } = show([row]);
  marks().paste({
    changes: [
      { rowId: row.studentId, columnId: 'p1', value: '지각 (인정)' },
      { rowId: row.studentId, columnId: 'p2', value: '?' },
    ],
    leftOut: 1,
  });
  expect(said()).toEqual([[1, 'LATE', true]]);
  expect(toasts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: '교시 칸이 아니거나 알 수 없는 값 2칸은 건너뛰었습니다.' }),
  );
});

test('whoever may not write is told why, and nothing is marked', () => {
  const { press } = show([shown()], { readonlyReason: '조회 전용 계정은 바꿀 수 없습니다.' });
  press(key('Digit1'), ['p1']);
  expect(mark).not.toHaveBeenCalled();
  expect(toasts.show).toHaveBeenCalledWith(
    expect.objectContaining({ text: '조회 전용 계정은 바꿀 수 없습니다.' }),
  );
});

test('of a day to come only 결석 is written; the rest is shown to be for the day itself', () => {
  const { press } = show([shown()], { ahead: true });
  press(key('Digit2'), ['p1']);
  expect(mark).not.toHaveBeenCalled();
  expect(toasts.show).toHaveBeenCalledWith({
    text: '아직 오지 않은 날에는 결석만 미리 적을 수 있습니다. 나머지는 그날 적으세요.',
    key: 'attendance-ahead',
  });
  press(key('Digit5'), ['p1']);
  expect(said()).toEqual([[1, 'ABSENT', false]]);
});
