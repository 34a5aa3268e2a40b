import {
  dayNumberOf,
  dayOfMonth,
  daysBetween,
  daysIn,
  monthNumberOf,
  monthOf,
  shiftDay,
  shiftMonth,
  weekdayOf,
  yearOf,
  type CalendarDay,
  type CalendarMonth,
} from '../../time';
import { MONTHS_AHEAD } from '../sizes';

const WEEK = 7;

interface Days {
  title: string;
  examDate: CalendarDay;
  registrationStartDate: CalendarDay;
  registrationEndDate: CalendarDay;
  changeDeadline: CalendarDay | null;
  depositDeadline: CalendarDay | null;
}

/** An exam with all its days so many later, and not open to students until it is reviewed. */
const movedBy = <Exam extends Days>(exam: Exam, days: number): Exam & { draft: true } => ({
  ...exam,
  draft: true,
  examDate: shiftDay(exam.examDate, days),
  registrationStartDate: shiftDay(exam.registrationStartDate, days),
  registrationEndDate: shiftDay(exam.registrationEndDate, days),
  changeDeadline: exam.changeDeadline && shiftDay(exam.changeDeadline, days),
  depositDeadline: exam.depositDeadline && shiftDay(exam.depositDeadline, days),
});

/**
 * A new exam with all that another one had: its days moved on by whole weeks, so that the weekdays
 * stay and registering begins today or later.
 */
export function copiedExam<Exam extends Days>(exam: Exam, today: CalendarDay) {
  const weeks = Math.ceil(daysBetween(exam.registrationStartDate, today) / WEEK);
  return movedBy(exam, Math.max(0, weeks) * WEEK);
}

/** The same weekday of another month: the third Thursday; the last where there is no fifth. */
function sameWeekday(date: CalendarDay, of: CalendarMonth): CalendarDay {
  const ahead = (weekdayOf(date) - weekdayOf(dayOfMonth(of, 1)) + WEEK) % WEEK;
  const nth = Math.ceil(dayNumberOf(date) / WEEK);
  const number = 1 + ahead + (nth - 1) * WEEK;
  return dayOfMonth(of, number > daysIn(of) ? number - WEEK : number);
}

/** The title of a later one: its month and year where the title names them, its number in a row. */
function titleOf(title: string, from: CalendarMonth, to: CalendarMonth, later: number): string {
  const named = (text: string, before: number, after: number, unit: string) =>
    text.replace(new RegExp(`(?<!\\d)${before}(?=${unit})`), String(after));
  return named(
    named(title, monthNumberOf(from), monthNumberOf(to), '월'),
    yearOf(from),
    yearOf(to),
    '(년|학년도)',
  ).replace(/\d{1,3}(?=회)/, (number) => String(Number(number) + later));
}

/**
 * 매월: the next ones of an exam, on the same weekday of each month, with all other days as far from
 * it as they are. Months whose registration is over by today are passed over; of these (`others`)
 * there is one already, which is not made again.
 */
export function monthlyExams<Exam extends Days>(
  exam: Exam,
  {
    months,
    today,
    others,
  }: {
    months: number;
    today: CalendarDay;
    others: readonly Pick<Days, 'title' | 'examDate'>[];
  },
): { exam: Exam & { draft: true }; exists: boolean }[] {
  const from = monthOf(exam.examDate);
  const made: { exam: Exam & { draft: true }; exists: boolean }[] = [];
  for (let later = 1; made.length < Math.min(months, MONTHS_AHEAD); later += 1) {
    const to = shiftMonth(from, later);
    const days = daysBetween(exam.examDate, sameWeekday(exam.examDate, to));
    const next = movedBy(exam, days);
    if (next.registrationEndDate < today) continue;
    const title = titleOf(exam.title, from, to, later);
    made.push({
      exam: { ...next, title },
      exists: others.some((one) => one.examDate === next.examDate && one.title.trim() === title),
    });
  }
  return made;
}
