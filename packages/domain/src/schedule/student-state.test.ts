import { expect, test } from 'vitest';
import { aRegularSchedule } from '../testing';
import { day } from '../time';
import { scheduleStanding } from '.';

const today = day('2026-11-20');
const one = (overrides: Parameters<typeof aRegularSchedule>[0]) =>
  aRegularSchedule({ status: 'APPROVED', firstDate: '2026-11-02', lastDate: null, ...overrides });

test.each([
  ['nothing', [], { state: 'none', approved: 0, waiting: 0, endsOn: null }],
  ['one without an end', [one({})], { state: 'approved', approved: 1, waiting: 0, endsOn: null }],
  [
    'one that waits beside it',
    [one({}), one({ status: 'PENDING' })],
    { state: 'pending', approved: 1, waiting: 1, endsOn: null },
  ],
  [
    'one that ends on the 14th day from now',
    [one({ lastDate: '2026-12-04' }), one({ lastDate: '2026-12-05' })],
    { state: 'expiring', approved: 2, waiting: 0, endsOn: '2026-12-04' },
  ],
  [
    'one that ends a day later',
    [one({ lastDate: '2026-12-05' })],
    { state: 'approved', approved: 1, waiting: 0, endsOn: null },
  ],
  [
    'one that ends today',
    [one({ lastDate: '2026-11-20' })],
    { state: 'expiring', approved: 1, waiting: 0, endsOn: '2026-11-20' },
  ],
  [
    'one that ended yesterday, one rejected, one cancelled',
    [
      one({ lastDate: '2026-11-19' }),
      one({ status: 'REJECTED', rejectReason: '안 됨' }),
      one({ status: 'CANCELLED' }),
    ],
    { state: 'none', approved: 0, waiting: 0, endsOn: null },
  ],
])('where a student stands: %s', (_, schedules, standing) => {
  expect(scheduleStanding(schedules, today)).toEqual(standing);
});
