import type { MockRefusal } from '../mock-texts';
import type { CalendarDay } from '../../time';
import { decideSubjects } from './decide-subjects';
import type {
  MockExam,
  MockRegistration,
  OnSiteState,
  RegistrationBody,
  SubjectGroup,
} from '../schemas';
import { decideSeat } from '../seats/seats';
import type { StudentId } from '../../ids';
import { isNamed, type Targets } from '../../targets';
import { timeStatus } from './time-status';

/** What a granted registration is written with. */
export type RegistrationDecision =
  | { allowed: true; selectedSubjects: string[]; onSiteState: OnSiteState }
  | { allowed: false; reason: MockRefusal; group?: SubjectGroup };
export type CancelDecision = { allowed: true } | { allowed: false; reason: MockRefusal };

interface Choice {
  exam: MockExam;
  /** `offeredSubjects` of the exam. */
  offered: readonly string[];
  body: Pick<RegistrationBody, 'selectedSubjects' | 'onSiteExam' | 'waitForSeat'>;
}

type State = Pick<MockRegistration, 'expired' | 'canceled' | 'active'>;
type Present = Pick<MockRegistration, 'selectedSubjects' | 'onSiteState'>;

function decideChoice({ exam, offered, body }: Choice, present: Present): RegistrationDecision {
  const subjects = decideSubjects({
    exam,
    offered,
    selected: body.selectedSubjects ?? [],
    kept: present.selectedSubjects,
  });
  if (!subjects.allowed) return subjects;
  const seat = decideSeat({
    exam,
    wantsSeat: body.onSiteExam ?? false,
    waitForSeat: body.waitForSeat ?? false,
    current: present.onSiteState,
  });
  return seat.allowed
    ? { allowed: true, selectedSubjects: subjects.selectedSubjects, onSiteState: seat.onSiteState }
    : seat;
}

/**
 * Why a registration can no longer be touched, expired first, then cancelled, then inactive; null
 * while it can.
 */
function lockOf({ expired, canceled, active }: State): MockRefusal | null {
  if (expired) return 'registration-expired';
  if (canceled) return 'registration-canceled';
  return active ? null : 'registration-inactive';
}

interface Registering {
  exam: MockExam & Pick<Targets, 'targetStudents'>;
  today: CalendarDay;
  registration: Pick<MockRegistration, 'canceled'> | null;
  /**
   * The student's, as is the rest; left out where they are not known, as in the students' app,
   * which sees only the exams that are for its student.
   */
  grade?: string | null;
  className?: string | null;
  studentId?: StudentId;
}

/**
 * Decides whether a student may register for an exam: not before the first and not after the last
 * day, once, as one whom it is for, while there is room, with a subject if the exam asks for one,
 * with a seat only where seats are given. The first rule that fails gives the reason. A cancelled
 * registration is history and does not count.
 * See docs/product/mocks.md#registering.
 */
export function decideRegister({
  today,
  registration,
  grade,
  className,
  studentId,
  ...choice
}: Choice & Registering): RegistrationDecision {
  if (choice.exam.cancelled !== null) return { allowed: false, reason: 'exam-called-off' };
  const status = timeStatus(choice.exam, today);
  if (status === 'UPCOMING') return { allowed: false, reason: 'exam-upcoming' };
  if (status === 'CLOSED') return { allowed: false, reason: 'exam-closed' };
  if (registration !== null && !registration.canceled)
    return { allowed: false, reason: 'already-registered' };
  if (!isNamed(choice.exam.targetGrades, grade)) return { allowed: false, reason: 'not-for-grade' };
  if (!isNamed(choice.exam.targetClasses, className))
    return { allowed: false, reason: 'not-for-class' };
  if (!isNamed(choice.exam.targetStudents ?? null, studentId))
    return { allowed: false, reason: 'not-for-student' };
  if (choice.exam.capacityLeft === 0) return { allowed: false, reason: 'exam-full' };
  return decideChoice(choice, { selectedSubjects: [], onSiteState: 'none' });
}

/**
 * Decides a change of subject or seat. What the body leaves out stays as it is, so that changing a
 * subject loses no seat. The flags are the server's: it may extend one student's time. See
 * docs/product/mocks.md#changing.
 */
export function decideModify({
  registration,
  body,
  ...choice
}: Choice & { registration: State & Present }): RegistrationDecision {
  const reason = lockOf(registration);
  if (reason !== null) return { allowed: false, reason };
  const { selectedSubjects, onSiteState } = registration;
  return decideChoice(
    {
      ...choice,
      body: {
        ...body,
        selectedSubjects: body.selectedSubjects ?? selectedSubjects,
        onSiteExam: body.onSiteExam ?? onSiteState !== 'none',
      },
    },
    registration,
  );
}

/**
 * Decides a cancellation. The server answers a repeated one like the first instead of asking this.
 */
export function decideCancel(registration: State): CancelDecision {
  const reason = lockOf(registration);
  return reason === null ? { allowed: true } : { allowed: false, reason };
}
