import type { ScheduleDraft } from '../schemas';

/**
 * A checked draft as it is kept: texts trimmed, weekdays once and in order, and only the times that
 * its kind has.
 */
export const tidySchedule = (draft: ScheduleDraft): ScheduleDraft => ({
  ...draft,
  title: draft.title.trim(),
  place: draft.place.trim(),
  memo: draft.memo.trim(),
  weekdays: [...new Set(draft.weekdays)].toSorted((a, b) => a - b),
  from: draft.kind === 'EARLY_LEAVE' || draft.kind === 'OUTING' ? draft.from : null,
  to: draft.kind === 'LATE_ARRIVAL' || draft.kind === 'OUTING' ? draft.to : null,
});
