import type { ExamRefusal } from '../exam-texts';
import type { MockRefusal } from '../mock-texts';
import { decideSubjects } from './decide-subjects';
import type { MockExam, MockRegistration, OnSiteState, SubjectGroup } from '../schemas';
import { decideSeat } from '../seats/seats';

/** The managers' refusal for a student's one. */
const SAID: Partial<Record<MockRefusal, ExamRefusal>> = {
  'no-subject-options': 'exam-without-subjects',
  'one-subject-only': 'exam-one-subject',
  'subject-not-offered': 'exam-subject-not-offered',
  'subjects-too-few': 'exam-subjects-too-few',
  'subjects-too-many': 'exam-subjects-too-many',
  'on-site-not-allowed': 'not-on-site',
  'on-site-full': 'seats-taken',
};

interface OnBehalf {
  exam: Pick<
    MockExam,
    | 'askSubjectOption'
    | 'subjectGroups'
    | 'allowOnSiteExam'
    | 'onSiteCapacity'
    | 'onSiteTaken'
    | 'waitingCount'
  >;
  /** `offeredSubjects` of the exam. */
  offered: readonly string[];
  wanted: {
    selectedSubjects: readonly string[];
    onSiteExam: boolean;
    waitForSeat?: boolean | undefined;
  };
  present: Pick<MockRegistration, 'selectedSubjects' | 'onSiteState'>;
}

export type OnBehalfDecision =
  | { allowed: true; selectedSubjects: string[]; onSiteState: OnSiteState }
  | { allowed: false; reason: ExamRefusal; group?: SubjectGroup };

/**
 * What a manager's choice for a student becomes: the subjects and the seats are the students' own
 * rules, the days are not asked.
 */
export function decideOnBehalf({ exam, offered, wanted, present }: OnBehalf): OnBehalfDecision {
  const subjects = decideSubjects({
    exam,
    offered,
    selected: wanted.selectedSubjects,
    kept: present.selectedSubjects,
  });
  if (!subjects.allowed)
    return {
      allowed: false,
      reason: SAID[subjects.reason] ?? 'exam-subject-required',
      ...(subjects.group && { group: subjects.group }),
    };
  const seat = decideSeat({
    exam,
    wantsSeat: wanted.onSiteExam,
    waitForSeat: wanted.waitForSeat ?? false,
    current: present.onSiteState,
  });
  return seat.allowed
    ? { allowed: true, selectedSubjects: subjects.selectedSubjects, onSiteState: seat.onSiteState }
    : { allowed: false, reason: SAID[seat.reason] ?? 'seats-taken' };
}
