import type { CalendarDay } from './calendar-day';

const MINUTE_MS = 60_000;
const KST_OFFSET_MS = 9 * 60 * MINUTE_MS;
/** Korea's clocks changed for the last time on 1988-10-09: from here on the offset is a constant +09:00. */
const OFFSET_IS_CONSTANT_FROM = Date.UTC(1988, 9, 10);

let seoulParts: Intl.DateTimeFormat | undefined;

/** Offset of Asia/Seoul from UTC at an instant, in ms: not always +9 h in 1900–2100 (summer times, +08:27:52, +08:30, +09:30). */
function seoulOffset(instant: number): number {
  if (instant >= OFFSET_IS_CONSTANT_FROM) return KST_OFFSET_MS;
  seoulParts ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Seoul', hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  });
  const part = Object.fromEntries(seoulParts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return local - Math.floor(instant / 1000) * 1000;
}

/** The instant at which the clocks in Seoul show `hour`:`minute` on `date`. Hour 24 is the next midnight. */
export function instantAt(date: CalendarDay, hour: number, minute = 0): Date {
  const local = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * MINUTE_MS;
  const guess = local - seoulOffset(local - KST_OFFSET_MS);
  return new Date(local - seoulOffset(guess));
}

/** The calendar day in Seoul at an instant. */
export const seoulDay = (instant: Date): CalendarDay => new Date(instant.getTime() + seoulOffset(instant.getTime())).toISOString().slice(0, 10) as CalendarDay;

/** The clock in Seoul at an instant, `HH:mm`. */
export const seoulClock = (instant: Date): string => new Date(instant.getTime() + seoulOffset(instant.getTime())).toISOString().slice(11, 16);
