import { shiftDay, type CalendarDay } from '../../time';
import { occurrencesOf, occursOn } from '../times/occurrences';
import type { RegularSchedule, ScheduleDraft } from '../schemas';

/** The part of a schedule that a form edits. */
export const draftOf = ({
  type,
  kind,
  title,
  weekdays,
  from,
  to,
  place,
  memo,
  firstDate,
  lastDate,
  everyWeeks,
}: RegularSchedule): ScheduleDraft => ({
  type,
  kind,
  title,
  weekdays,
  from,
  to,
  place,
  memo,
  firstDate,
  lastDate,
  everyWeeks,
});

/**
 * What the form of a change request begins with: the approved schedule from its next day on (today
 * at the earliest), because days that have been cannot be changed. Every other week keeps its own
 * weeks.
 */
export function changeRequestDraft(schedule: RegularSchedule, today: CalendarDay): ScheduleDraft {
  const draft = draftOf(schedule);
  if (schedule.firstDate >= today) return draft;
  const [next] = occurrencesOf({ ...schedule, exceptions: [] }, today, shiftDay(today, 13));
  return { ...draft, firstDate: next ?? today };
}

/** The cancelled days that an edited schedule keeps: those on which it would still take place. */
export const keptExceptions = (
  draft: ScheduleDraft,
  exceptions: readonly CalendarDay[],
): CalendarDay[] =>
  exceptions.filter((date) => occursOn({ ...draft, exceptions: [] }, date)).toSorted();
