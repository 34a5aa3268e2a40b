import type { MyMockRegistration } from '@academy/domain/mocks';
import { reasonStatusName, reasonSentence, type AbsenceReason } from '@academy/domain/reasons';
import {
  blocksBetween,
  isInForce,
  timesText,
  scheduleStatusName,
  type RegularSchedule,
  type ScheduleBlock,
} from '@academy/domain/schedule';
import {
  formatDay,
  monthOf,
  weekdayOf,
  type CalendarDay,
  type MonthCell,
  dayNumberOf,
} from '@academy/domain/time';
import type { MonthGridDay } from '@academy/ui/month-grid';
import { scheduleTexts } from '../schedule-texts';

/**
 * A schedule on one day of the calendar, also where that day was cancelled: it can be taken back.
 */
export interface Entry extends ScheduleBlock {
  cancelled: boolean;
}

/** What the calendar shows from `from` to `to` (both included), by day and time. */
export function entriesBetween(
  schedules: readonly RegularSchedule[],
  from: CalendarDay,
  to: CalendarDay,
): Entry[] {
  const own = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  return blocksBetween(
    schedules.map((schedule) => ({ ...schedule, exceptions: [] })),
    from,
    to,
  ).map((block) => {
    const schedule = own.get(block.schedule.id) ?? block.schedule;
    return { ...block, schedule, cancelled: schedule.exceptions.includes(block.date) };
  });
}

/** A cell of the month with its entries. */
export interface ScheduleGridDay extends MonthGridDay {
  date: CalendarDay;
  entries: readonly Entry[];
  marks: readonly Mark[];
}

interface MonthOfEntries {
  grid: readonly MonthCell[];
  entries: readonly Entry[];
  marks: readonly Mark[];
  holidays: ReadonlyMap<string, string>;
  today: CalendarDay;
}

export const scheduleGridDays = ({
  grid,
  entries,
  marks,
  holidays,
  today,
}: MonthOfEntries): ScheduleGridDay[] =>
  grid.map(({ date, inMonth }) => ({
    date,
    inMonth,
    dayNumber: dayNumberOf(date),
    weekday: weekdayOf(date),
    holidayName: holidays.get(date),
    today: date === today,
    entries: entries.filter((entry) => entry.date === date),
    marks: marks.filter((mark) => mark.date === date),
  }));

/** What distinguishes an entry in a word; nothing for an approved one that takes place. */
export function entryNote({ cancelled, schedule }: Entry): string | undefined {
  if (cancelled) return scheduleTexts.dayCancelled;
  if (schedule.status !== 'PENDING') return undefined;
  return schedule.replacesId === null ? scheduleStatusName('PENDING') : scheduleTexts.change;
}

/** What of the times fits into a cell: `19:00`, `~15:30`, `종일`. */
export function shortTime({ schedule: { kind, from, to } }: Entry): string {
  if (kind === 'ALL_DAY') return scheduleTexts.allDay;
  return kind === 'LATE_ARRIVAL' ? scheduleTexts.until(to ?? '') : (from ?? '');
}

const entryWords = (entry: Entry) =>
  [entry.schedule.title, timesText(entry.schedule), entryNote(entry)].filter(Boolean).join(' ');

/** `11월 24일 (화), 성탄절, 수학학원 19:00–21:00 외출, 치과 17:00부터 조퇴 승인 대기`. */
export const dayLabel = ({ date, holidayName, entries, marks }: ScheduleGridDay): string => {
  const words = [...entries.map(entryWords), ...marks.map(({ text }) => text)];
  return [formatDay(date), holidayName, ...(words.length > 0 ? words : [scheduleTexts.noneOnDay])]
    .filter(Boolean)
    .join(', ');
};

/**
 * The schedules of the list below the calendar: those that touch the shown month or come after it,
 * what needs the student first.
 */
export function listOf(schedules: readonly RegularSchedule[], monthStart: CalendarDay) {
  const living = schedules.filter(({ lastDate }) => lastDate === null || lastDate >= monthStart);
  const rank = ({ status }: RegularSchedule) =>
    status === 'REJECTED' ? 0 : status === 'PENDING' ? 1 : 2;
  return {
    standing: living
      .filter((schedule) => isInForce(schedule) || schedule.status === 'REJECTED')
      .toSorted((a, b) => rank(a) - rank(b)),
    cancelled: living.filter(
      ({ status, firstDate }) =>
        status === 'CANCELLED' && monthOf(firstDate) <= monthOf(monthStart),
    ),
  };
}

/**
 * What else a student has on a day, and where it is looked after: a one-off reason, a mock exam.
 */
export interface Mark {
  key: string;
  date: CalendarDay;
  text: string;
  /** Address of the page that it belongs to. */
  to: string;
}

const stands = ({ status }: AbsenceReason) => status === 'PENDING' || status === 'APPROVED';

/** `외출 · 14:00–16:00 (승인 대기)`: without the day, which is its heading. */
function reasonText(reason: AbsenceReason): string {
  const text = reasonSentence(reason).replace(`${formatDay(reason.date)} `, '');
  return reason.status === 'PENDING' ? `${text} (${reasonStatusName('PENDING')})` : text;
}

export const marksOf = (
  reasons: readonly AbsenceReason[],
  registrations: readonly MyMockRegistration[],
): Mark[] => [
  ...reasons.filter(stands).map((reason) => ({
    key: `reason-${reason.id}`,
    date: reason.date,
    text: reasonText(reason),
    to: '/submit',
  })),
  ...registrations
    .filter(({ canceled }) => !canceled)
    .map(({ id, exam }) => ({
      key: `exam-${id}`,
      date: exam.examDate,
      text: scheduleTexts.exam([exam.title, exam.examStartTime].filter(Boolean).join(' ')),
      to: '/mocks?tab=mine',
    })),
];
