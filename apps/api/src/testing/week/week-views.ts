import {
  attendanceEndpoints,
  attendanceSettingsSchema,
  dayContext,
  effectiveMarks,
  summarizeDay,
  summarizeMonth,
  type AttendanceSettings,
  type DaySummary,
} from '@academy/domain/attendance';
import type { GuardianView } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { mealEndpoints } from '@academy/domain/meals';
import { statsEndpoints } from '@academy/domain/stats';
import { studentEndpoints } from '@academy/domain/students';
import { reportEndpoints } from '@academy/domain/study-time';
import { monthOf, shiftDay, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { expect } from 'vitest';
import { monthParamsOf, reader, type Week } from './week';
import { expectExamsAgree } from './week-exam-views';
import { expectNoticesAgree } from './week-notice-views';
import { expectMoneyAgrees, readGuardianPage } from './week-money-views';

/** What the sheet of a day shows of each student, as the page works it out. */
async function readSheet(week: Week, date: CalendarDay, settings: AttendanceSettings) {
  const read = reader(week);
  const day = attendanceEndpoints.attendanceDay.response.parse(
    await read(attendanceEndpoints.attendanceDay, { date }),
  );
  const context = dayContext(day, settings, week.server.clock.now());
  return new Map(
    day.rows.map((row) => [
      row.studentId,
      { marks: effectiveMarks(row, context), summary: summarizeDay(row, context) },
    ]),
  );
}

const said = (
  days: readonly (Pick<DaySummary, 'status' | 'excused'> & { date: CalendarDay })[],
  wanted: readonly CalendarDay[],
) =>
  Object.fromEntries(
    wanted.map((date) => {
      const day = days.find((one) => one.date === date);
      return [date, day?.status ? `${day.status} ${day.excused}` : null];
    }),
  );

/** What the managers' pages say of the whole month, for all students at once. */
async function readMonthViews(week: Week) {
  const read = reader(week);
  const params = monthParamsOf(week.today);
  const { rows } = attendanceEndpoints.attendanceMonth.response.parse(
    await read(attendanceEndpoints.attendanceMonth, params),
  );
  const { reports } = reportEndpoints.monthlyReports.response.parse(
    await read(reportEndpoints.monthlyReports, params),
  );
  return { rows, reports, guardian: await readGuardianPage(week) };
}

/** Sheet, month, report and the pages of student and guardian say the same of every day. */
async function expectAttendanceAgrees(
  week: Week,
  studentId: StudentId,
  { sheets, rows, reports, guardian }: MonthViews,
) {
  const read = reader(week);
  const summaries = week.days.flatMap((date) => {
    const summary = sheets.get(date)?.get(studentId)?.summary;
    return summary ? [{ date, ...summary }] : [];
  });
  const running = daysOf(week, monthOf(week.today));
  const truth = said(summaries, running);
  const row = rows.find((one) => one.studentId === studentId);
  expect(said(row?.days ?? [], running), 'month').toEqual(truth);
  const child = guardian.children.find(({ id }) => id === studentId);
  expect(said(child?.days ?? [], running), 'the guardian’s page').toEqual(truth);
  const { attendance: facts } = studentEndpoints.studentFacts.response.parse(
    await read(studentEndpoints.studentFacts, { studentId }),
  );
  expect(said(facts ?? [], week.days), 'student').toEqual(said(summaries, week.days));
  const { attendance: today, meals } = studentEndpoints.studentDay.response.parse(
    await read(studentEndpoints.studentDay, { studentId }),
  );
  const marks = sheets.get(week.today)?.get(studentId)?.marks;
  const shown = (marks ?? []).map((mark) => mark?.status ?? null);
  expect(periodsOf(today), 'the student’s day').toEqual(shown);
  expect(periodsOf(child?.attendance), 'the guardian’s day').toEqual(shown);
  expect(child?.meals, 'the guardian’s meals of today').toEqual(meals);
  const { outingMinutes: _minutes, ...sums } = summarizeMonth(
    summaries.filter(({ date }) => running.includes(date)),
  );
  expect(reports.find((one) => one.studentId === studentId)?.attendance, 'report').toEqual(sums);
}

type DayShown = GuardianView['children'][number]['attendance'];
const periodsOf = (shown: DayShown | null | undefined) =>
  shown?.periods.map(({ mark }) => mark?.status ?? null);
const daysOf = ({ days }: Week, month: CalendarMonth) =>
  days.filter((date) => monthOf(date) === month);

type MonthViews = Awaited<ReturnType<typeof readMonthViews>> & { sheets: Sheets };
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
      await read(mealEndpoints.readMonth, { studentId, ...monthParamsOf(week.today) }),
    );
    for (const { date, lunch, dinner } of month)
      if (lunch || dinner)
        orders.set(date, [...(orders.get(date) ?? []), { studentId, lunch, dinner }]);
  }
  let absent = 0;
  const running = monthOf(week.today);
  const coming = [1, 2, 3].map((ahead) => shiftDay(week.today, ahead));
  for (const date of [...week.days, ...coming].filter((one) => monthOf(one) === running)) {
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
    await read(statsEndpoints.monthWaste, monthParamsOf(week.today)),
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
  const { settings } = attendanceEndpoints.editedAttendanceSettings.response.parse(
    await reader(week)(attendanceEndpoints.editedAttendanceSettings),
  );
  const parsed = attendanceSettingsSchema.parse(settings);
  const sheets: Sheets = new Map(
    await Promise.all(
      week.days.map(async (date) => [date, await readSheet(week, date, parsed)] as const),
    ),
  );
  const views = { sheets, ...(await readMonthViews(week)) };
  await Promise.all([
    ...week.ids.map((studentId) => expectAttendanceAgrees(week, studentId, views)),
    expectMealsAgree(week, sheets),
    expectMoneyAgrees(week, views.guardian),
    expectNoticesAgree(week, views.guardian),
    expectExamsAgree(week),
  ]);
}
