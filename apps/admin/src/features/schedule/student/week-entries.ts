import { meals } from '@academy/domain/meals';
import { reasonTypeName, type AbsenceReason } from '@academy/domain/reasons';
import {
  blocksBetween,
  reportedAbsences,
  timesText,
  type RegularSchedule,
  type ScheduleSurroundings,
  type StudentSchedule,
} from '@academy/domain/schedule';
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

/**
 * What a week shows of a student: schedules in force, their cancelled days too, and reasons that
 * wait or stand; by day and time.
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
  ).map(({ date, from, to, schedule: { id } }): WeekEntry[] => {
    const schedule = own.get(id);
    if (!schedule) return [];
    const cancelled = schedule.exceptions.includes(date);
    return [
      {
        kind: 'schedule',
        schedule,
        key: `s-${id}`,
        date,
        from,
        to,
        title: schedule.title,
        times: timesText(schedule),
        note: noteOf(schedule, cancelled),
        look: cancelled ? 'cancelled' : schedule.status === 'PENDING' ? 'asked' : 'approved',
      },
    ];
  });
  const once = reasons
    .filter(({ date }) => date >= first && date <= last)
    .map((reason) =>
      reportedAbsences(reason.date, [], [reason]).map(
        ({ from, to, title, approved }): WeekEntry => ({
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
        }),
      ),
    );
  return [...regular, ...once]
    .flat()
    .toSorted((a, b) => (`${a.date} ${a.from} ${a.to}` < `${b.date} ${b.from} ${b.to}` ? -1 : 1));
}

/** `14:00–16:00`, `~15:30`, `19:00~`; nothing for a whole day. */
function spanText(from: ClockTime, to: ClockTime): string {
  if (from === START_OF_DAY) return to === END_OF_DAY ? '' : texts.until(to);
  return to === END_OF_DAY ? texts.from(from) : `${from}–${to}`;
}

const HOUR = 60;
/** What a week without anything else shows: the academy's day, in whole hours. */
const USUAL = { first: 9, last: 22 } as const;

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/** The hours that a timetable shows: the academy's day, and earlier or later as the entries ask. */
export interface HourSpan {
  /** Included. */
  first: number;
  /** The hour at which the table ends. */
  last: number;
}

/** Ends of the day that nobody told (a late arrival has no beginning) widen nothing. */
export function hoursOf(entries: readonly Pick<WeekEntry, 'from' | 'to'>[]): HourSpan {
  const told = entries
    .flatMap(({ from, to }) => [from, to])
    .filter((time) => time !== START_OF_DAY && time !== END_OF_DAY)
    .map(minutesOf);
  return {
    first: Math.min(USUAL.first, ...told.map((minutes) => Math.floor(minutes / HOUR))),
    last: Math.max(USUAL.last, ...told.map((minutes) => Math.ceil(minutes / HOUR))),
  };
}

/**
 * Where an entry stands in its day: parts of the table's height, and which of how many lanes beside
 * each other.
 */
export interface PlacedEntry {
  entry: WeekEntry;
  top: number;
  height: number;
  lane: number;
  lanes: number;
}

/**
 * Puts a day's entries into lanes so that no two cover each other; those that touch only share an
 * edge.
 */
export function placeEntries(
  entries: readonly WeekEntry[],
  { first, last }: HourSpan,
): PlacedEntry[] {
  const [start, end] = [first * HOUR, last * HOUR];
  const clip = (time: ClockTime) => Math.min(Math.max(minutesOf(time), start), end);
  const free: number[] = [];
  const placed = entries
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .map((entry) => {
      const [from, to] = [clip(entry.from), clip(entry.to)];
      const at = free.findIndex((until) => until <= from);
      const lane = at < 0 ? free.length : at;
      free[lane] = to;
      return {
        entry,
        top: (from - start) / (end - start),
        height: (to - from) / (end - start),
        lane,
      };
    });
  return placed.map((one) => ({ ...one, lanes: free.length }));
}

interface DayMark {
  key: string;
  text: string;
  tone: 'meal' | 'exam';
}

/** What else a day holds for the student, beside its absences: ordered meals and exams. */
export function dayMarks(
  surroundings: ScheduleSurroundings | undefined,
  date: CalendarDay,
): DayMark[] {
  const ordered = surroundings?.reservations.find((reservation) => reservation.date === date);
  const names = meals
    .filter((meal) => ordered?.[meal])
    .map((meal) => scheduleTexts.week.meals[meal]);
  return [
    ...(names.length > 0
      ? [{ key: 'meals', text: scheduleTexts.week.ordered(names.join('·')), tone: 'meal' as const }]
      : []),
    ...(surroundings?.exams ?? [])
      .filter((exam) => exam.date === date)
      .map(({ title }) => ({ key: title, text: title, tone: 'exam' as const })),
  ];
}
