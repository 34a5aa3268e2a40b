import { type DayContext, hasBegun } from '../day/day-context';
import type { AttendanceRow, MarkValue, Period, VisitValue } from '../schemas';
import { arrivalPeriod, presenceIn } from '../day/presence';
import { studyMinutes } from '../day/study-minutes';
import { expectedMark } from './expected-mark';

/**
 * What counts of a student's day: of marks what they say, of a visit its times. Whoever did not
 * come has none.
 */
export interface SeenRow extends Pick<AttendanceRow, 'told'> {
  marks: readonly { period: number; mark: MarkValue }[];
  visit: VisitValue | null;
}
type Row = SeenRow;
type Rules = Omit<DayContext, 'clock'>;

/** The mark of a cell as the row has it. */
export const markIn = <Mark>(
  { marks }: { marks: readonly { period: number; mark: Mark }[] },
  period: number,
): Mark | null => marks.find((cell) => cell.period === period)?.mark ?? null;

/** Whether a cell says nothing: never marked, or emptied again. */
export const isEmptyCell = (mark: Pick<MarkValue, 'status'> | null): boolean =>
  mark === null || mark.status === null;

const value = (status: NonNullable<MarkValue['status']>, excused = false): MarkValue => ({
  status,
  excused,
  note: '',
});

/**
 * What was told that an arrival does not disprove: who came is neither away the whole day nor still
 * to come late.
 */
const reportedBesides = ({ told }: Pick<Row, 'told'>) =>
  told.filter(({ kind }) => kind !== 'LATE' && kind !== 'ALL_DAY');

/**
 * What an approved absence leads one to expect of a period; null where nothing is known. What an
 * arrival disproved is not expected from then on.
 */
export function expectedIn(
  row: Pick<Row, 'told' | 'visit'>,
  period: Period,
  rules: Pick<DayContext, 'dayStartsAt'>,
): MarkValue | null {
  const presence = presenceIn(row.visit, period, rules);
  return expectedMark(
    period,
    presence === null || presence === 'before' ? row.told : reportedBesides(row),
  );
}

/**
 * Who comes after the grace is late for the period. Excused as far as an approved absence reached
 * until the arrival.
 */
function arrivedLate(
  { told, visit }: Pick<Row, 'told' | 'visit'>,
  period: Period,
  { dayStartsAt, lateGraceMinutes }: Pick<Rules, 'dayStartsAt' | 'lateGraceMinutes'>,
): { excused: boolean } | null {
  if (!visit?.arrivedAt) return null;
  const came = studyMinutes(visit.arrivedAt, dayStartsAt) - lateGraceMinutes;
  if (came <= studyMinutes(period.from, dayStartsAt)) return null;
  return {
    excused: told.some(
      ({ approved, from, to }) =>
        approved && from <= period.from && studyMinutes(to, dayStartsAt) >= came,
    ),
  };
}

/**
 * What an arrival says of the period that it is for, the one that runs or the next one: 출석 until
 * the grace after its beginning is over (`lateGraceMinutes`, included), 지각 from then on; an
 * approved outing or early leave stands as such. Null: nobody arrived, or not for this period, or
 * the student was gone again when it began. See docs/product/attendance.md#coming-and-going.
 */
export function arrivalMark(
  row: Pick<Row, 'told' | 'visit'>,
  period: Period,
  rules: Rules,
): MarkValue | null {
  const { visit } = row;
  if (!visit?.arrivedAt || arrivalPeriod(visit.arrivedAt, rules)?.number !== period.number)
    return null;
  const presence = presenceIn(visit, period, rules);
  if (presence === 'gone') return null;
  const late = arrivedLate(row, period, rules);
  if (late && !late.excused) return value('LATE');
  const expected = expectedMark(period, reportedBesides(row));
  if (expected) return expected;
  if (late) return value('LATE', true);
  return value(presence === 'out' ? 'OUTING' : 'PRESENT');
}

/**
 * What counts in a cell at a time of the day: what somebody marked; or else, once the period has
 * begun, what the arrival says of it, or an approved absence. Null where nothing is known: 미입력.
 */
export function effectiveMark(row: Row, period: Period, context: DayContext): MarkValue | null {
  const mark = markIn(row, period.number);
  if (!isEmptyCell(mark)) return mark;
  if (!hasBegun(period, context)) return null;
  return arrivalMark(row, period, context) ?? expectedIn(row, period, context);
}

/** What counts in each period, in their order. */
export const effectiveMarks = (row: Row, context: DayContext): (MarkValue | null)[] =>
  context.periods.map((period) => effectiveMark(row, period, context));

/**
 * What the sheet shows faintly in a cell in which nothing counts yet: an approved absence in a
 * period that is to come.
 */
export const prefilled = (row: Row, period: Period, context: DayContext): MarkValue | null =>
  effectiveMark(row, period, context) === null ? expectedIn(row, period, context) : null;

/**
 * Whether somebody saw this student on the day: an arrival, or a mark that says more than absence.
 */
export const wasSeen = ({ visit, marks }: Pick<Row, 'visit' | 'marks'>): boolean =>
  (visit?.arrivedAt ?? null) !== null ||
  marks.some(({ mark: { status } }) => status !== null && status !== 'ABSENT');

/**
 * What the times of a student say of a period that nobody marked, when the day is closed: absent
 * where nobody saw them, there between 등원 and 하원, out where an outing took all of it. Null where
 * only a person can tell: before the arrival, after leaving, and where no times were written.
 */
export function settledMark(row: Row, period: Period, context: DayContext): MarkValue | null {
  const standing = effectiveMark(row, period, context);
  if (standing || !hasBegun(period, context)) return standing;
  if (!wasSeen(row)) return value('ABSENT');
  const presence = presenceIn(row.visit, period, context);
  if (presence === 'there') return value('PRESENT');
  return presence === 'out' ? value('OUTING') : null;
}
