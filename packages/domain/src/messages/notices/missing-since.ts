import { effectiveMark, lastMinute, type DayContext, type SeenRow } from '../../attendance';
import { shiftDay, type CalendarDay } from '../../time';
import { noticeInstant } from './notice-times';

/** After a pause the server still notifies late, but not in the evening about the morning. */
const LATE_MS = 30 * 60_000;

type Rules = Pick<DayContext, 'periods' | 'dayStartsAt' | 'lateGraceMinutes'>;

/**
 * Whether to notify a guardian now that their child has not come, and since which period: the first
 * of the day without report or mark that began `grace` minutes ago. Null: not now. The student was
 * not seen, and was expected: `row` has neither an arrival nor a mark of presence.
 */
export function missingSince(
  row: SeenRow,
  rules: Rules,
  { date, grace, now }: { date: CalendarDay; grace: number; now: Date },
): DayContext['periods'][number] | null {
  const seen =
    row.visit?.arrivedAt != null ||
    row.marks.some(({ mark: { status } }) => status !== null && status !== 'ABSENT');
  if (seen || row.onRoll === false) return null;
  const atItsEnd = { clock: lastMinute(rules.dayStartsAt), closed: false };
  const missed = rules.periods.find(
    (period) => effectiveMark(row, period, { ...rules, ...atItsEnd }) === null,
  );
  if (!missed) return null;
  // A period after midnight is on the next day of the calendar.
  const onDay = missed.from < rules.dayStartsAt ? shiftDay(date, 1) : date;
  const due = noticeInstant(onDay, missed.from).getTime() + grace * 60_000;
  const late = now.getTime() - due;
  return late >= 0 && late < LATE_MS ? missed : null;
}
