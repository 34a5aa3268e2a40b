import { attendanceMarkText, visitStateName } from '../attendance-texts';
import type { ClockTime } from '../../time';
import type { VisitValue } from '../schemas';
import { visitState } from './visit';

/**
 * A student's study day as far as it was written down: who was marked absent in every period that
 * was marked, and the last visit.
 */
export interface SeenDay {
  /** `excused`: each of them is. Null: at least one period says otherwise, or none was marked. */
  absent: { excused: boolean } | null;
  visit: VisitValue | null;
}

/**
 * What the attendance sheet says of a student who misses a meal, in a few words: `결석`, `외출 중
 * 17:50–`, `하원 18:10`. `until` is when the last meal that the student ordered is over: who goes
 * after it misses none. Null: here, or nothing is known.
 */
export function awayText({ absent, visit }: SeenDay, until: ClockTime): string | null {
  const state = visitState(visit);
  const went = state === 'left' ? visit?.leftAt : visit?.outings.at(-1)?.from;
  if (state === 'left' || state === 'out') {
    // A time before the arrival is one after midnight.
    const missed =
      went !== null && went !== undefined && went < until && went >= (visit?.arrivedAt ?? went);
    return missed ? `${visitStateName(state)} ${went}${state === 'out' ? '–' : ''}` : null;
  }
  return state === 'not-here' && absent !== null
    ? attendanceMarkText({ status: 'ABSENT', excused: absent.excused })
    : null;
}
