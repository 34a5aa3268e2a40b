import { calendarEndpoints } from '@academy/domain/calendar';
import {
  depositEndpoints,
  depositStatusOf,
  depositTotals,
  settleBill,
  type DepositMonth,
} from '@academy/domain/deposits';
import { guardianEndpoints, type GuardianView } from '@academy/domain/guardians';
import { billRest, invoiceOf, mealEndpoints, meals } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { statsEndpoints } from '@academy/domain/stats';
import {
  dayOfMonth,
  monthOf,
  shiftMonth,
  type CalendarMonth,
  dayNumberOf,
} from '@academy/domain/time';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { monthParamsOf, reader, type Week } from './week';

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
const NO_MONEY = {
  adjustments: [],
  carriedIn: won(0),
  carriedOut: won(0),
  paid: won(0),
  refunded: won(0),
};
const NOTHING = { lunchCount: 0, dinnerCount: 0, account: settleBill(won(0), []) };

const rowOf = ({ rows }: DepositMonth, studentId: string) =>
  rows.find((row) => row.studentId === studentId) ?? NOTHING;

/** The student's own page says of the month what the desk's row does. */
async function expectOwnPageAgrees(week: Week, deposits: DepositMonth, at: number) {
  const studentId = week.ids[at] ?? '';
  const { month } = deposits;
  const page = mealEndpoints.readMealPage.response.parse(
    await reader(week, { token: week.students[at] ?? '' })(
      mealEndpoints.readMealPage,
      monthParamsOf(month),
    ),
  );
  const { lunchCount, dinnerCount, account } = rowOf(deposits, studentId);
  const { lunch, dinner, total } = invoiceOf({ reservations: page.month, month, bill: page.bill });
  const money = page.bill.money ?? NO_MONEY;
  const { adjustments, ...moved } = money;
  const { carriedIn, carriedOut, paid, refunded, balance } = account;
  expect(
    {
      meals: [lunch.count, dinner.count],
      billed: Math.max(0, total + sum(adjustments.map(({ amount }) => amount))),
      moved,
      rest: billRest(total, money).rest.amount,
      status: page.bill.depositStatus,
    },
    `${month}: the student’s own bill`,
  ).toEqual({
    meals: [lunchCount, dinnerCount],
    billed: account.billed,
    moved: { carriedIn, carriedOut, paid, refunded },
    rest: Math.abs(balance),
    status: depositStatusOf(account),
  });
  return page.month;
}

/** Statement and receipt say what the desk's rows do, day by day; answers what the meals cost. */
async function expectPapersAgree(week: Week, deposits: DepositMonth) {
  const { bills } = depositEndpoints.monthBills.response.parse(
    await reader(week)(depositEndpoints.monthBills, monthParamsOf(deposits.month)),
  );
  const cost = (bill: (typeof bills)[number]) =>
    sum(meals.flatMap((meal) => bill[meal].parts.map(({ amount }) => amount)));
  expect(
    bills.map((bill) => ({
      id: bill.studentId,
      meals: [bill.lunch.days.length, bill.dinner.days.length],
      billed: Math.max(0, cost(bill) + sum(bill.adjustments.map(({ amount }) => amount))),
      paid: sum(
        bill.payments.map(({ kind, amount }) => (kind === 'deposit' ? amount : 0 - amount)),
      ),
      account: bill.account,
    })),
    `${deposits.month}: statement and receipt`,
  ).toEqual(
    deposits.rows.map(({ studentId, lunchCount, dinnerCount, account }) => ({
      id: studentId,
      meals: [lunchCount, dinnerCount],
      billed: account.billed,
      paid: account.paid - account.refunded,
      account,
    })),
  );
  return { bills, cost: sum(bills.map(cost)) };
}

