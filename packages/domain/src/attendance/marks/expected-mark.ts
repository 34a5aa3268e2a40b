import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';
import type { DayContext } from '../day/day-context';
import { periodMinutes, spanMinutes } from '../day/study-minutes';
import type { MarkStatus, MarkValue, Period } from '../schemas';

type Rules = Pick<DayContext, 'dayStartsAt'>;

/**
 * How an absence marks a period it overlaps: absent and excused if it covers all of it; an outing
 * stays an outing however long it is.
 */
function statusIn(period: Period, absence: ReportedAbsence, { dayStartsAt }: Rules): MarkStatus {
  const { kind } = absence;
  const [from, to] = spanMinutes(absence, dayStartsAt);
  const [begins, ends] = periodMinutes(period, dayStartsAt);
  if (kind === 'OUTING') return 'OUTING';
  if (kind === 'ALL_DAY' || (from <= begins && to >= ends)) return 'ABSENT';
  return kind;
}

/** Reports, approved or waiting, that overlap a period. */
export function reportedIn(
  period: Pick<Period, 'from' | 'to'>,
  reportedAbsences: readonly ReportedAbsence[],
  { dayStartsAt }: Rules,
): readonly ReportedAbsence[] {
  const [begins, ends] = periodMinutes(period, dayStartsAt);
  return reportedAbsences.filter((absence) => {
    const [from, to] = spanMinutes(absence, dayStartsAt);
    return from < ends && begins < to;
  });
}

/**
 * What an approved absence pre-fills in a period, always excused; null where nothing is known. The
 * heaviest absence wins: missing all, then the earliest. See docs/product/attendance.md#expected.
 */
export function expectedMark(
  period: Period,
  reportedAbsences: readonly ReportedAbsence[],
  rules: Rules,
): MarkValue | null {
  const statuses = reportedIn(period, reportedAbsences, rules)
    .filter(({ approved }) => approved)
    .map((absence) => statusIn(period, absence, rules));
  const [first] = statuses;
  if (first === undefined) return null;
  return { status: statuses.includes('ABSENT') ? 'ABSENT' : first, excused: true, note: '' };
}
