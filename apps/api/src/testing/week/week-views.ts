import {
  attendanceEndpoints,
  attendanceSettingsSchema,
  dayContext,
  effectiveMarks,
  summarizeDay,
  summarizeMonth,
  type DaySummary,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { mealEndpoints } from '@academy/domain/meals';
import { statsEndpoints } from '@academy/domain/stats';
import { studentEndpoints } from '@academy/domain/students';
import { reportEndpoints } from '@academy/domain/study-time';
import type { CalendarDay } from '@academy/domain/time';
import { expect } from 'vitest';
import type { TestApp } from '../test-app';

export interface Week {
  server: TestApp;
  token: string;
  ids: readonly StudentId[];
  /** The days up to today. */
  days: readonly CalendarDay[];
  today: CalendarDay;
}

type Ask = Parameters<TestApp['callEndpoint']>;
const reader =
  ({ server, token }: Week) =>
  async (endpoint: Ask[0], params: Ask[1]) => {
    const { status, body, text } = await server.callEndpoint(endpoint, params, { token });
    expect(status, text).toBe(200);
    return body;
  };

const monthOf = (date: CalendarDay) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** What the sheet of a day shows of each student, as the page works it out. */
async function readSheet(week: Week, date: CalendarDay) {
  const read = reader(week);
  const day = attendanceEndpoints.attendanceDay.response.parse(
    await read(attendanceEndpoints.attendanceDay, { date }),
  );
  const { settings } = attendanceEndpoints.editedAttendanceSettings.response.parse(
    await read(attendanceEndpoints.editedAttendanceSettings, {}),
  );
  const context = dayContext(
    day,
    attendanceSettingsSchema.parse(settings),
    week.server.clock.now(),
  );
  return new Map(
    day.rows.map((row) => [
      row.studentId,
      { marks: effectiveMarks(row, context), summary: summarizeDay(row, context) },
    ]),
  );
}

const said = (
  days: readonly (DaySummary & { date: CalendarDay })[],
  wanted: readonly CalendarDay[],
) =>
  Object.fromEntries(
    wanted.map((date) => {
      const day = days.find((one) => one.date === date);
      return [date, day?.status ? `${day.status} ${day.excused}` : null];
    }),
  );

/** Sheet, month, report and the student's pages say the same of every day. */
async function expectAttendanceAgrees(week: Week, studentId: StudentId, sheets: Sheets) {
  const read = reader(week);
  const summaries = week.days.flatMap((date) => {
    const summary = sheets.get(date)?.get(studentId)?.summary;
    return summary ? [{ date, ...summary }] : [];
  });
  const truth = said(summaries, week.days);
  const { rows } = attendanceEndpoints.attendanceMonth.response.parse(
    await read(attendanceEndpoints.attendanceMonth, monthOf(week.today)),
  );
  const row = rows.find((one) => one.studentId === studentId);
  expect(said(row?.days ?? [], week.days), 'month').toEqual(truth);
  const { attendance: facts } = studentEndpoints.studentFacts.response.parse(
    await read(studentEndpoints.studentFacts, { studentId }),
  );
  expect(
    said(
      facts.map((day) => Object.assign(day, { outingMinutes: 0 })),
      week.days,
    ),
    'student',
  ).toEqual(truth);
  const { attendance: today } = studentEndpoints.studentDay.response.parse(
    await read(studentEndpoints.studentDay, { studentId }),
  );
  expect(
    today?.periods.map(({ mark }) => mark?.status ?? null),
    'the student’s day',
  ).toEqual(
    sheets
      .get(week.today)
      ?.get(studentId)
      ?.marks.map((mark) => mark?.status ?? null),
  );
  const { reports } = reportEndpoints.monthlyReports.response.parse(
    await read(reportEndpoints.monthlyReports, monthOf(week.today)),
  );
  const { outingMinutes: _minutes, ...sums } = summarizeMonth(summaries);
  expect(reports.find((one) => one.studentId === studentId)?.attendance, 'report').toEqual(sums);
}

type Sheets = ReadonlyMap<CalendarDay, Awaited<ReturnType<typeof readSheet>>>;

/** Who orders, the kitchen's list and the statistics count the same meals. */
async function expectMealsAgree(week: Week, sheets: Sheets) {
  const read = reader(week);
  const orders = new Map<
    CalendarDay,
    { studentId: StudentId; lunch: boolean; dinner: boolean }[]
  >();
  for (const studentId of week.ids) {
    const month = mealEndpoints.readMonth.response.parse(
      await read(mealEndpoints.readMonth, { studentId, ...monthOf(week.today) }),
    );
    for (const { date, lunch, dinner } of month)
      if (lunch || dinner)
        orders.set(date, [...(orders.get(date) ?? []), { studentId, lunch, dinner }]);
  }
  let absent = 0;
  for (const date of week.days) {
    const ordered = orders.get(date) ?? [];
    const { rows } = mealEndpoints.sameDay.response.parse(
      await read(mealEndpoints.sameDay, { date }),
    );
    const mine = rows.filter(({ studentId }) => week.ids.includes(studentId));
    expect(mealsOf(mine), 'the kitchen’s list').toEqual(mealsOf(ordered));
    if (date < week.today)
      for (const { studentId, lunch, dinner } of ordered)
        if (sheets.get(date)?.get(studentId)?.summary.status === 'ABSENT')
          absent += Number(lunch) + Number(dinner);
  }
  const { total } = statsEndpoints.monthWaste.response.parse(
    await read(statsEndpoints.monthWaste, monthOf(week.today)),
  );
  expect(total.absent.meals, 'meals of who was absent').toBe(absent);
}

interface Meals {
  studentId: string;
  lunch: boolean;
  dinner: boolean;
}
const mealsOf = (rows: readonly Meals[]) =>
  new Map(rows.map(({ studentId, lunch, dinner }) => [studentId, { lunch, dinner }]));

/** Fails unless all views of each fact of the week agree. */
export async function expectViewsAgree(week: Week): Promise<void> {
  const sheets: Sheets = new Map(
    await Promise.all(week.days.map(async (date) => [date, await readSheet(week, date)] as const)),
  );
  for (const studentId of week.ids) await expectAttendanceAgrees(week, studentId, sheets);
  await expectMealsAgree(week, sheets);
}
