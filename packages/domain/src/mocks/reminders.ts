import { instantAt, shiftDay, type CalendarDay } from '../time';

/** Before registering ends, to those who could; before the day, to those who registered. */
export const EXAM_REMINDERS = ['closing', 'day'] as const;
export type ExamReminder = (typeof EXAM_REMINDERS)[number];

/** The hours of the day before from which, and of the last day until which, one is reminded. */
const [FROM, UNTIL] = [18, 21];

/**
 * When a reminder of something on `date` goes out: from the evening before; of the end of
 * registering also on the last day, while there is time to act.
 */
export const reminderSpan = (
  reminder: ExamReminder,
  date: CalendarDay,
): { from: Date; until: Date } => ({
  from: instantAt(shiftDay(date, -1), FROM),
  until: reminder === 'closing' ? instantAt(date, UNTIL) : instantAt(date, 0),
});

/** On which days something is that is to be reminded of now. */
export const daysToRemind = (
  reminder: ExamReminder,
  today: CalendarDay,
  now: Date,
): CalendarDay[] =>
  [today, shiftDay(today, 1)].filter((date) => {
    const { from, until } = reminderSpan(reminder, date);
    return from <= now && now < until;
  });
