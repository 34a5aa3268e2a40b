import { depositTotals } from '@academy/domain/deposits';
import { bySeat } from '@academy/domain/identity';
import {
  daySeries,
  mealMarks,
  weekdaySeries,
  type DayFigures,
  type MonthFigures,
} from '@academy/domain/stats';
import { daysIn, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { readBilledAccounts, readBilledMonth } from '../../shared/bills/billed-months-db';
import { isMonthClosed } from '../../shared/bills/closed-months-db';
import { readDays, readEnrolled, readMealDays } from './days-db';

/** The month's figures: meals as they stand, money as the books have it. */
async function readFigures(
  db: Db,
  month: CalendarMonth,
  days: readonly DayFigures[],
): Promise<MonthFigures> {
  const enrolled = await readEnrolled(db, month);
  const totals = depositTotals(await readBilledAccounts(db, month));
  const applied = enrolled.filter((student) => student.applied).length;
  return {
    applied,
    notApplied: enrolled.length - applied,
    lunch: days.reduce((sum, { lunch }) => sum + lunch, 0),
    dinner: days.reduce((sum, { dinner }) => sum + dinner, 0),
    billed: totals.billed,
    paid: totals.paid,
    unpaid: totals.unpaid,
    unpaidStudents: totals.unpaidStudents,
    carriedIn: totals.carriedIn,
    carriedOut: totals.carriedOut,
  };
}

/** A month beside the one before, by day and by weekday. A fixed number of queries. */
export async function readMonthStats(db: Db, month: CalendarMonth, now: Date) {
  const before = shiftMonth(month, -1);
  const days = daySeries(month, await readDays(db, month));
  const figures = await readFigures(db, month, days);
  const previous = await readFigures(db, before, await readDays(db, before));
  return {
    month,
    asOf: now.toISOString(),
    closed: await isMonthClosed(db, month),
    figures,
    previous,
    days,
    weekdays: weekdaySeries(days),
  };
}

const NO_MEALS = { lunch: 0, dinner: 0 };

/** The matrix: everybody whom the month concerns, with a mark for each day. */
export async function readStudentStats(db: Db, month: CalendarMonth, now: Date) {
  const meals = await readMealDays(db, month);
  const days = daysIn(month);
  const rows = (await readBilledMonth(db, month)).map(
    ({
      id,
      name,
      seat,
      grade,
      school,
      phoneTail,
      lunchCount,
      dinnerCount,
      account: { billed, state },
    }) => ({
      studentId: id,
      name,
      seat,
      grade,
      school,
      phoneTail,
      lunchCount,
      dinnerCount,
      billed,
      depositState: state,
      days: mealMarks(days, meals.get(id) ?? NO_MEALS),
    }),
  );
  return { month, asOf: now.toISOString(), rows };
}

/** 미신청자: who is enrolled and has no meal, in the academy's order. */
export async function readNotApplied(db: Db, month: CalendarMonth) {
  const rows = (await readEnrolled(db, month)).filter(({ applied }) => !applied);
  return { month, rows: rows.toSorted(bySeat) };
}
