// @vitest-environment jsdom
import { studentIdSchema } from '@academy/domain/ids';
import { codeKeyAt, codeText, kioskDaySchema } from '@academy/domain/kiosk';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckIns } from '../check-in-outbox';
import { useDoor } from './use-door';
import { useKeys } from './use-keys';
import { eachOnce } from './watch-camera';

const NOW = new Date('2026-11-24T14:00:00+09:00');
const secret = 'the secret of 김하늘';
const studentId = studentIdSchema.parse('101');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const dayOf = (asOf: Date) =>
  kioskDaySchema.parse({
    date: '2026-11-24',
    asOf: asOf.toISOString(),
    kiosk: '정문',
    dayStartsAt: '03:00',
    periods: [],
    students: [
      {
        studentId,
        name: '김*늘',
        tail: '5678',
        hint: '',
        codeKey: codeKeyAt(secret, asOf),
        visit: null,
        away: [],
      },
    ],
  });

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function open(asOf = NOW) {
  const add = vi.fn<CheckIns['add']>();
  const checkIns = { add, getSnapshot: () => ({ edits: new Map() }) } as unknown as CheckIns;
  const { result } = renderHook(() => useDoor({ day: dayOf(asOf), checkIns, sound: false }));
  return {
    add,
    door: result,
    scan: (text: string) => act(() => void result.current.scan(text)),
    type(digits: string) {
      for (const digit of digits) act(() => result.current.type(digit));
    },
  };
}
const shown = (at: Date) => codeText({ studentId, secret }, at);

test('a code of this moment checks its student in, and is sent with it', () => {
  const { add, door, scan } = open();
  scan(shown(NOW));
  expect(door.current.scene).toMatchObject({ kind: 'done', name: '김*늘', action: 'arrive' });
  expect(add.mock.calls[0]?.[0][0]).toMatchObject({
    studentId,
    code: { step: NOW.getTime() / 30_000, proof: expect.stringMatching(/^\d{15}$/) },
  });
});

test.each([
  ['no code at all', 'https://example.kr', 'code'],
  ['somebody who is not on the list', shown(NOW).replace('101', '999'), 'code'],
  ['a code of a minute ago', shown(later(-60_000)), 'late'],
  ['a made up one', shown(NOW).replace(/\d{15}/, '0'.repeat(15)), 'wrong'],
])('%s checks nobody in', (_, text, why) => {
  const { add, door, scan } = open();
  scan(text);
  expect(door.current.scene).toEqual({ kind: 'unknown', why });
  expect(add).not.toHaveBeenCalled();
});

test('a list of the day before can not say: the check-in is kept for the server to judge', () => {
  const { add, door, scan } = open(later(-86_400_000));
  scan(shown(NOW));
  expect(door.current.scene).toMatchObject({ kind: 'done' });
  expect(add).toHaveBeenCalledOnce();
});

test('the pad rests after ten numbers that nobody has, and a code works on', () => {
  const { door, scan, type } = open();
  for (let time = 0; time < 10; time += 1) {
    type('0000');
    act(() => vi.advanceTimersByTime(2_000));
  }
  expect(door.current.resting).toBe(true);
  type('5678');
  expect(door.current.scene).toEqual({ kind: 'type' });
  scan(shown(later(20_000)));
  expect(door.current.scene).toMatchObject({ kind: 'done' });
});

test('what rests is over after half a minute', () => {
  const { door, type } = open();
  for (let time = 0; time < 10; time += 1) {
    type('0000');
    act(() => vi.advanceTimersByTime(2_000));
  }
  act(() => vi.advanceTimersByTime(30_000));
  expect(door.current.resting).toBe(false);
});

test('a scanner that types like a keyboard types a code, and digits are digits', () => {
  const heard = {
    onType: vi.fn<(digit: string) => void>(),
    onErase: vi.fn<() => void>(),
    onScan: vi.fn<(text: string) => void>(),
  };
  renderHook(() => useKeys(heard, true));
  for (const key of `5${shown(NOW)}6`) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(heard.onScan.mock.calls).toEqual([[shown(NOW)]]);
  expect(heard.onType.mock.calls).toEqual([['5'], ['6']]);
});

test('a code that is held up counts once, and again when it was gone', () => {
  const found = vi.fn<(text: string) => boolean>(() => true);
  let now = 0;
  const see = eachOnce(found, () => now);
  for (now = 0; now <= 3_000; now += 150) see('*1*');
  expect(found).toHaveBeenCalledTimes(1);
  now += 1_500;
  see('*1*');
  expect(found).toHaveBeenCalledTimes(2);
});

test('a code that is held up while another answer stands is taken after it', () => {
  const found = vi.fn<(text: string) => boolean>(() => true).mockReturnValueOnce(false);
  const see = eachOnce(found, () => 0);
  see('*2*');
  see('*2*');
  see('*2*');
  expect(found).toHaveBeenCalledTimes(2);
});
