import type { MockExamId } from '@academy/domain/ids';
import type { MockPaymentStatus } from '@academy/domain/mocks';
import {
  amountsOf,
  isFixed,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { instantAt, seoulDay, shiftDay } from '@academy/domain/time';
import type { mockRegistrations } from '../../../schema';
import { seededRandom, seededInteger } from '../seeded-random';
import { demoSubjectOptions, type DemoExam } from './mock-exams';
import type { Eater } from '../reservations';

type NewRegistration = typeof mockRegistrations.$inferInsert;
type NewExam = DemoExam['exam'];

/** An exam that is in the database. */
export type PlacedExam = DemoExam & { id: MockExamId };

interface Applicant {
  eater: Eater;
  registeredAt: Date;
}

/**
 * Within the days for registering, in the evening, and not after `now`. The demo's own student
 * comes last where there is a line.
 */
function registeredAt({ exam, own }: DemoExam, { index }: Eater, now: Date): Date {
  const yesterday = shiftDay(seoulDay(now), -1);
  if (index === 0 && own?.onSiteState === 'waiting') return instantAt(yesterday, 23);
  const last = exam.registrationEndDate < yesterday ? exam.registrationEndDate : yesterday;
  const span = Math.max(
    0,
    Math.round((Date.parse(last) - Date.parse(exam.registrationStartDate)) / 86_400_000),
  );
  const day = shiftDay(
    exam.registrationStartDate,
    seededInteger(0, span, 'exam day', exam.title, index),
  );
  return instantAt(
    day,
    seededInteger(16, 22, 'exam hour', exam.title, index),
    seededInteger(0, 59, 'exam minute', exam.title, index),
  );
}

/** One of the groups that ask for one, two of those with more, a language for every fourth. */
const chosenOf = (groups: readonly SubjectGroup[], index: number): string[] =>
  groups.flatMap((group) => {
    if (isFixed(group)) return group.subjects;
    if (group.min === 0 && group.max === 1 && index % 4 !== 0) return [];
    const from = index % (group.subjects.length - group.max + 1);
    return group.subjects.slice(from, from + group.max);
  });

function subjectsOf({ exam }: DemoExam, index: number): string[] {
  if (!exam.askSubjectOption) return [];
  if (exam.subjectGroups) return chosenOf(exam.subjectGroups, index);
  const offered = offeredSubjects(
    { subjectOptions: exam.subjectOptions ?? null },
    subjectOptions(demoSubjectOptions),
  );
  return offered.slice(index % offered.length).slice(0, 1);
}

const paymentOf = ({ exam }: DemoExam, index: number): MockPaymentStatus =>
  exam.fee === 0
    ? 'free'
    : seededRandom('exam paid', exam.title, index) < 0.7
      ? 'confirmed'
      : 'unpaid';

/**
 * What managers wrote beside a registration: the day of the deposit, for a few who else paid, what
 * was said on the phone, more time.
 */
function notesOf(
  { exam }: DemoExam,
  index: number,
  payment: MockPaymentStatus,
  at: Date,
  now: Date,
): Pick<NewRegistration, 'depositDay' | 'depositorName' | 'memo' | 'extendedUntil'> {
  const deposited = new Date(
    Math.min(
      at.getTime() + 86_400_000 * seededInteger(0, 2, 'exam deposit', exam.title, index),
      now.getTime(),
    ),
  );
  const said = index > 0 && seededRandom('exam memo', exam.title, index) < 0.06;
  return {
    depositDay: payment === 'confirmed' ? seoulDay(deposited) : null,
    depositorName:
      payment === 'confirmed' && seededRandom('exam depositor', exam.title, index) < 0.15
        ? '보호자 입금'
        : '',
    memo: said ? '보호자와 통화: 과목을 바꿀 수 있음' : '',
    extendedUntil: said ? instantAt(shiftDay(exam.registrationEndDate, 2), 18) : null,
  };
}

/**
 * A registration for an exam that the academy called off: cancelled with it, and owed back where it
 * was paid.
 */
const calledOff = ({ cancelledAt }: NewExam, row: NewRegistration): NewRegistration =>
  cancelledAt
    ? {
        ...row,
        onSiteState: 'none',
        waitingOrder: null,
        canceledAt: cancelledAt,
        updatedAt: cancelledAt,
      }
    : row;

/**
 * The registrations of one exam, in the order in which they came in: seats while there are any,
 * then the line.
 */
function registrationsOf(
  placed: PlacedExam,
  eaters: readonly Eater[],
  now: Date,
): NewRegistration[] {
  const { id, exam, own, share, onSiteShare } = placed;
  const registers = ({ index, enrolled }: Eater) =>
    enrolled &&
    (index === 0 ? own !== null : seededRandom('registers', exam.title, index) * 100 < share);
  const applicants = eaters
    .filter(registers)
    .map((eater): Applicant => ({ eater, registeredAt: registeredAt(placed, eater, now) }))
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  const keepsOwnSeat = own?.onSiteState === 'confirmed' ? 1 : 0;
  let left = (exam.onSiteCapacity ?? Number.POSITIVE_INFINITY) - keepsOwnSeat;
  let [line, seat] = [0, 0];

  return applicants.map(({ eater: { id: studentId, index }, registeredAt: at }) => {
    const isOwn = index === 0 && own !== null;
    const wantsSeat =
      exam.allowOnSiteExam !== false && seededRandom('seat', exam.title, index) * 100 < onSiteShare;
    const onSiteState = isOwn
      ? own.onSiteState
      : !wantsSeat
        ? ('none' as const)
        : left > 0
          ? ('confirmed' as const)
          : ('waiting' as const);
    if (onSiteState === 'confirmed' && !isOwn) left -= 1;
    if (onSiteState === 'waiting') line += 1;
    const canceledAt =
      isOwn && own.canceled
        ? new Date(Math.min(at.getTime() + 3_600_000 * 20, now.getTime()))
        : null;
    const selectedSubjects = subjectsOf(placed, index);
    const { fee, prices } = priceOfChoice(
      { fee: exam.fee, subjectGroups: exam.subjectGroups ?? null },
      null,
      selectedSubjects,
    );
    const paymentStatus = isOwn ? own.paymentStatus : paymentOf(placed, index);
    const seated = onSiteState === 'confirmed' && Boolean(exam.seatRows);
    if (seated) seat += 1;
    return calledOff(exam, {
      studentId,
      mockExamId: id,
      selectedSubjects,
      onSiteExam: onSiteState !== 'none',
      onSiteState,
      waitingOrder: onSiteState === 'waiting' ? line : null,
      fee,
      prices,
      ...amountsOf(fee, paymentStatus),
      registeredAt: at,
      updatedAt: canceledAt ?? at,
      canceledAt,
      ...notesOf(placed, index, paymentStatus, at, now),
      ...(seated && { seatNumber: seat, seatFixed: seat === 1 }),
    });
  });
}

/**
 * All registrations for exams whose registration has begun, oldest first, so that ids rise with
 * time.
 */
export const demoRegistrations = (
  exams: readonly PlacedExam[],
  eaters: readonly Eater[],
  now: Date,
): NewRegistration[] =>
  exams
    .filter(({ exam }) => exam.registrationStartDate < seoulDay(now))
    .flatMap((exam) => registrationsOf(exam, eaters, now))
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
