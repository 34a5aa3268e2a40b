import { expect, test } from 'vitest';
import { checkReason, reasonDraftSchema } from '../../reasons';
import { aRegularSchedule } from '../../testing';
import { clockTime, day, shiftDay } from '../../time';
import { occursOn, reasonInstead, scheduleOfReason } from '..';

const FRIDAY = day('2026-11-20');
const [from, to] = [clockTime('19:00'), clockTime('21:00')];

test.each([
  ['OUTING', { from, to }, { type: 'OUTING', arriveAt: null, leaveAt: from, backAt: to }],
  ['LATE_ARRIVAL', { from: null, to }, { type: 'LATE', arriveAt: to, leaveAt: null, backAt: null }],
  [
    'EARLY_LEAVE',
    { from, to: null },
    { type: 'EARLY_LEAVE', arriveAt: null, leaveAt: from, backAt: null },
  ],
  [
    'ALL_DAY',
    { from: null, to: null },
    { type: 'ABSENT', arriveAt: null, leaveAt: null, backAt: null },
  ],
] as const)('%s of one day, as a reason that could be handed in', (kind, times, expected) => {
  const schedule = aRegularSchedule({ kind, ...times, type: 'HOSPITAL', title: '치과' });
  const reason = reasonInstead(schedule, FRIDAY);
  expect(reason).toEqual({ ...expected, date: FRIDAY, category: 'HOSPITAL', text: '치과' });
  expect(checkReason(reason, { today: FRIDAY })).toEqual({});

  const once = scheduleOfReason(reasonDraftSchema.parse(reason));
  expect(once).toMatchObject({ kind, ...times, title: '치과' });
  const around = [-7, -1, 0, 1, 7].map((by) => shiftDay(FRIDAY, by));
  expect(around.filter((date) => occursOn({ ...once, exceptions: [] }, date))).toEqual([FRIDAY]);
});

test('what a schedule has no category for is of another kind', () => {
  expect(reasonInstead(aRegularSchedule({ type: 'ACADEMY' }), FRIDAY).category).toBe('OTHER');
});
