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
import { sideBySide } from '../../db/side-by-side';
import { readBilledAccounts, readBilledMonth } from '../../shared/bills/billed-months-db';
import { isMonthClosed } from '../../shared/bills/closed-months-db';
import { readDayTotals } from '../../shared/bills/day-totals-db';
import { readMealMonths } from '../../shared/meals/meal-months-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readEnrolled } from './days-db';

/** The month's days, and its figures: meals as they are, money as the books have it. */
async function readFigures(
  db: Db,
  month: CalendarMonth,
): Promise<{ days: DayFigures[]; figures: MonthFigures }> {
  const days = await readDayTotals(db, month, await readLunchSettings(db));
  const enrolled = await readEnrolled(db, month);
  const totals = depositTotals(await readBilledAccounts(db, month));
  const applied = enrolled.filter((student) => student.applied).length;
  const figures = {
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
  return { days, figures };
}

/** A month beside the one before, by day and by weekday. A fixed number of queries. */
export async function readMonthStats(db: Db, month: CalendarMonth, now: Date) {
  const [running, before] = await sideBySide(
    db,
    () => readFigures(db, month),
    () => readFigures(db, shiftMonth(month, -1)),
  );
  const days = daySeries(month, running.days);
  return {
    month,
    asOf: now.toISOString(),
    closed: await isMonthClosed(db, month),
    figures: running.figures,
    previous: before.figures,
    days,
    weekdays: weekdaySeries(days),
  };
}

const NO_MEALS = { lunch: 0, dinner: 0 };

/** The matrix: all students of the month, with a mark for each day. */
export async function readStudentStats(db: Db, month: CalendarMonth, now: Date) {
  const [meals, students] = await sideBySide(
    db,
    () => readMealMonths(db, { months: [month] }),
    () => readBilledMonth(db, month),
  );
  const days = daysIn(month);
  const eaten = new Map(meals.map((row) => [row.studentId, row]));
  const rows = students.map(
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
      days: mealMarks(days, eaten.get(id) ?? NO_MEALS),
    }),
  );
  return { month, asOf: now.toISOString(), rows };
}

/** 미신청자: who is enrolled and has no meal, in the academy's order. */
export async function readNotApplied(db: Db, month: CalendarMonth) {
  const rows = (await readEnrolled(db, month)).filter(({ applied }) => !applied);
  return { month, rows: rows.toSorted(bySeat) };
}
