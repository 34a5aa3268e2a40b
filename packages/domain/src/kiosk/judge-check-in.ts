import {
  AHEAD_MS,
  studyDayAt,
  visitAfter,
  visitInOrder,
  visitState,
  type AttendanceSettings,
  type VisitAction,
  type VisitState,
  type VisitValue,
} from '../attendance';
import { clockTime, formatClock } from '../time';
import { OLDEST_HOURS, TOGETHER_MS, WAITED_MS } from './limits';
import type { CodeVerdict } from './code';
import { CHECK_IN_MARKS, type CheckInMark } from './marks';

const HOUR_MS = 3_600_000;

/** Where an action leads to. */
const AFTER: Readonly<Record<VisitAction, VisitState>> = {
  arrive: 'here',
  'come-back': 'here',
  'go-out': 'out',
  leave: 'left',
};

interface Stands {
  visit: VisitValue | null;
  /** Whether the day of the check-in is closed. */
  closed: boolean;
  now: Date;
  settings: Pick<AttendanceSettings, 'dayStartsAt'>;
}

export type Judged =
  | { outcome: 'written'; visit: VisitValue }
  /** It is so already: the desk was faster. */
  | { outcome: 'stood' }
  /** It can not be written down as it came; the desk is told about it. */
  | { outcome: 'noted' };

/**
 * What becomes of a check-in that comes at `now`: it counts with its own time, when that is not
 * ahead, not too old, and fits what stands. Nothing that a person wrote is changed.
 */
export function judgeCheckIn(
  { action, at }: { action: VisitAction; at: Date },
  { visit, closed, now, settings }: Stands,
): Judged {
  const age = now.getTime() - at.getTime();
  if (age < -AHEAD_MS || age > OLDEST_HOURS * HOUR_MS) return { outcome: 'noted' };
  const after = visitAfter(visit, action, clockTime(formatClock(at)));
  if (after === null) return { outcome: visitState(visit) === AFTER[action] ? 'stood' : 'noted' };
  if (closed || !visitInOrder(after, settings.dayStartsAt)) return { outcome: 'noted' };
  return { outcome: 'written', visit: after };
}

/** The study day of a check-in, by the time it carries. */
export const dayOfCheckIn = (at: Date, settings: Pick<AttendanceSettings, 'dayStartsAt'>) =>
  studyDayAt(at, settings);

interface Facts {
  outcome: Judged['outcome'];
  at: Date;
  now: Date;
  seat: string | null;
  /** When other students were at the same device. */
  others: readonly Date[];
  /** Of a QR code: whether it was the student's own, and whether it has come before. */
  code: { verdict: CodeVerdict; again: boolean } | null;
}

/** Whether two moments are so near that one hand may have typed for two. */
const isTogether = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= TOGETHER_MS;

/** What the desk should look at. Nothing of it refuses a check-in. */
export function marksOf({ outcome, at, now, seat, others, code }: Facts): CheckInMark[] {
  const says: Record<CheckInMark, boolean> = {
    together: others.some((other) => isTogether(at, other)),
    'no-seat': seat === null || seat === '',
    waited: now.getTime() - at.getTime() > WAITED_MS,
    'not-written': outcome === 'noted',
    'code-again': code?.again === true,
    'code-wrong': code !== null && code.verdict !== 'good',
  };
  return CHECK_IN_MARKS.filter((mark) => says[mark]);
}
