import { dayFromUtc, type CalendarDay } from './calendar-day';
import { monthOf, type CalendarMonth } from './calendar-month';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KST_OFFSET_MS = 9 * HOUR_MS;
/** Korea's clocks changed for the last time on 1988-10-09: from here on the offset is a constant +09:00. */
const OFFSET_IS_CONSTANT_FROM = Date.UTC(1988, 9, 10);

let seoulParts: Intl.DateTimeFormat | undefined;

/** Offset of Asia/Seoul from UTC at an instant, in ms: not always +9 h in 1900–2100 (summer times, +08:27:52, +08:30, +09:30). */
function seoulOffset(instant: number): number {
  if (instant >= OFFSET_IS_CONSTANT_FROM) return KST_OFFSET_MS;
  seoulParts ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Seoul',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(
    seoulParts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
  return local - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which the clocks in Seoul show `hour`:`minute` on `date`. Hour 24 is the next midnight.
 * An hour that the clocks showed twice is its first showing; one that they skipped is read as if they had not been moved yet.
 */
export function instantAt(date: CalendarDay, hour: number, minute = 0): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  // Korea was between 8 and 10 hours ahead: these two instants enclose the one we look for.
  const earlier = local - seoulOffset(local - 11 * HOUR_MS);
  const later = local - seoulOffset(local - 8 * HOUR_MS);
  const shows = (instant: number) => instant + seoulOffset(instant) === local;
  return new Date(!shows(earlier) && shows(later) ? later : earlier);
}

const seoulTime = (instant: Date) => instant.getTime() + seoulOffset(instant.getTime());

/** The calendar day in Seoul at an instant. */
export const seoulDay = (instant: Date): CalendarDay => dayFromUtc(seoulTime(instant));

/** The calendar month in Seoul at an instant. */
export const seoulMonth = (instant: Date): CalendarMonth => monthOf(seoulDay(instant));

/** The clock in Seoul at an instant, `HH:mm`. */
export const formatClock = (instant: Date): string =>
  new Date(seoulTime(instant)).toISOString().slice(11, 16);
