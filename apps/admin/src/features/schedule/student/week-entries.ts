import {
  blocksBetween,
  occurrencesOf,
  reportedAbsences,
  timesText,
  type RegularSchedule,
  type StudentSchedule,
} from '@academy/domain/schedule';
import { reasonTypeName, type AbsenceReason } from '@academy/domain/reasons';
import {
  END_OF_DAY,
  shiftDay,
  START_OF_DAY,
  weekdayOf,
  type CalendarDay,
  type ClockTime,
} from '@academy/domain/time';
import { scheduleTexts } from '../schedule-texts';

const texts = scheduleTexts.week;

/** `asked`: waits for its approval; `cancelled`: a schedule's day that was taken out. */
type Look = 'approved' | 'asked' | 'cancelled';

/** One absence on one day of the week, schedule or reason. `key` opens it: `s-12`, `r-3`. */
export type WeekEntry = {
  key: string;
  date: CalendarDay;
  from: ClockTime;
  to: ClockTime;
  title: string;
  times: string;
  note: string | undefined;
  look: Look;
} & ({ kind: 'schedule'; schedule: RegularSchedule } | { kind: 'reason'; reason: AbsenceReason });

/** The week of a day from Monday to Sunday, as people at a desk think of it. */
export const weekOf = (date: CalendarDay): CalendarDay[] => {
  const monday = shiftDay(date, -((weekdayOf(date) + 6) % 7));
  return Array.from({ length: 7 }, (_, offset) => shiftDay(monday, offset));
};

function noteOf(schedule: RegularSchedule, cancelled: boolean): string | undefined {
  if (cancelled) return texts.cancelled;
  if (schedule.status === 'PENDING')
    return schedule.replacesId === null ? texts.pending : texts.change;
  return schedule.registeredBy === 'manager' ? scheduleTexts.list.byManager : undefined;
}

const blockEntry = (
  schedule: RegularSchedule,
  { date, from, to }: Pick<WeekEntry, 'date' | 'from' | 'to'>,
): WeekEntry => {
  const cancelled = schedule.exceptions.includes(date);
  return {
    kind: 'schedule',
    schedule,
    key: `s-${schedule.id}`,
    date,
    from,
    to,
    title: schedule.title,
    times: timesText(schedule),
    note: noteOf(schedule, cancelled),
    look: cancelled ? 'cancelled' : schedule.status === 'PENDING' ? 'asked' : 'approved',
  };
};

const reasonEntries = (reason: AbsenceReason): WeekEntry[] =>
  reportedAbsences(reason.date, [], [reason]).map(({ from, to, title, approved }) => ({
    kind: 'reason',
    reason,
    key: `r-${reason.id}`,
    date: reason.date,
    from,
    to,
    title,
    times: `${spanText(from, to)} ${reasonTypeName(reason.type)}`.trim(),
    note: approved ? texts.reason : `${texts.reason} ${texts.pending}`,
    look: approved ? 'approved' : 'asked',
  }));

/**
 * A student's week: schedules in force, their cancelled days too, and waiting or approved reasons;
 * by day and time.
 */
export function weekEntries(
  { schedules, reasons }: Pick<StudentSchedule, 'schedules' | 'reasons'>,
  week: readonly CalendarDay[],
): WeekEntry[] {
  const [first, last] = [week[0], week.at(-1)];
  if (first === undefined || last === undefined) return [];
  const own = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const regular = blocksBetween(
    schedules.map((schedule) => ({ ...schedule, exceptions: [] })),
    first,
    last,
  ).flatMap((block) => {
    const schedule = own.get(block.schedule.id);
    return schedule ? [blockEntry(schedule, block)] : [];
  });
  const once = reasons.filter(({ date }) => date >= first && date <= last).flatMap(reasonEntries);
  return [...regular, ...once].toSorted((a, b) =>
    `${a.date} ${a.from} ${a.to}` < `${b.date} ${b.from} ${b.to}` ? -1 : 1,
  );
}

/** `14:00–16:00`, `~15:30`, `19:00~`; nothing for a whole day. */
function spanText(from: ClockTime, to: ClockTime): string {
  if (from === START_OF_DAY) return to === END_OF_DAY ? '' : texts.until(to);
  return to === END_OF_DAY ? texts.from(from) : `${from}–${to}`;
}

type Request =
  | { kind: 'schedule'; schedule: RegularSchedule }
  | { kind: 'reason'; reason: AbsenceReason };

/** Days within which a schedule of every other week takes place once. */
const ONE_ROUND = 14;

/**
 * A day of the week in which a request first holds, this one at the earliest for a schedule; empty
 * for this week.
 */
export function weekOfRequest(request: Request, today: CalendarDay): CalendarDay | '' {
  const thisWeek = weekOf(today);
  const [monday = today] = thisWeek;
  if (request.kind === 'reason')
    return thisWeek.includes(request.reason.date) ? '' : request.reason.date;
  const { firstDate } = request.schedule;
  const from = firstDate > monday ? firstDate : monday;
  const [first = monday] = occurrencesOf(request.schedule, from, shiftDay(from, ONE_ROUND));
  return thisWeek.includes(first) ? '' : first;
}
