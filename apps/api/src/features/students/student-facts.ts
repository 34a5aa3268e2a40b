import { settleBill } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, type LunchSettings } from '@academy/domain/meals';
import { countsToday, totalsOf } from '@academy/domain/points';
import type { MonthFacts, StudentFacts, studentEndpoints } from '@academy/domain/students';
import {
  monthOf,
  seoulDay,
  seoulMonth,
  shiftMonth,
  type CalendarMonth,
} from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import type { Call } from '../../http/serve';
import { readLunchSettings } from '../../shared/lunch-settings-db';
import { readEditedPointSettings } from '../../shared/point-standings-db';
import { readAttendance } from './facts-attendance-db';
import { readReasonsSince } from './facts-reasons-db';
import { readRegistrations } from '../../shared/registrations-db';
import { readSchedules } from '../../shared/schedules-db';
import { readBills, readDays, readLedger, readPoints } from './facts-db';
import { countLogins } from './sign-out-db';
import { readStudentRow } from './student-rows';

type Ledger = StudentFacts['entries'];

/** From two months back to the next, newest first. */
const monthsAround = (present: CalendarMonth) =>
  [1, 0, -1, -2].map((distance) => shiftMonth(present, distance));

async function readMonths(
  tx: Tx,
  studentId: StudentId,
  {
    months,
    entries,
    settings,
  }: { months: readonly CalendarMonth[]; entries: Ledger; settings: LunchSettings },
): Promise<MonthFacts[]> {
  const present = months[1] ?? months[0];
  if (present === undefined) return [];
  const days = await readDays(tx, studentId, shiftMonth(present, -2), shiftMonth(present, 1));
  const bills = new Map((await readBills(tx, studentId, months)).map((bill) => [bill.month, bill]));
  return months.map((month) => {
    const all = days.filter(({ date }) => monthOf(date) === month);
    const reservations = all.filter(({ lunch, dinner }) => lunch || dinner);
    const { closedTotal = null, ...kept } = bills.get(month) ?? {};
    const bill = {
      month,
      lunchPrice: settings.lunchPrice,
      dinnerPrice: settings.dinnerPrice,
      depositStatus: 'unpaid' as const,
      frozen: bills.has(month),
      ...kept,
    };
    const changed = all.map(({ updatedAt }) => updatedAt.getTime());
    return {
      month,
      reservations,
      bill,
      account: settleBill(
        closedTotal ?? invoiceOf({ reservations, month, bill }).total,
        entries.filter((entry) => entry.month === month),
      ),
      changedAt: changed.length === 0 ? null : new Date(Math.max(...changed)).toISOString(),
    };
  });
}

const SHOWN_POINTS = 200;

/**
 * Everything about one student, all of one instant, in a fixed number of queries: what the drawer
 * shows.
 */
export const readStudentFacts = (
  db: Db,
  { actor, params: { studentId }, now }: Call<typeof studentEndpoints.studentFacts>,
) =>
  db.transaction(
    async (tx) => {
      const student = await readStudentRow(tx, { studentId, now, viewer: actor });
      const entries = await readLedger(tx, studentId);
      const points = await readPoints(tx, studentId);
      const { settings } = await readEditedPointSettings(tx);
      return {
        asOf: now.toISOString(),
        student,
        entries,
        sessionCount: await countLogins(tx, studentId, now),
        months: await readMonths(tx, studentId, {
          months: monthsAround(seoulMonth(now)),
          entries,
          settings: await readLunchSettings(tx),
        }),
        points: points.slice(0, SHOWN_POINTS).map(({ createdAt, ...point }) => ({
          ...point,
          registrationDate: seoulDay(createdAt),
          createdAt: createdAt.toISOString(),
        })),
        pointTotals: totalsOf(
          points.filter(({ incidentDate }) => countsToday(incidentDate, settings, seoulDay(now))),
        ),
        pointPeriod: settings.period,
        registrations: await readRegistrations(tx, { studentId, now }),
        schedules: (await readSchedules(tx, studentId)).toReversed(),
        reasons: await readReasonsSince(tx, studentId, now),
        attendance: await readAttendance(tx, studentId, now),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
