import type { ExamEffect, ExamForm, ManagedRegistration } from '../manage/manage-schemas';
import { isTargeted } from '../../targets';
import type { MockExam } from '../schemas';
import { priceOfChoice, pricesOf } from './subject-groups';
import { offeredSubjects, tidySubjects } from './subject-options';

type Terms = Pick<
  MockExam,
  | 'fee'
  | 'askSubjectOption'
  | 'subjectOptions'
  | 'subjectGroups'
  | 'allowOnSiteExam'
  | 'onSiteCapacity'
  | 'targetGrades'
  | 'targetClasses'
> &
  Pick<ExamForm, 'targetStudents'>;
/** A registration, and which class its student is in. */
type Registered = ManagedRegistration & { className: string | null };

const identityOf = ({ studentId, name, seat, grade, school, phoneTail }: ManagedRegistration) => ({
  studentId,
  name,
  seat,
  grade,
  school,
  phoneTail,
});

const samePrices = (before: Terms, after: Terms) =>
  JSON.stringify(pricesOf(before)) === JSON.stringify(pricesOf(after));

/** How an edit affects active registrations. No seat, subject or price is lost by it. */
export function examEffect(
  before: Terms,
  after: Terms,
  registrations: readonly Registered[],
  academyOptions: readonly string[],
): ExamEffect {
  const standing = registrations.filter(({ canceledAt }) => canceledAt === null);
  const offered = new Set(tidySubjects(offeredSubjects(after, academyOptions)));
  const seated = standing.filter(({ onSiteState }) => onSiteState === 'confirmed').length;
  const waiting = standing.filter(({ onSiteState }) => onSiteState === 'waiting').length;
  const free = after.onSiteCapacity === null ? waiting : Math.max(0, after.onSiteCapacity - seated);
  return {
    keepOldFee: samePrices(before, after)
      ? 0
      : standing.filter(
          ({ fee, selectedSubjects }) => fee !== priceOfChoice(after, null, selectedSubjects).fee,
        ).length,
    lostSubject: after.askSubjectOption
      ? standing.flatMap((registration) =>
          registration.selectedSubjects
            .filter((subject) => !offered.has(subject))
            .map((subject) => ({ ...identityOf(registration), subject })),
        )
      : [],
    overCapacity: after.onSiteCapacity === null ? 0 : Math.max(0, seated - after.onSiteCapacity),
    moveUp: after.allowOnSiteExam ? Math.min(free, waiting) : 0,
    losePlace: after.allowOnSiteExam ? 0 : seated + waiting,
    notTargeted: standing
      .filter((student) => isTargeted(before, student) && !isTargeted(after, student))
      .map(identityOf),
  };
}