/** Statistics and calendar count what the desk's rows do, month by month and day by day. */
async function expectFiguresAgree(week: Week, deposits: DepositMonth) {
  const read = reader(week);
  const params = monthParamsOf(deposits.month);
  const { rows, totals, month } = deposits;
  const { bills, cost } = await expectPapersAgree(week, deposits);
  const stats = statsEndpoints.monthStats.response.parse(
    await read(statsEndpoints.monthStats, params),
  );
  const { lunch, dinner, billed, paid, unpaid, unpaidStudents } = stats.figures;
  expect(
    { lunch, dinner, billed, paid, unpaid, unpaidStudents, closed: stats.closed },
    `${month}: the statistics`,
  ).toEqual({
    lunch: sum(rows.map(({ lunchCount }) => lunchCount)),
    dinner: sum(rows.map(({ dinnerCount }) => dinnerCount)),
    billed: totals.billed,
    paid: totals.paid,
    unpaid: totals.unpaid,
    unpaidStudents: totals.unpaidStudents,
    closed: deposits.close !== null,
  });
  const calendar = calendarEndpoints.mealCalendar.response.parse(
    await read(calendarEndpoints.mealCalendar, params),
  );
  const figuresOf = (days: typeof stats.days) =>
    days
      .filter((day) => day.lunch + day.dinner > 0)
      .map((day) => [day.date, day.lunch, day.dinner, day.amount]);
  expect(figuresOf(calendar.days), `${month}: the calendar’s days`).toEqual(figuresOf(stats.days));
  expect(
    calendar.days.map((day) => [day.date, day.lunch, day.dinner]),
    `${month}: the calendar beside the statements`,
  ).toEqual(
    calendar.days.map(({ date }) => [
      date,
      ...meals.map(
        (meal) => bills.filter((bill) => bill[meal].days.includes(dayNumberOf(date))).length,
      ),
    ]),
  );
  expect(calendar.closedMonth, 'closed').toBe(deposits.close !== null);
  expect(calendar.totals, `${month}: the calendar’s sums`).toMatchObject({
    lunch,
    dinner,
    amount: cost,
  });
  const { rows: matrix } = statsEndpoints.studentStats.response.parse(
    await read(statsEndpoints.studentStats, params),
  );
  const figures = matrix.map((row) => [row.studentId, row.lunchCount, row.dinnerCount, row.billed]);
  expect(figures, `${month}: students × days`).toEqual(
    rows.map((row) => [row.studentId, row.lunchCount, row.dinnerCount, row.account.billed]),
  );
  return matrix;
}

/** The file has the rows and figures of the page. */
async function expectFileAgrees(week: Week, { month, rows }: DepositMonth) {
  const text = await reader(week)(depositEndpoints.exportDeposits, {
    ...monthParamsOf(month),
    format: 'csv',
  });
  const lines = z.string().parse(text).trim().split(/\r?\n/).slice(1);
  expect(
    lines.map((line) => line.split(',').slice(3, 11).map(Number)),
    `${month}: the file`,
  ).toEqual(
    rows.map(({ lunchCount, dinnerCount, account }) => [
      lunchCount,
      dinnerCount,
      account.billed,
      account.carriedIn,
      account.due,
      account.paid,
      account.refunded,
      account.balance,
    ]),
  );
}

async function expectMonthAgrees(week: Week, month: CalendarMonth): Promise<DepositMonth> {
  const deposits = depositEndpoints.deposits.response.parse(
    await reader(week)(depositEndpoints.deposits, monthParamsOf(month)),
  );
  const { rows, totals } = deposits;
  expect(totals, `${month}: the sums`).toEqual(depositTotals(rows.map(({ account }) => account)));
  const [matrix, ...pages] = await Promise.all([
    expectFiguresAgree(week, deposits),
    ...week.ids.map((_, at) => expectOwnPageAgrees(week, deposits, at)),
    expectFileAgrees(week, deposits),
  ]);
  for (const [at, studentId] of week.ids.entries()) {
    const days = matrix.find((row) => row.studentId === studentId)?.days ?? [];
    const marked = days.flatMap((mark, index) =>
      mark === 0 ? [] : [[dayOfMonth(month, index + 1), mark]],
    );
    const eaten = (pages[at] ?? []).filter(({ lunch, dinner }) => lunch || dinner);
    expect(marked, `${month}: the matrix beside the student’s page`).toEqual(
      eaten.map(({ date, lunch, dinner }) => [date, Number(lunch) + 2 * Number(dinner)]),
    );
  }
  return deposits;
}

/** Who owes what of these months, as the list of all unpaid has it. */
async function expectUnpaidAgrees(week: Week, months: readonly DepositMonth[]) {
  const { students } = depositEndpoints.unpaidList.response.parse(
    await reader(week)(depositEndpoints.unpaidList),
  );
  for (const deposits of months) {
    const missing = students.flatMap((student) =>
      student.months.filter(({ month }) => month === deposits.month).map((one) => one.missing),
    );
    expect(
      [missing.length, sum(missing)],
      `${deposits.month}: the list of who has not paid`,
    ).toEqual([deposits.totals.unpaidStudents, deposits.totals.unpaid]);
  }
}

/** Fails unless every view of meals and money of this month and the last says the same. */
export async function expectMoneyAgrees(week: Week, { children }: GuardianView): Promise<void> {
  const present = monthOf(week.today);
  const months = await Promise.all(
    [present, shiftMonth(present, -1)].map((month) => expectMonthAgrees(week, month)),
  );
  await expectUnpaidAgrees(week, months);
  for (const studentId of week.ids)
    expect(
      children.find(({ id }) => id === studentId)?.months,
      'the guardian’s page',
    ).toMatchObject(
      months.map((deposits) => {
        const { lunchCount, dinnerCount, account } = rowOf(deposits, studentId);
        return { month: deposits.month, lunches: lunchCount, dinners: dinnerCount, account };
      }),
    );
}

export const readGuardianPage = async (week: Week): Promise<GuardianView> =>
  guardianEndpoints.guardianView.response.parse(
    await reader(week, { headers: week.guardian.headers })(
      guardianEndpoints.guardianView,
      week.guardian,
    ),
  );
