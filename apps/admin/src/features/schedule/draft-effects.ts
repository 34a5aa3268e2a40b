import {
  describeClash,
  findClash,
  keptExceptions,
  mealOverlaps,
  occursOn,
  type RegularSchedule,
  type ScheduleDraft,
  type ScheduleSurroundings,
} from '@academy/domain/schedule';
import type { Effects } from './waiting';

interface Context {
  /** The schedule that the draft changes; null for a new one. */
  edited: RegularSchedule | null;
  own: readonly RegularSchedule[];
  surroundings: ScheduleSurroundings;
}

/**
 * What a schedule that is being written would meet, by the rules that the server asks as well: a
 * clash, ordered meals, exam days.
 */
export function draftEffects(
  draft: ScheduleDraft,
  { edited, own, surroundings: { reservations, mealTimes, exams } }: Context,
): Effects {
  const timetable = {
    ...draft,
    exceptions: edited === null ? [] : keptExceptions(draft, edited.exceptions),
  };
  const clash = findClash(timetable, own, edited);
  return {
    clash: clash && describeClash(clash),
    meals: mealOverlaps(timetable, reservations, mealTimes),
    exams: exams.filter(({ date }) => occursOn(timetable, date)),
  };
}
