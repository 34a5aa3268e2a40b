import * as fc from 'fast-check';
import {
  aDayContext,
  aToldAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime, type ClockTime } from '../../time';
import { markStatusSchema, type VisitValue } from '../schemas';
import { VISIT_ACTIONS, visitAfter } from '../visit';

const clockOf = (minutes: number): ClockTime =>
  clockTime(
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );

/** What was pressed on a day until `now`, minutes after ten in the morning. */
const visitUntil = (now: number) =>
  fc
    .array(fc.record({ action: fc.constantFrom(...VISIT_ACTIONS), minute: fc.nat({ max: now }) }), {
      maxLength: 6,
    })
    .map((presses) =>
      presses
        .toSorted((a, b) => a.minute - b.minute)
        .reduce<VisitValue | null>(
          (visit, { action, minute }) => visitAfter(visit, action, clockOf(600 + minute)) ?? visit,
          null,
        ),
    );

const told = fc.record({
  kind: fc.constantFrom(
    'LATE' as const,
    'EARLY_LEAVE' as const,
    'OUTING' as const,
    'ALL_DAY' as const,
  ),
  approved: fc.boolean(),
  from: fc.integer({ min: 13 * 60, max: 16 * 60 }).map(clockOf),
  to: fc.integer({ min: 16 * 60 + 1, max: 18 * 60 }).map(clockOf),
});

/** A student's row of any day and any time of it: pressed, marked and told in every way, with periods from 14:00. */
export const someDays = fc
  .record({ count: fc.integer({ min: 1, max: 4 }), now: fc.nat({ max: 14 * 60 }) })
  .chain(({ count, now }) =>
    fc.record({
      context: fc.constant(aDayContext({ count, clock: clockOf(600 + now) })),
      row: fc
        .record({
          visit: visitUntil(now),
          told: fc.array(told, { maxLength: 2 }),
          marks: fc.uniqueArray(
            fc.record({
              period: fc.integer({ min: 1, max: count }),
              status: fc.constantFrom(...markStatusSchema.options),
            }),
            { maxLength: count, selector: ({ period }) => period },
          ),
        })
        .map(({ visit, told: absences, marks }) =>
          anAttendanceRow({
            visit: visit && aVisit(visit),
            told: absences.map((one) => aToldAbsence(one)),
            marks: marks.map(({ period, status }) => ({
              period,
              mark: anAttendanceMark({ status }),
            })),
          }),
        ),
    }),
  );
