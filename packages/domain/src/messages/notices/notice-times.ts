import {
  formatClock,
  instantAt,
  seoulDay,
  shiftDay,
  type CalendarDay,
  type ClockTime,
} from '../../time';
import { noticeKinds, type NoticeKind } from './notice-kinds';
import type { NoticeSettings } from './notice-schemas';

type Quiet = Pick<NoticeSettings, 'quiet' | 'quietFrom' | 'quietTo'>;

const at = (date: CalendarDay, time: ClockTime) =>
  instantAt(date, Number(time.slice(0, 2)), Number(time.slice(3)));

/** The first instant from `now` on at which a notice may go out: the end of the quiet is one. */
export function afterQuiet(now: Date, { quiet, quietFrom, quietTo }: Quiet): Date {
  const clock = formatClock(now);
  const isNight = quietFrom > quietTo;
  const inside = isNight
    ? clock >= quietFrom || clock < quietTo
    : clock >= quietFrom && clock < quietTo;
  if (!quiet || !inside) return now;
  const today = seoulDay(now);
  return at(isNight && clock >= quietFrom ? shiftDay(today, 1) : today, quietTo);
}

const HOUR_MS = 3_600_000;
/** Messages copied or sent again by hand have at least this long. */
const BY_HAND_HOURS = 12;

/** For how long a notice can still be sent by hand. */
export const byHandMs = (kind: NoticeKind): number =>
  Math.max(BY_HAND_HOURS, noticeKinds[kind].hours) * HOUR_MS;

/** When a notice goes out, and from when on it is out of date. */
export function noticeTimes(
  now: Date,
  kind: NoticeKind,
  { channel, ...quiet }: Quiet & Pick<NoticeSettings, 'channel'>,
): { nextAt: Date; giveUpAt: Date } {
  // Who copies a text decides when it is sent.
  const nextAt = channel === 'copy' ? now : afterQuiet(now, quiet);
  const news = channel === 'copy' ? byHandMs(kind) : noticeKinds[kind].hours * HOUR_MS;
  return { nextAt, giveUpAt: new Date(nextAt.getTime() + news) };
}

/** The instant of a clock's time on a day in Seoul. */
export const noticeInstant = at;
