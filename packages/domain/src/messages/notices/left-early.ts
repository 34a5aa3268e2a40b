import {
  expectedMark,
  periodMinutes,
  PACKING_MINUTES,
  reportedIn,
  spanMinutes,
  studyMinutes,
  type DayContext,
  type SeenRow,
} from '../../attendance';
import type { ClockTime } from '../../time';

/**
 * Whether leaving now is earlier than the student's last time: the end of the last period without
 * an approved absence, or the start of what was approved within it.
 */
export function leftEarly(
  leftAt: ClockTime,
  reportedAbsences: SeenRow['reportedAbsences'],
  rules: Pick<DayContext, 'periods' | 'dayStartsAt'>,
): boolean {
  const { periods, dayStartsAt } = rules;
  const last = periods.findLast(
    (period) => expectedMark(period, reportedAbsences, rules)?.status !== 'ABSENT',
  );
  if (!last) return false;
  const [begins, ends] = periodMinutes(last, dayStartsAt);
  const leaving = reportedIn(last, reportedAbsences, rules).flatMap((absence) => {
    const [from, to] = spanMinutes(absence, dayStartsAt);
    return absence.approved && from > begins && to >= ends ? [from] : [];
  });
  return studyMinutes(leftAt, dayStartsAt) < Math.min(ends, ...leaving) - PACKING_MINUTES;
}
