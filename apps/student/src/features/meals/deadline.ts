import {
  cutoffShapeOf,
  mealName,
  nextCutoffs,
  type Cutoff,
  type LunchSettings,
} from '@academy/domain/meals';
import {
  formatClock,
  formatDay,
  formatDayRange,
  formatWeekday,
  seoulDay,
  shiftDay,
  weekdayOf,
  type CalendarDay,
  formatShortDay,
} from '@academy/domain/time';
import { deadlineTexts } from './meals-texts';
import { mealKey } from './outbox/meal-edit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Deadline {
  /** The keys of the meals that close next. */
  closing: ReadonlySet<string>;
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

/** `2일 3시간`, `1시간 12분`, `12분`: the two largest parts. `now` is a whole minute. */
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

/** A cutoff at midnight belongs to the day that it ends. */
function untilOf({ closesAt }: Cutoff): { date: CalendarDay; clock: string } {
  const [date, clock] = [seoulDay(closesAt), formatClock(closesAt)];
  return clock === '00:00' ? { date: shiftDay(date, -1), clock: '24:00' } : { date, clock };
}

/**
 * What a cutoff closes: 도시락, or the one meal where the two close differently, and from which day to
 * which.
 */
function closedBy(settings: LunchSettings, { closing }: Cutoff) {
  const [lunch, dinner] = [cutoffShapeOf(settings, 'lunch'), cutoffShapeOf(settings, 'dinner')];
  const names = [...new Set(closing.map(({ meal }) => mealName(meal)))];
  const [name] = names;
  const apart = JSON.stringify(lunch) !== JSON.stringify(dinner);
  const first = closing[0]?.date;
  return {
    name: apart && names.length === 1 && name ? name : deadlineTexts.meals,
    first,
    last: closing.at(-1)?.date ?? first,
  };
}

/** `내일 도시락`, `11월 23일 (월) ~ 11월 27일 (금) 점심`. */
function closingText(settings: LunchSettings, cutoff: Cutoff, today: CalendarDay): string {
  const { name, first, last } = closedBy(settings, cutoff);
  if (!first || !last) return name;
  return `${first === last ? nameOf(first, today) : formatDayRange(first, last)} ${name}`;
}

/** The same for a narrow line: `월요일 도시락`, `11/23~11/27 점심`. */
function shortClosing(settings: LunchSettings, cutoff: Cutoff, today: CalendarDay): string {
  const { name, first, last } = closedBy(settings, cutoff);
  if (!first || !last) return name;
  const days =
    first === last ? shortNameOf(first, today) : `${formatShortDay(first)}~${formatShortDay(last)}`;
  return `${days} ${name}`;
}

/** When the next meals close, by the server's minute `now`; undefined when there are none. */
export function deadlineOf(settings: LunchSettings, now: Date): Deadline | undefined {
  const [next] = nextCutoffs(settings, now, 1);
  if (!next) return undefined;
  const today = seoulDay(now);
  const { date, clock } = untilOf(next);
  const ms = next.closesAt.getTime() - now.getTime();
  const left = duration(ms);
  const soon = ms < 2 * HOUR;
  return {
    closing: new Set(next.closing.map((meal) => mealKey(meal))),
    line: deadlineTexts.line(closingText(settings, next, today), `${nameOf(date, today)} ${clock}`),
    short: {
      day: deadlineTexts.shortDay(shortClosing(settings, next, today)),
      until: soon
        ? deadlineTexts.shortLeft(left)
        : deadlineTexts.shortUntil(`${shortNameOf(date, today)} ${clock}`),
    },
    left,
    near: ms < DAY,
    soon,
  };
}

/** How many deadlines are listed. */
const LISTED = 3;

/** The next deadlines: what closes, and until when it can be changed. */
export function upcomingDeadlines(
  settings: LunchSettings,
  now: Date,
): { closing: string; until: string }[] {
  const today = seoulDay(now);
  return nextCutoffs(settings, now, LISTED).map((cutoff) => {
    const { date, clock } = untilOf(cutoff);
    return {
      closing: closingText(settings, cutoff, today),
      until: deadlineTexts.shortUntil(`${nameOf(date, today)} ${clock}`),
    };
  });
}
