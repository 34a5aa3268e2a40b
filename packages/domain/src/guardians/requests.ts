import type { AbsenceReason, ReasonDraft } from '../reasons';

/** What a guardian tells from their page; everything else is the student's own. */
export const GUARDIAN_REQUEST_TYPES = ['ABSENT', 'EARLY_LEAVE'] as const;

/** How many reasons one link sends a day: children are ill together, nobody is ill ten times. */
export const GUARDIAN_REQUESTS_A_DAY = 10;

/** Whether a reason that stands is the same that a guardian sends now: its answer was lost. */
export const isSentAgain = (
  standing: AbsenceReason,
  { leaveAt, category, text }: Pick<ReasonDraft, 'leaveAt' | 'category' | 'text'>,
): boolean =>
  standing.byGuardian &&
  standing.leaveAt === leaveAt &&
  standing.category === category &&
  standing.text === text;
