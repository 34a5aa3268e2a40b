import {
  studyMinutes,
  visitActions,
  visitState,
  type Period,
  type VisitAction,
  type VisitState,
  type VisitValue,
} from '../attendance';
import type { ClockTime } from '../time';
import { AGAIN_MINUTES, AHEAD_MINUTES } from './limits';
import type { AwayTime } from './schemas';

/**
 * What a student at the door came to do: one thing that is done at once, a choice of some, or what
 * was done a moment ago.
 */
export type Due =
  | { kind: 'do'; action: VisitAction }
  | { kind: 'choose'; actions: readonly VisitAction[] }
  | { kind: 'just'; action: VisitAction; at: ClockTime };

interface Seen {
  visit: VisitValue | null;
  away: readonly AwayTime[];
}
interface Day {
  periods: readonly Pick<Period, 'to'>[];
  dayStartsAt: ClockTime;
}

/** The latest thing that a visit says, and when it was. */
function latestOf(visit: VisitValue | null): { action: VisitAction; at: ClockTime } | null {
  const last = visit?.outings.at(-1);
  const latest: Record<VisitState, [VisitAction, ClockTime | null | undefined]> = {
    'not-here': ['arrive', null],
    here: last ? ['come-back', last.to] : ['arrive', visit?.arrivedAt],
    out: ['go-out', last?.from],
    left: ['leave', visit?.leftAt],
  };
  const [action, at] = latest[visitState(visit)];
  return at ? { action, at } : null;
}

/**
 * What is due for a student who is here: an approved absence that begins, or the end of the last
 * period.
 */
function dueHere(away: readonly AwayTime[], now: number, day: Day): VisitAction | null {
  const minute = (time: ClockTime) => studyMinutes(time, day.dayStartsAt);
  const begun = away.find(
    ({ from, to }) => now >= minute(from) - AHEAD_MINUTES && now < minute(to),
  );
  if (begun) return begun.kind === 'OUTING' ? 'go-out' : 'leave';
  const last = day.periods.at(-1);
  return last && now >= minute(last.to) ? 'leave' : null;
}

/**
 * What the kiosk does for a student at `clock`. See docs/product/kiosk.md#due. A student who is out
 * comes back, one who left comes again; one who is here with nothing due is asked.
 */
export function dueAtKiosk({ visit, away }: Seen, clock: ClockTime, day: Day): Due {
  const now = studyMinutes(clock, day.dayStartsAt);
  const latest = latestOf(visit);
  if (latest) {
    const ago = now - studyMinutes(latest.at, day.dayStartsAt);
    if (ago >= 0 && ago < AGAIN_MINUTES) return { kind: 'just', ...latest };
  }
  const state = visitState(visit);
  if (state === 'out') return { kind: 'do', action: 'come-back' };
  if (state !== 'here') return { kind: 'do', action: 'arrive' };
  const due = dueHere(away, now, day);
  return due ? { kind: 'do', action: due } : { kind: 'choose', actions: visitActions(visit) };
}
