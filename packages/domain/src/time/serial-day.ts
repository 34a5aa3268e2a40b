import { isCalendarDay, shiftDay, type CalendarDay, FIRST_DAY } from './calendar-day';
import { daysBetween } from './day-distance';

/** Serial 61 is 1900-03-01; below it spreadsheets count a 29th of February 1900 that never was. */
const SERIAL_OF_FIRST_DAY = 2;

/**
 * The day that a spreadsheet keeps as a serial number (46346 is 2026-11-20); null outside
 * 1900-03-01 to 2100-12-31.
 */
export function dayOfSerial(serial: number): CalendarDay | null {
  if (!Number.isInteger(serial) || serial < 61 || serial > 80_000) return null;
  const day = shiftDay(FIRST_DAY, serial - SERIAL_OF_FIRST_DAY);
  return isCalendarDay(day) ? day : null;
}

/**
 * The serial number that spreadsheets keep a day under (2026-11-20 is 46346); null before
 * 1900-03-01.
 */
export function serialOfDay(day: CalendarDay): number | null {
  const serial = daysBetween(FIRST_DAY, day) + SERIAL_OF_FIRST_DAY;
  return serial < 61 ? null : serial;
}
