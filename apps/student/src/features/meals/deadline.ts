import { nextCutoff, type LunchSettings } from '@academy/domain/meals';
import {
  formatClock,
  formatDay,
  formatWeekday,
  seoulDay,
  shiftDay,
  weekdayOf,
  type CalendarDay,
} from '@academy/domain/time';
import { deadlineTexts } from './meals-texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Deadline {
  /** The day that closes next. */
  date: CalendarDay;
  /** 내일 도시락은 오늘 14:00까지 바꿀 수 있어요 */
  line: string;
  /** The same for a phone: 내일 도시락 · 오늘 14:00까지, and how long it still is when that is soon. */
  short: { day: string; until: string };
  /** How long it still is: `1시간 12분`. */
  left: string;
  /** Less than a day. */
  near: boolean;
  /** Less than two hours: the line is emphasised. */
  soon: boolean;
}

function nameOf(date: CalendarDay, today: CalendarDay): string {
  if (date === today) return deadlineTexts.today;
  return date === shiftDay(today, 1) ? deadlineTexts.tomorrow : formatDay(date);
}

/** The same for a narrow line: a day of the coming week by its weekday. */
const shortNameOf = (date: CalendarDay, today: CalendarDay): string =>
  date > shiftDay(today, 1) && date < shiftDay(today, 7)
    ? deadlineTexts.weekday(formatWeekday(weekdayOf(date)))
    : nameOf(date, today);

/**
 * `2일 3시간`, `1시간 12분`, `12분`: the two largest parts, because nobody counts minutes days ahead.
 * `now` is a whole minute.
 */
function duration(ms: number): string {
  const [days, hours, minutes] = [
    Math.floor(ms / DAY),
    Math.floor((ms % DAY) / HOUR),
    Math.floor((ms % HOUR) / MINUTE),
  ];
  const parts = [
    days > 0 && deadlineTexts.days(days),
    hours > 0 && deadlineTexts.hours(hours),
    minutes > 0 && deadlineTexts.minutes(minutes),
  ];
  return parts
    .filter((part) => part !== false)
    .slice(0, 2)
    .join(' ');
}

/**
 * When the next meals close, by the server's minute `now`; undefined when there are none. A cutoff
 * of 24:00 belongs to the day that it ends.
 */
export function deadlineOf(settings: LunchSettings, now: Date): Deadline | undefined {
  const next = nextCutoff(settings, now);
  if (!next) return undefined;
  const today = seoulDay(now);
  const midnight = settings.editCutoffHour === 24;
  const closingDay = midnight ? shiftDay(next.date, -1) : seoulDay(next.closesAt);
  const clock = midnight ? '24:00' : formatClock(next.closesAt);
  const ms = next.closesAt.getTime() - now.getTime();
  const left = duration(ms);
  const soon = ms < 2 * HOUR;
  return {
    date: next.date,
    line: deadlineTexts.line(nameOf(next.date, today), `${nameOf(closingDay, today)} ${clock}`),
    short: {
      day: deadlineTexts.shortDay(shortNameOf(next.date, today)),
      until: soon
        ? deadlineTexts.shortLeft(left)
        : deadlineTexts.shortUntil(`${shortNameOf(closingDay, today)} ${clock}`),
    },
    left,
    near: ms < DAY,
    soon,
  };
}
