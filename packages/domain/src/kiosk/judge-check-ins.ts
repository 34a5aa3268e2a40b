import {
  AHEAD_MS,
  sameVisit,
  studyDayAt,
  studyMinutes,
  visitAfter,
  visitInOrder,
  visitState,
  type AttendanceSettings,
  type VisitAction,
  type VisitState,
  type VisitValue,
} from '../attendance';
import { clockTime, formatClock, type ClockTime } from '../time';
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

/** Something that a student did at a device, and when. `key` names it. */
export interface TimedCheckIn {
  key: string;
  action: VisitAction;
  at: Date;
}

/**
 * `written`: the visit says it. `stood`: it said so already. `noted`: it does not fit and is
 * flagged for the desk.
 */
export type Outcome = 'written' | 'stood' | 'noted';

export interface Judgement {
  visit: VisitValue | null;
  outcomes: ReadonlyMap<string, Outcome>;
}

/** Whether a check-in counts with its own time: that is not ahead of when it came, nor too old. */
export function inTime(at: Date, receivedAt: Date): boolean {
  const age = receivedAt.getTime() - at.getTime();
  return age >= -AHEAD_MS && age <= OLDEST_HOURS * HOUR_MS;
}

type Rules = Pick<AttendanceSettings, 'dayStartsAt'>;
type Step = Pick<TimedCheckIn, 'action'> & { time: ClockTime };

const timeOf = ({ at }: TimedCheckIn): ClockTime => clockTime(formatClock(at));

/** What the next thing that a student did makes of a visit; null where it does not fit. */
function visitAfterStep(visit: VisitValue | null, { action, time }: Step): VisitValue | null {
  // At the door one leaves from inside: who was out came back first.
  const back = action === 'leave' ? visitAfter(visit, 'come-back', time) : null;
  return visitAfter(back ?? visit, action, time);
}

/** A visit of nothing but check-ins: each in order of the clock, whenever and wherever it came. */
function replay(checkIns: readonly TimedCheckIn[]): Judgement {
  const inOrder = checkIns.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : 1),
  );
  const outcomes = new Map<string, Outcome>();
  let visit: VisitValue | null = null;
  for (const checkIn of inOrder) {
    const { key, action } = checkIn;
    const after: VisitValue | null = visitAfterStep(visit, { action, time: timeOf(checkIn) });
    if (after === null) outcomes.set(key, visitState(visit) === AFTER[action] ? 'stood' : 'noted');
    else {
      outcomes.set(key, 'written');
      visit = after;
    }
  }
  return { visit, outcomes };
}

/** What a visit says, one thing after the other. */
const stepsOf = (visit: VisitValue | null): Step[] => [
  ...(visit?.arrivedAt ? [{ action: 'arrive' as const, time: visit.arrivedAt }] : []),
  ...(visit?.outings ?? []).flatMap(({ from, to }): Step[] => [
    { action: 'go-out', time: from },
    ...(to === null ? [] : [{ action: 'come-back' as const, time: to }]),
  ]),
  ...(visit?.leftAt ? [{ action: 'leave' as const, time: visit.leftAt }] : []),
];

/**
 * A visit that a person wrote, with check-ins at their times in it; null when they do not fit, or
 * when anything that it said would be lost.
 */
function visitWith(
  visit: VisitValue | null,
  checkIns: readonly TimedCheckIn[],
  { dayStartsAt }: Rules,
): VisitValue | null {
  const steps = stepsOf(visit);
  const all = [
    ...steps,
    ...checkIns.map((one): Step => ({ action: one.action, time: timeOf(one) })),
  ].toSorted(
    (one, other) => studyMinutes(one.time, dayStartsAt) - studyMinutes(other.time, dayStartsAt),
  );
  let after: VisitValue | null = null;
  for (const step of all) {
    after = visitAfterStep(after, step);
    if (after === null) return null;
  }
  const said = new Set(stepsOf(after).map(({ time }) => time));
  const keeps = steps.every(({ time }) => said.has(time));
  return keeps && after !== null && visitInOrder(after, dayStartsAt) ? after : null;
}

/** Check-ins beside what a person wrote: all together, or else each that fits. */
function fitIn(
  written: VisitValue | null,
  checkIns: readonly TimedCheckIn[],
  rules: Rules,
): Judgement {
  const all = visitWith(written, checkIns, rules);
  if (all !== null)
    return { visit: all, outcomes: new Map(checkIns.map(({ key }) => [key, 'written'])) };
  const outcomes = new Map<string, Outcome>();
  let visit = written;
  let waiting = checkIns.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length;
    for (const checkIn of waiting) {
      const after = visitWith(visit, [checkIn], rules);
      if (after === null) continue;
      outcomes.set(checkIn.key, 'written');
      visit = after;
    }
    waiting = waiting.filter(({ key }) => !outcomes.has(key));
  }
  for (const { key, action } of waiting)
    outcomes.set(key, visitState(visit) === AFTER[action] ? 'stood' : 'noted');
  return { visit, outcomes };
}

/**
 * Computes a student's visit from the day's check-ins. `known` came before, `fresh` come now, in
 * any order and from any device; all are in time. As long as only check-ins wrote the visit, they
 * count in order of the clock; a person's entry is never overwritten, and check-ins that fit beside
 * it count.
 */
export function judgeCheckIns({
  visit,
  known,
  fresh,
  settings,
}: {
  visit: VisitValue | null;
  known: readonly (TimedCheckIn & { written: boolean })[];
  fresh: readonly TimedCheckIn[];
  settings: Rules;
}): Judgement {
  if (sameVisit(visit, replay(known).visit)) return replay([...known, ...fresh]);
  const waiting = known.filter(({ written }) => !written);
  return fitIn(visit, [...waiting, ...fresh], settings);
}

/** The study day of a check-in, by the time it carries. */
export const dayOfCheckIn = (at: Date, settings: Pick<AttendanceSettings, 'dayStartsAt'>) =>
  studyDayAt(at, settings);

interface Facts {
  outcome: Outcome;
  /** Whether the day of the check-in is closed. */
  closed: boolean;
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
export function marksOf({ outcome, closed, at, now, seat, others, code }: Facts): CheckInMark[] {
  const says: Record<CheckInMark, boolean> = {
    together: others.some((other) => isTogether(at, other)),
    'no-seat': seat === null || seat === '',
    waited: now.getTime() - at.getTime() > WAITED_MS,
    'not-written': outcome === 'noted',
    'day-closed': closed,
    'code-again': code?.again === true,
    'code-wrong': code !== null && code.verdict !== 'good',
  };
  return CHECK_IN_MARKS.filter((mark) => says[mark]);
}
