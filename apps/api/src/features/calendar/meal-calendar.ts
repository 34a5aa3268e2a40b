import {
  calendarOf,
  mealCalendarColumns,
  type calendarEndpoints,
  type MealCalendar,
} from '@academy/domain/calendar';
import { fileTexts } from '@academy/domain/files';
import { heldTerms } from '@academy/domain/prices';
import { dayOfMonth, monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { readPriceEntries } from '../../shared/prices/price-entries-db';
import { readStoredLunchSettings } from '../../shared/settings/lunch-settings-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readClosings, readDayCounts, readHolidays } from './month-db';

/** A month of the managers' calendar: six queries, whatever the number of students. */
export async function readMealCalendar(
  db: Db,
  month: CalendarMonth,
  now: Date,
): Promise<MealCalendar> {
  const days = { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) };
  const { settings, version } = await readStoredLunchSettings(db);
  const [counts, holidays, closings, closedMonths, prices] = await Promise.all([
    readDayCounts(db, days, settings),
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
