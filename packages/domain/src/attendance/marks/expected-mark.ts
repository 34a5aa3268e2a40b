import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';
import type { MarkStatus, MarkValue, Period } from '../schemas';

/**
 * How an absence marks a period that it overlaps. Whoever misses all of it is absent, excused; an
 * outing is an outing however long it lasts.
 */
function statusIn(period: Period, { kind, from, to }: ReportedAbsence): MarkStatus {
  const missesAll = from <= period.from && to >= period.to;
  if (kind === 'OUTING') return 'OUTING';
  if (kind === 'ALL_DAY' || missesAll) return 'ABSENT';
  return kind;
}

/** What was told, approved or not yet, of a time that a period shares. */
export const reportedIn = (
  period: Period,
  told: readonly ReportedAbsence[],
): readonly ReportedAbsence[] =>
  told.filter(({ from, to }) => from < period.to && period.from < to);

/**
 * What an approved absence pre-fills in a period, always excused; null where nothing is known. The
 * heaviest absence wins: missing all, then the earliest. See docs/product/attendance.md#expected.
 */
export function expectedMark(period: Period, told: readonly ReportedAbsence[]): MarkValue | null {
  const statuses = reportedIn(period, told)
    .filter(({ approved }) => approved)
    .map((absence) => statusIn(period, absence));
  const [first] = statuses;
  if (first === undefined) return null;
  return { status: statuses.includes('ABSENT') ? 'ABSENT' : first, excused: true, note: '' };
}
