import { nextCutoff, type LunchSettings } from '@academy/domain/meals';
import { formatClock, formatDay, seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { deadlineTexts } from './meals-texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Deadline {
  line: string;
  /** How long it still is; `(1시간 12분 남음)`. */
  left: string | null;
  /** Less than two hours: the line is emphasised. */
  soon: boolean;
}

function nameOf(date: CalendarDay, today: CalendarDay): string {
  if (date === today) return deadlineTexts.today;
  return date === shiftDay(today, 1) ? deadlineTexts.tomorrow : formatDay(date);
}

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
 * The line above the calendar: "내일 도시락은 오늘 14:00까지 바꿀 수 있어요 (1시간 12분 남음)", by the server's minute
 * `now`. A cutoff of 24:00 belongs to the day that it ends.
 */
export function deadlineOf(settings: LunchSettings, now: Date): Deadline {
  const next = nextCutoff(settings, now);
  if (!next) return { line: deadlineTexts.none, left: null, soon: false };
  const today = seoulDay(now);
  const midnight = settings.editCutoffHour === 24;
  const closingDay = midnight ? shiftDay(next.date, -1) : seoulDay(next.closesAt);
  const until = `${nameOf(closingDay, today)} ${midnight ? '24:00' : formatClock(next.closesAt)}`;
  const left = next.closesAt.getTime() - now.getTime();
  return {
    line: deadlineTexts.line(nameOf(next.date, today), until),
    left: deadlineTexts.left(duration(left)),
    soon: left < 2 * HOUR,
  };
}
