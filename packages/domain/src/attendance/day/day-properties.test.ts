import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime, type ClockTime } from '../../time';
import { previewClose } from '../marks/close-day';
import { effectiveMark, wasSeen } from '../marks/effective-mark';
import { hasBegun } from './day-context';
import { settledVisit } from './settled-visit';
import { DAY_FILTERS, countDay, dayFiltersOf, dayStateOf } from './day-state';
import { markStatusSchema, type VisitValue } from '../schemas';
import { VISIT_ACTIONS, visitAfter, visitInOrder, visitState } from './visit';

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

const reportedAbsence = fc.record({
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

/**
 * A student's row of any day at any time: visits, marks and reports in every combination, with
 * periods from 14:00.
 */
const someDays = fc
  .record({ count: fc.integer({ min: 1, max: 4 }), now: fc.nat({ max: 14 * 60 }) })
  .chain(({ count, now }) =>
    fc.record({
      context: fc.constant(aDayContext({ count, clock: clockOf(600 + now) })),
      row: fc
        .record({
          visit: visitUntil(now),
          reportedAbsences: fc.array(reportedAbsence, { maxLength: 2 }),
          marks: fc.uniqueArray(
            fc.record({
              period: fc.integer({ min: 1, max: count }),
              status: fc.constantFrom(...markStatusSchema.options),
            }),
            { maxLength: count, selector: ({ period }) => period },
          ),
        })
        .map(({ visit, reportedAbsences, marks }) =>
          anAttendanceRow({
            visit: visit && aVisit(visit),
            reportedAbsences: reportedAbsences.map((one) => aReportedAbsence(one)),
            marks: marks.map(({ period, status }) => ({
              period,
              mark: anAttendanceMark({ status }),
            })),
          }),
        ),
    }),
  );

describe('a close', () => {
  test('leaves no one here, nobody seen off in the future, and changes only who was not seen', () => {
    fc.assert(
      fc.property(someDays, ({ row, context }) => {
        const closed = { ...context, closed: true };
        const visit = settledVisit(row.visit, closed);
        expect(['here', 'out']).not.toContain(visitState(visit));
        expect(visit === null || visitInOrder(visit, context.dayStartsAt)).toBe(true);
        const inferred = row.visit?.leftAt === null ? visit?.leftAt : null;
        expect(!inferred || inferred < context.dayStartsAt || inferred <= context.clock).toBe(true);
        for (const period of context.periods) {
          const [before, after] = [
            effectiveMark(row, period, context),
            effectiveMark(row, period, closed),
          ];
          if (before !== null && visitState(row.visit) !== 'out') expect(after).toEqual(before);
          if (before === null && after !== null) expect(wasSeen(row)).toBe(false);
        }
      }),
    );
  });

  test('leaves open what its preview names, and nothing else', () => {
    fc.assert(
      fc.property(someDays, ({ row, context }) => {
        const closed = { ...context, closed: true };
        const empty = context.periods.filter(
          (period) => hasBegun(period, context) && effectiveMark(row, period, closed) === null,
        );
        expect(previewClose([row], context).open.map(({ period }) => period)).toEqual(
          empty.map(({ number }) => number),
        );
      }),
    );
  });
});

describe('the tiles', () => {
  test('put every student in exactly one, at every time of any day', () => {
    fc.assert(
      fc.property(fc.array(someDays, { maxLength: 12 }), (days) => {
        const counts = countDay(days.map(({ row, context }) => dayFiltersOf(row, context)));
        const states = DAY_FILTERS.filter((one) => one !== 'all' && one !== 'approved');
        expect(states.reduce((sum, one) => sum + counts[one], 0)).toBe(counts.all);
        expect(counts.all).toBe(days.length);
      }),
    );
  });

  test('count nobody of whom nothing is known as late, absent or gone before anything began', () => {
    fc.assert(
      fc.property(someDays, ({ row, context }) => {
        const future = { ...context, clock: clockTime('00:00') };
        const unseen = { ...row, visit: null, marks: [], reportedAbsences: [] };
        expect(dayStateOf(unseen, future)).toBe('unmarked');
      }),
    );
  });
});
