import {
  calendarOf,
  mealCalendarColumns,
  type calendarEndpoints,
  type MealCalendar,
  closedReasons,
  dayState,
  type MealDay,
} from '@academy/domain/calendar';
import { fileTexts } from '@academy/domain/files';
import { bySeat } from '@academy/domain/identity';
import { dayCutoffOf } from '@academy/domain/meals';
import { allergyWords } from '@academy/domain/menus';
import { heldTerms } from '@academy/domain/prices';
import {
  dayOfMonth,
  monthAt,
  type CalendarMonth,
  monthOf,
  type CalendarDay,
} from '@academy/domain/time';
import type { Db } from '../../db/database';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { readDayTotals } from '../../shared/bills/day-totals-db';
import { readPriceEntries } from '../../shared/prices/price-entries-db';
import {
  readStoredLunchSettings,
  readLunchSettings,
} from '../../shared/settings/lunch-settings-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readClosings, readHolidays } from './month-db';
import { readAllergensOf } from '../../shared/students/allergens-db';
import { readMealBooks } from '../../shared/bills/meal-books-db';
import { readDayStudents } from './day-db';

/** A month of the managers' calendar: six queries, whatever the number of students. */
export async function readMealCalendar(
  db: Db,
  month: CalendarMonth,
  now: Date,
): Promise<MealCalendar> {
  const days = { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) };
  const { settings, version } = await readStoredLunchSettings(db);
  const [counts, holidays, closings, closedMonths, prices] = await Promise.all([
    readDayTotals(db, month, settings),
    readHolidays(db, days),
    readClosings(db, days),
    readClosedMonths(db),
    readPriceEntries(db, days, []),
  ]);
  return {
    month,
    asOf: now.toISOString(),
    settingsVersion: version,
    pricesSet: settings.pricesSet,
    closedMonth: closedMonths.has(month),
    ...calendarOf({
      month,
      settings,
      counts,
      holidays,
      closings,
      terms: heldTerms(prices, { studentId: null, month, frozenAt: null, closedAt: null }),
      now,
    }),
  };
}

/** The month as a file, a row for every day. */
export async function exportMealCalendar(
  db: Db,
  {
    params: { year, month: number, format },
    now,
    reply,
  }: Call<typeof calendarEndpoints.exportMealCalendar>,
) {
  const month = monthAt(year, number);
  const { days } = await readMealCalendar(db, month, now);
  sendAs(reply, `${fileTexts.calendar} ${month}`, format);
  return sheetFile([sheetOf(fileTexts.calendar, mealCalendarColumns, days)], format);
}

/** Both remarks about a student in a line. */
const remark = ({ note, allergy }: { note: string; allergy: string }) =>
  [allergy, note].filter(Boolean).join(' · ');

/** A day of the managers' calendar: nine queries, whatever the number of students. */
export async function readMealDay(db: Db, date: CalendarDay, now: Date): Promise<MealDay> {
  const days = { first: date, last: date };
  const settings = await readLunchSettings(db);
  const [holidays, [closing], students, books] = await Promise.all([
    readHolidays(db, days),
    readClosings(db, days),
    readDayStudents(db, date),
    readMealBooks(db, { months: [monthOf(date)], settings }),
  ]);
  const allergensOf = await readAllergensOf(
    db,
    students.map(({ id }) => id),
  );
  return {
    date,
    asOf: now.toISOString(),
    cutoffAt: dayCutoffOf(settings, date).toISOString(),
    holiday: holidays.map(({ name }) => name).join(' · ') || null,
    state: dayState(settings, date, now),
    closed: closedReasons(settings, date),
    closing: closing ?? null,
    closedMonth: books.isClosed(monthOf(date)),
    rows: students.toSorted(bySeat).map(({ id, allergy, ...row }) => ({
      ...row,
      studentId: id,
      changedAt: row.changedAt?.toISOString() ?? null,
      note: remark({ note: row.note, allergy: allergyWords(allergy, allergensOf(id)) }),
      depositState: books.bookOf(id, monthOf(date)).account.state,
    })),
  };
}
