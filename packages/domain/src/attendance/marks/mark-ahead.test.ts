import { expect, test } from 'vitest';
import { clockTime, day } from '../../time';
import { markInFuture } from './mark-ahead';
import { markStatusSchema } from '../schemas';

const rules = { dayStartsAt: clockTime('03:00') };
const tomorrow = day('2026-11-21');

test.each([...markStatusSchema.options, null])('%s of tomorrow', (status) => {
  const now = new Date('2026-11-20T20:00:00+09:00');
  const known = status === null || status === 'ABSENT';
  expect(markInFuture({ status }, tomorrow, now, rules)).toBe(!known);
  expect(markInFuture({ status }, day('2026-11-20'), now, rules), 'today').toBe(false);
  expect(markInFuture({ status }, day('2026-11-19'), now, rules), 'yesterday').toBe(false);
});

test.each([
  ['2026-11-21T02:58:59+09:00', true],
  ['2026-11-21T02:59:00+09:00', false],
  ['2026-11-21T03:00:00+09:00', false],
])('at %s the day has not come: %s (a minute for other clocks)', (now, ahead) => {
  expect(markInFuture({ status: 'LATE' }, tomorrow, new Date(now), rules)).toBe(ahead);
});
