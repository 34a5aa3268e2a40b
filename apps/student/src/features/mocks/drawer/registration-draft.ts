import type { StudentId } from '@academy/domain/ids';
import {
  decideCancel,
  decideModify,
  decideRegister,
  decideSeat,
  mockDecisionText,
  mockRefusalText,
  type MockExam,
  type MockRegistration,
  type RegistrationBody,
} from '@academy/domain/mocks';
import { type CalendarDay } from '@academy/domain/time';
import { registrationTexts } from '../mocks-texts';

/**
 * What the switch for sitting on site gives: a seat, a place in line, or null where there is no
 * switch.
 */
export type SeatOffer = 'seat' | 'line' | null;

/** What a student has chosen in the drawer. */
export interface Draft {
  subjects: readonly string[];
  /** The kind of place that was asked for: who wanted a seat did not agree to be in line. */
  seat: Exclude<SeatOffer, null> | 'none';
}

type Present = Pick<MockRegistration, 'selectedSubjects' | 'onSiteState'>;

/** The chosen values of a registration, or an empty form. */
export const draftOf = (registration: Present | null): Draft => ({
  subjects: registration?.selectedSubjects ?? [],
  seat:
    registration === null || registration.onSiteState === 'none'
      ? 'none'
      : registration.onSiteState === 'waiting'
        ? 'line'
        : 'seat',
});

/** Who has a seat or a place in line keeps it; others get what is left. */
export function seatOffer(exam: MockExam, registration: Present | null): SeatOffer {
  const current = registration?.onSiteState ?? 'none';
  if (current !== 'none') return current === 'waiting' ? 'line' : 'seat';
  if (!exam.allowOnSiteExam) return null;
  return decideSeat({ exam, wantsSeat: true, waitForSeat: false, current }).allowed
    ? 'seat'
    : 'line';
}

/**
 * Whether the switch is on. It goes off by itself when the last seat goes: standing in line is a
 * decision of its own.
 */
export const wantsSeat = ({ seat }: Draft, offer: SeatOffer): boolean =>
  offer !== null && (seat === 'line' || seat === offer);

/** What is sent: only the parts that the exam asks for. */
export function bodyOf({
  draft,
  exam,
  offer,
  studentId,
}: {
  draft: Draft;
  exam: MockExam;
  offer: SeatOffer;
  studentId: StudentId;
}): RegistrationBody {
  const onSite = wantsSeat(draft, offer);
  return {
    studentId,
    mockExamId: exam.id,
    ...(exam.askSubjectOption && { selectedSubjects: [...draft.subjects] }),
    ...(offer !== null && { onSiteExam: onSite }),
    ...(onSite && offer === 'line' && { waitForSeat: true }),
  };
}

interface Situation {
  exam: MockExam;
  offered: readonly string[];
  registration: MockRegistration | null;
  body: RegistrationBody;
  today: CalendarDay;
}

/**
 * Why 신청하기 or 수정하기 cannot be pressed now; undefined while it can. The server decides again by the
 * same rule.
 */
export function submitBlocked({
  exam,
  offered,
  registration,
  body,
  today,
}: Situation): string | undefined {
  if (registration === null) {
    const decision = decideRegister({ exam, offered, body, today, registration });
    return decision.allowed ? undefined : mockDecisionText(decision);
  }
  const decision = decideModify({ exam, offered, body, registration });
  if (!decision.allowed) return mockDecisionText(decision);
  const unchanged =
    decision.onSiteState === registration.onSiteState &&
    (!exam.askSubjectOption ||
      decision.selectedSubjects.join() === registration.selectedSubjects.join());
  return unchanged ? registrationTexts.unchanged : undefined;
}

/** Why 신청 취소하기 cannot be pressed now. */
export function cancelBlocked(registration: MockRegistration): string | undefined {
  const decision = decideCancel(registration);
  return decision.allowed ? undefined : mockRefusalText(decision.reason);
}
