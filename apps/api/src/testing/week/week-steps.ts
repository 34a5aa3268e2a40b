import { markStatusSchema, VISIT_ACTIONS } from '@academy/domain/attendance';
import * as fc from 'fast-check';
import { moneyStep } from './money-steps';
import { examStep } from './exam-steps';
import { noticeStep } from './notice-steps';

const who = fc.nat({ max: 2 });
const period = fc.integer({ min: 1, max: 8 });
/** How many days ago a fact is of: 0 is today. */
const ago = fc.nat({ max: 3 });

/** What happens in an academy in a week, in any order. */
const step = fc.oneof(
  { weight: 16, arbitrary: moneyStep },
  { weight: 4, arbitrary: noticeStep },
  { weight: 24, arbitrary: examStep },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.integer({ min: 5, max: 400 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('door'),
      who,
      action: fc.constantFrom(...VISIT_ACTIONS),
      /** Whether the device has a network: without one it keeps the check-in for later. */
      online: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deliver'), last: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('visit'),
      who,
      ago,
      from: fc.integer({ min: 13 * 60, max: 22 * 60 }),
      to: fc.option(fc.integer({ min: 13 * 60, max: 23 * 60 }), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('mark'),
      who,
      ago,
      period,
      status: fc.constantFrom(...markStatusSchema.options, null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('absence'),
      who,
      ago,
      type: fc.constantFrom('ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close'), ago }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen'), ago }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      who,
      ago,
      lunch: fc.boolean(),
      dinner: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('timetable'),
      count: fc.integer({ min: 5, max: 8 }),
      grace: fc.nat({ max: 20 }),
    }),
  },
);

export type WeekStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never;

export const weekSteps = (length: number) =>
  fc.array(step, { minLength: length, maxLength: length });
