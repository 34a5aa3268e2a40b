import type { AbsenceReason, ReasonDraft } from '../reasons';

/** What a guardian may report; everything else is up to the student. */
export const GUARDIAN_REQUEST_TYPES = ['ABSENT', 'EARLY_LEAVE'] as const;

/** How many reasons one link may send a day; siblings share a link. */
export const GUARDIAN_REQUESTS_A_DAY = 10;

/** Whether an existing reason equals the one a guardian sends now: the first answer was lost. */
export const isSentAgain = (
  standing: AbsenceReason,
  { leaveAt, category, text }: Pick<ReasonDraft, 'leaveAt' | 'category' | 'text'>,
): boolean =>
  standing.byGuardian &&
  standing.leaveAt === leaveAt &&
  standing.category === category &&
  standing.text === text;
