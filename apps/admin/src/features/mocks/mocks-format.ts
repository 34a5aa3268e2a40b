import { reportedName, reportedText } from '@academy/domain/deposits';
import {
  decideOnBehalf,
  examAttendance,
  examAttendanceName,
  examDecisionText,
  examFeeText,
  feeAccount,
  feeRange,
  mockPaymentName,
  openFeeText,
  seatText,
  type ExamAttendance,
  type ManagedExam,
  type ManagedRegistration,
} from '@academy/domain/mocks';
import { addWon, formatWon } from '@academy/domain/money';
import { formatDay, formatDayRange, formatMoment, type CalendarDay } from '@academy/domain/time';
import { examTexts, registrationTexts } from './mocks-texts';

/** `2026년 12월 15일 (화)`. */
export const examDateText = ({ examDate }: Pick<ManagedExam, 'examDate'>) =>
  `${examDate.slice(0, 4)}년 ${formatDay(examDate)}`;
/** `2026년 12월 15일 (화) 08:40`. */
export const examDayText = (exam: Pick<ManagedExam, 'examDate' | 'examStartTime'>) =>
  [examDateText(exam), exam.examStartTime].filter(Boolean).join(' ');
/** Date for a list: without the present year, and with another one shortened. */
export const listDateText = (
  { examDate }: Pick<ManagedExam, 'examDate'>,
  today: CalendarDay,
): string =>
  examDate.slice(0, 4) === today.slice(0, 4)
    ? formatDay(examDate)
    : `${examDate.slice(2, 4)}년 ${formatDay(examDate)}`;
/** Its year is that of the exam, which is beside it. */
export const listPeriodText = ({
  registrationStartDate,
  registrationEndDate,
}: Pick<ManagedExam, 'registrationStartDate' | 'registrationEndDate'>) =>
  `${formatDay(registrationStartDate)} ~ ${formatDay(registrationEndDate)}`;
export const periodText = ({
  registrationStartDate,
  registrationEndDate,
}: Pick<ManagedExam, 'registrationStartDate' | 'registrationEndDate'>) =>
  formatDayRange(registrationStartDate, registrationEndDate);
/**
 * How many sit here and how many seats there are; the number alone where there is no limit. The
 * capacity is that of the seats: who takes the paper home is not measured by it.
 */
export const onSiteText = ({
  onSiteTaken,
  allowOnSiteExam,
  onSiteCapacity,
  waitingCount,
}: Pick<ManagedExam, 'onSiteTaken' | 'allowOnSiteExam' | 'onSiteCapacity' | 'waitingCount'>) =>
  [
    allowOnSiteExam && onSiteCapacity !== null
      ? `${onSiteTaken} / ${onSiteCapacity}`
      : String(onSiteTaken),
    waitingCount > 0 && examTexts.waiting(waitingCount),
  ]
    .filter(Boolean)
    .join(' · ');
/** How many registered, and how many may, where that is limited. */
export const registeredText = ({
  registered,
  capacity,
}: Pick<ManagedExam, 'registered' | 'capacity'>): string =>
  capacity === null ? String(registered) : `${registered} / ${capacity}`;
/** `28,000원~`: the least fee, whole in a narrow column. */
export function listFeeText(exam: Pick<ManagedExam, 'fee' | 'subjectGroups'>): string {
  const { least, most } = feeRange(exam);
  return least === most ? examFeeText(exam) : `${formatWon(least)}~`;
}

/** Free is what costs nothing whatever is chosen, and never did. */
export const moneyText = (
  exam: Pick<ManagedExam, 'fee' | 'subjectGroups' | 'paid' | 'unpaid'>,
): string =>
  feeRange(exam).most === 0 && exam.paid + exam.unpaid === 0
    ? examFeeText(exam)
    : `${exam.paid} / ${exam.unpaid}`;

/** A registration's fee, with what of it is open where it changed. */
export const feeSaid = (row: ManagedRegistration) =>
  [formatWon(row.fee), openFeeText(row)].filter(Boolean).join(' · ');

