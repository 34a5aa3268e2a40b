import { clockTime, formatClock, isClockTime, type CalendarDay, type ClockTime } from '../../time';
import type { Visit, VisitEdit, VisitValue } from '../schemas';
import { AHEAD_MS } from '../marks/mark-ahead';
import { studyDayAt } from '../settings/settings';
import { studyMinutes } from './study-minutes';

/** 등원, 외출, 복귀, 하원. */
export const VISIT_ACTIONS = ['arrive', 'go-out', 'come-back', 'leave'] as const;
export type VisitAction = (typeof VISIT_ACTIONS)[number];

export type VisitState = 'not-here' | 'here' | 'out' | 'left';

const NOTHING: VisitValue = { arrivedAt: null, leftAt: null, outings: [] };

/** Only what a visit says: the rest of it is the server's. */
export function visitValueOf(visit: VisitValue | null): VisitValue {
  const { arrivedAt, leftAt, outings } = visit ?? NOTHING;
  return { arrivedAt, leftAt, outings };
}

/** Where a student is by what was written down. */
export function visitState(visit: VisitValue | null): VisitState {
  const { arrivedAt, leftAt, outings } = visit ?? NOTHING;
  if (arrivedAt === null) return 'not-here';
  if (leftAt !== null) return 'left';
  return outings.at(-1)?.to === null ? 'out' : 'here';
}

const ALLOWED: Readonly<Record<VisitState, readonly VisitAction[]>> = {
  'not-here': ['arrive'],
  here: ['go-out', 'leave'],
  out: ['come-back', 'leave'],
  left: ['arrive'],
};

/** The actions that a student's state allows, in the order of their buttons. */
export const visitActions = (visit: VisitValue | null): readonly VisitAction[] =>
  ALLOWED[visitState(visit)];

/**
 * What an action at `time` makes of a visit; null when the state does not allow it. Who leaves
 * while out does not come back; who comes again after leaving was out in between.
 */
export function visitAfter(
  visit: VisitValue | null,
  action: VisitAction,
  time: ClockTime,
): VisitValue | null {
  const now = visit ?? NOTHING;
  if (!visitActions(now).includes(action)) return null;
  const last = now.outings.at(-1);
  switch (action) {
    case 'arrive':
      return now.leftAt === null
        ? { ...now, arrivedAt: time }
        : { ...now, leftAt: null, outings: [...now.outings, { from: now.leftAt, to: time }] };
    case 'go-out':
      return { ...now, outings: [...now.outings, { from: time, to: null }] };
    case 'come-back':
      return last
        ? { ...now, outings: [...now.outings.slice(0, -1), { ...last, to: time }] }
        : null;
    case 'leave':
      return last?.to === null
        ? { ...now, outings: now.outings.slice(0, -1), leftAt: last.from }
        : { ...now, leftAt: time };
  }
}

/** Whether two visits say the same. */
export const sameVisit = (one: VisitValue | null, other: VisitValue | null): boolean => {
  const said = ({ arrivedAt, leftAt, outings }: VisitValue) =>
    JSON.stringify([arrivedAt, leftAt, outings.map(({ from, to }) => [from, to])]);
  return said(one ?? NOTHING) === said(other ?? NOTHING);
};

/** As for a cell: an edit applies only to the version that its author saw. */
export function decideVisit(current: Visit | null, edit: VisitEdit): 'write' | 'same' | 'conflict' {
  if (sameVisit(current, edit)) return 'same';
  return (current?.version ?? 0) === edit.base ? 'write' : 'conflict';
}

/** The times that a visit names, in the order in which they should follow each other. */
const timesOf = ({ arrivedAt, leftAt, outings }: VisitValue): ClockTime[] =>
  [arrivedAt, ...outings.flatMap(({ from, to }) => [from, to]), leftAt].filter(
    (time): time is ClockTime => time !== null && isClockTime(time),
  );

/**
 * Whether the times of a visit follow each other within the study day: came, out and back in turn,
 * left.
 */
export function visitInOrder(
  { arrivedAt, leftAt, outings }: VisitValue,
  dayStartsAt: ClockTime,
): boolean {
  if (arrivedAt === null) return leftAt === null && outings.length === 0;
  if (outings.slice(0, -1).some(({ to }) => to === null)) return false;
  const times = timesOf({ arrivedAt, leftAt, outings }).map((time) =>
    studyMinutes(time, dayStartsAt),
  );
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
}

/** Whether a visit lies in the future: an arrival, outing or departure later than now. */
export function visitInFuture(
  visit: VisitValue,
  date: CalendarDay,
  now: Date,
  settings: { dayStartsAt: ClockTime },
): boolean {
  const times = timesOf(visit);
  const latest = new Date(now.getTime() + AHEAD_MS);
  const today = studyDayAt(latest, settings);
  if (date !== today) return date > today && times.length > 0;
  const minute = (time: ClockTime) => studyMinutes(time, settings.dayStartsAt);
  return times.some((time) => minute(time) > minute(clockTime(formatClock(latest))));
}

/** How long a student was out in all, in minutes; an outing that lasts counts to `until`. */
export const outingMinutes = (
  { outings }: VisitValue,
  dayStartsAt: ClockTime,
  until: ClockTime,
): number =>
  outings.reduce(
    (sum, { from, to }) =>
      sum + Math.max(0, studyMinutes(to ?? until, dayStartsAt) - studyMinutes(from, dayStartsAt)),
    0,
  );
