import { attendanceMarkText, visitStateName } from '../messages/attendance-texts';
import type { VisitValue } from './schemas';
import { visitState } from './visit';

/** A student's study day as far as it was written down: who was marked absent in every period that was marked, and the last visit. */
export interface SeenDay {
  /** `excused`: each of them is. Null: at least one period says otherwise, or none was marked. */
  absent: { excused: boolean } | null;
  visit: VisitValue | null;
}

/** What the attendance sheet says of a student who is not in the house, in a few words: `결석`, `외출 중 17:50–`, `하원 18:10`. Null: here, or nothing is known. */
export function seenAway({ absent, visit }: SeenDay): string | null {
  const state = visitState(visit);
  if (state === 'left') return `${visitStateName(state)} ${visit?.leftAt ?? ''}`;
  if (state === 'out') return `${visitStateName(state)} ${visit?.outings.at(-1)?.from ?? ''}–`;
  return state === 'not-here' && absent !== null ? attendanceMarkText({ status: 'ABSENT', excused: absent.excused }) : null;
}