/** Why a choice of subjects cannot be saved; undefined when it can. */
export function subjectProblem(
  exam: ManagedExam,
  offered: readonly string[],
  selectedSubjects: readonly string[],
): string | undefined {
  const decision = decideOnBehalf({
    exam,
    offered: [...offered, ...selectedSubjects],
    wanted: { selectedSubjects, onSiteExam: false },
    present: { selectedSubjects: [], onSiteState: 'none' },
  });
  return decision.allowed ? undefined : examDecisionText(decision);
}

export const subjectsText = ({ selectedSubjects }: Pick<ManagedRegistration, 'selectedSubjects'>) =>
  selectedSubjects.join(', ');
export const modeText = ({
  onSiteState,
  waitingNumber,
}: Pick<ManagedRegistration, 'onSiteState' | 'waitingNumber'>) =>
  ({
    confirmed: registrationTexts.onSite,
    waiting: registrationTexts.waiting(waitingNumber),
    none: registrationTexts.paperOnly,
  })[onSiteState];
export const stateText = ({
  canceledAt,
  onSiteState,
}: Pick<ManagedRegistration, 'canceledAt' | 'onSiteState'>) =>
  canceledAt !== null
    ? registrationTexts.canceled
    : onSiteState === 'waiting'
      ? registrationTexts.waiting(null)
      : registrationTexts.standing;
/** A cancelled registration was neither here nor away. */
export const attendanceOf = (row: ManagedRegistration): ExamAttendance | null =>
  row.canceledAt === null ? examAttendance(row) : null;
export function attendanceText(row: ManagedRegistration): string {
  const attendance = attendanceOf(row);
  return attendance === null ? '' : examAttendanceName(attendance);
}
/** A new report comes before the fee that is due. */
export const paymentName = ({
  paymentStatus,
  reported,
}: Pick<ManagedRegistration, 'paymentStatus' | 'reported'>): string =>
  reported ? reportedName : mockPaymentName(paymentStatus);
/**
 * How much is left or goes back, where the state alone does not say it: a part of the fee, or of
 * fees that are not the same for all; empty elsewhere.
 */
export function openAmountText(row: ManagedRegistration, feesDiffer = false): string {
  const { due, refundDue } = feeAccount(row);
  const open = addWon(due, refundDue);
  return open > 0 && (feesDiffer || openFeeText(row) !== null) ? formatWon(open) : '';
}
export const paymentText = (row: ManagedRegistration, feesDiffer = false): string =>
  [paymentName(row), openAmountText(row, feesDiffer)].filter(Boolean).join(' ');
export const peopleText = (rows: readonly Pick<ManagedRegistration, 'name'>[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : `${rows.length}명`;

const c = registrationTexts.columns;
const moment = (instant: string) => formatMoment(new Date(instant));

/** Everything of a registration that is known. */
export const registrationFacts = (row: ManagedRegistration) => [
  { label: c.state, value: stateText(row) },
  { label: c.subjects, value: subjectsText(row) || registrationTexts.noSubject },
  { label: c.mode, value: modeText(row) },
  ...(attendanceText(row) ? [{ label: c.attendance, value: attendanceText(row) }] : []),
  ...(row.arrivedAt ? [{ label: c.arrivedAt, value: row.arrivedAt }] : []),
  { label: c.fee, value: feeSaid(row) },
  { label: c.payment, value: paymentText(row) },
  ...(row.reported
    ? [{ label: registrationTexts.reported, value: reportedText(row.reported) }]
    : []),
  ...(row.depositorName ? [{ label: c.depositor, value: row.depositorName }] : []),
  ...(row.depositDay ? [{ label: c.day, value: formatDay(row.depositDay) }] : []),
  { label: c.registeredAt, value: moment(row.registeredAt) },
  { label: c.updatedAt, value: moment(row.updatedAt) },
  ...(row.registeredByName ? [{ label: c.by, value: row.registeredByName }] : []),
  ...(row.extendedUntil ? [{ label: c.extended, value: moment(row.extendedUntil) }] : []),
  ...(row.seatNumber === null
    ? []
    : [{ label: c.seatNumber, value: seatText(row.seatRoom, row.seatNumber) }]),
  ...(row.memo ? [{ label: c.memo, value: row.memo }] : []),
];
