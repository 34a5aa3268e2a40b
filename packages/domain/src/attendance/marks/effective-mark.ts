import { type DayContext, hasBegun } from '../day/day-context';
import type { AttendanceRow, MarkStatus, MarkValue, Period, VisitValue } from '../schemas';
import { arrivalPeriod, presenceIn } from '../day/presence';
import { settledVisit } from '../day/settled-visit';
import { spanMinutes, studyMinutes } from '../day/study-minutes';
import { visitState } from '../day/visit';
import { PACKING_MINUTES } from '../limits';
import { expectedMark } from './expected-mark';

/**
 * The parts of a student's day that count: marks and visit. Without a visit, the student did not
 * come.
 */
export interface SeenRow extends Pick<AttendanceRow, 'reportedAbsences' | 'onRoll'> {
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
 * Reports that an arrival does not disprove: a student who came is neither away all day nor still
 * to come late.
 */
const reportedBesides = ({ reportedAbsences }: Pick<Row, 'reportedAbsences'>) =>
  reportedAbsences.filter(({ kind }) => kind !== 'LATE' && kind !== 'ALL_DAY');

/**
 * What an approved absence leads one to expect of a period; null where nothing is known. What an
 * arrival disproved is not expected from then on.
 */
export function expectedIn(
  row: Pick<Row, 'reportedAbsences' | 'visit'>,
  period: Period,
  rules: Pick<DayContext, 'dayStartsAt'>,
): MarkValue | null {
  const presence = presenceIn(row.visit, period, rules);
  return expectedMark(
    period,
    presence === null || presence === 'before' ? row.reportedAbsences : reportedBesides(row),
    rules,
  );
}

/**
 * Who comes after the grace is late for the period. Excused as far as an approved absence reached
 * until the arrival.
 */
function arrivedLate(
  { reportedAbsences, visit }: Pick<Row, 'reportedAbsences' | 'visit'>,
  period: Period,
  { dayStartsAt, lateGraceMinutes }: Pick<Rules, 'dayStartsAt' | 'lateGraceMinutes'>,
): { excused: boolean } | null {
  if (!visit?.arrivedAt) return null;
  const came = studyMinutes(visit.arrivedAt, dayStartsAt) - lateGraceMinutes;
  const begins = studyMinutes(period.from, dayStartsAt);
  if (came <= begins) return null;
  return {
    excused: reportedAbsences.some((absence) => {
      const [from, to] = spanMinutes(absence, dayStartsAt);
      return absence.approved && from <= begins && to >= came;
    }),
  };
}

/** Who packs up before the end of a period is there; who leaves earlier than that leaves early. */
const leftIn = ({ leftAt }: VisitValue, period: Period, { dayStartsAt }: Rules): boolean =>
  leftAt !== null &&
  studyMinutes(leftAt, dayStartsAt) < studyMinutes(period.to, dayStartsAt) - PACKING_MINUTES;

/**
 * What an arrival says of the period that it is for, the one that runs or the next one: 출석 until
 * the grace after its beginning is over (`lateGraceMinutes`, included), 지각 from then on; an
 * approved outing or early leave keeps its status. Null: no arrival, or not for this period, or the
 * student was gone again when it began. See docs/product/attendance.md#coming-and-going.
 */
export function arrivalMark(
  row: Pick<Row, 'reportedAbsences' | 'visit'>,
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
  const expected = expectedMark(period, reportedBesides(row), rules);
  if (expected) return expected;
  if (late) return value('LATE', true);
  if (presence === 'out') return value('OUTING');
  return value(leftIn(visit, period, rules) ? 'EARLY_LEAVE' : 'PRESENT');
}

type Missed = 'before' | 'gone';

/** The marks that contradict times by which the student had not come yet, or had left. */
const CONTRADICTS: Readonly<Record<Missed, readonly MarkStatus[]>> = {
  before: ['PRESENT', 'EARLY_LEAVE'],
  gone: ['PRESENT', 'LATE'],
};

/**
 * What a period comes to in which a student who came was not there: late before the arrival, left
 * early after leaving, and absent where the day has no period in which they were. An approved
 * outing stays one. Null where a mark contradicts the times: only a person can decide.
 */
function missedMark(row: Row, period: Period, rules: Rules, missed: Missed): MarkValue | null {
  const days = rules.periods.map((one) => ({
    presence: presenceIn(row.visit, one, rules),
    status: markIn(row, one.number)?.status ?? null,
  }));
  if (
    days.some(
      ({ presence, status }) =>
        presence === missed && status !== null && CONTRADICTS[missed].includes(status),
    )
  )
    return null;
  const expected = expectedIn(row, period, rules);
  if (expected?.status === 'OUTING') return expected;
  const came = days.some(
    ({ presence, status }) =>
      presence === 'there' || presence === 'out' || (status !== null && status !== 'ABSENT'),
  );
  const excused = expectedMark(period, row.reportedAbsences, rules) !== null;
  if (!came) return value('ABSENT', excused);
  return value(missed === 'before' ? 'LATE' : 'EARLY_LEAVE', excused);
}

/**
 * What the times of a student who came say of a period: there between 등원 and 하원, out where an
 * outing took all of it, late or gone where it was missed. Null: no times were written.
 */
function timesMark(row: Row, period: Period, rules: Rules): MarkValue | null {
  const arrival = arrivalMark(row, period, rules);
  if (arrival) return arrival;
  const { visit } = row;
  const presence = presenceIn(visit, period, rules);
  if (visit === null || presence === null) return expectedIn(row, period, rules);
  if (presence === 'before' || presence === 'gone') return missedMark(row, period, rules, presence);
  const expected = expectedIn(row, period, rules);
  if (expected) return expected;
  if (presence === 'out') return value('OUTING');
  return value(leftIn(visit, period, rules) ? 'EARLY_LEAVE' : 'PRESENT');
}

/**
 * The effective mark of a cell at a time of the day: the stored mark; else, once the period has
 * begun, what the student's times and approved absences imply. A student not seen until the day was
 * closed did not come, if they were on its roll. Null where nothing is known: 미입력.
 */
export function effectiveMark(row: Row, period: Period, context: DayContext): MarkValue | null {
  const mark = markIn(row, period.number);
  if (!isEmptyCell(mark)) return mark;
  if (!hasBegun(period, context)) return null;
  // Who is out when a day is closed left then; who is here stayed until its end.
  const isOut = visitState(row.visit) === 'out';
  const settled = isOut ? { ...row, visit: settledVisit(row.visit, context) } : row;
  const known = timesMark(settled, period, context);
  if (known !== null) return known;
  return context.closed && row.onRoll !== false && !wasSeen(row) ? value('ABSENT') : null;
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

/** Whether the day can miss the student: they were expected, or came all the same. */
export const mayBeMissed = (row: Pick<Row, 'visit' | 'marks' | 'onRoll'>): boolean =>
  row.onRoll !== false || wasSeen(row);

/** Whether the student was seen that day: an arrival, or a mark other than absent. */
export const wasSeen = ({ visit, marks }: Pick<Row, 'visit' | 'marks'>): boolean =>
  (visit?.arrivedAt ?? null) !== null ||
  marks.some(({ mark: { status } }) => status !== null && status !== 'ABSENT');
