import { expect, test } from 'vitest';
import { day } from '../time';
import {
  isMoveDay,
  isMoveOver,
  isMoveRevocable,
  lastDayBefore,
  mealsKeptUntil,
  nextMoveStep,
  takingIn,
} from './move-rules';
import { MOVE_STATES } from './move-states';

const today = day('2026-11-28');
const tomorrow = day('2026-11-29');

test.each([
  ['2026-11-27', false],
  ['2026-11-28', true],
  ['2027-02-26', true],
  ['2027-02-27', false],
])('a student begins at the new branch today or within 90 days: %s %s', (date, is) => {
  expect(isMoveDay(day(date), today)).toBe(is);
});

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-29', '2026-11-28'],
  ['2026-12-01', '2026-11-30'],
])('who begins on %s is at the old branch until %s', (date, last) => {
  expect(lastDayBefore(day(date), today)).toBe(last);
});

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-20', '2026-11-27'],
])('meals after the last day %s go, but none that are over: kept until %s', (last, kept) => {
  expect(mealsKeptUntil(day(last), today)).toBe(kept);
});

test('a move is announced at once, waits for its day, and then goes one step at a time', () => {
  const steps = (date: typeof today) =>
    MOVE_STATES.map((state) => nextMoveStep({ state, day: date }, today) ?? null);
  expect(steps(today)).toEqual(['announce', 'prepare', 'let-go', 'arrive', null, 'withdraw', null]);
  expect(steps(tomorrow)[1]).toBeNull();
  // What has begun is ended, whatever the day.
  expect(steps(tomorrow).slice(2, 4)).toEqual(['let-go', 'arrive']);
});

test('it can be taken back until the old branch let go', () => {
  expect(MOVE_STATES.filter(isMoveRevocable)).toEqual(['planned', 'announced', 'prepared']);
  expect(MOVE_STATES.filter(isMoveOver)).toEqual(['done', 'cancelled']);
});

const holder = (name: string, status: 'ENROLLED' | 'ON_LEAVE' | 'LEFT' = 'ENROLLED') => ({
  name,
  status,
});

test.each([
  ['nobody has the number', [], false, { kind: 'new' }],
  [
    'who left comes back',
    [holder('박솔'), holder('김하늘', 'LEFT')],
    false,
    { kind: 'returns', as: holder('김하늘', 'LEFT') },
  ],
  [
    'who is there cannot come',
    [holder('김하늘', 'ON_LEAVE')],
    true,
    { kind: 'refused', problem: 'student-there' },
  ],
  ['another has the number', [holder('박솔')], false, { kind: 'refused', problem: 'number-taken' }],
  ['a sibling shares it', [holder('김바다')], true, { kind: 'new' }],
] as const)('%s', (_what, holders, shared, taken) => {
  expect(takingIn({ name: '김하늘' }, holders, { shared })).toEqual(taken);
});
