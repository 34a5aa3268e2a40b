import type { StudentStatus } from '../identity';
import { numberBlockedBy } from '../students';
import { clampDay, shiftDay, type CalendarDay } from '../time';
import type { MoveProblem, MoveState } from './move-states';

/** How far ahead a move is planned at most, in days. */
export const MOVE_AHEAD_DAYS = 90;

/** The days (KST) on which a student can be planned to begin at the new branch. */
export const moveDays = (today: CalendarDay): { first: CalendarDay; last: CalendarDay } => ({
  first: today,
  last: shiftDay(today, MOVE_AHEAD_DAYS),
});

export function isMoveDay(day: CalendarDay, today: CalendarDay): boolean {
  const { first, last } = moveDays(today);
  return clampDay(day, first, last) === day;
}

/**
 * The last day at the old branch: the one before, or the same one when the move was planned for the
 * day on which it was asked for, because that day has begun at the old branch.
 */
export const lastDayBefore = (day: CalendarDay, plannedOn: CalendarDay): CalendarDay =>
  day <= plannedOn ? day : shiftDay(day, -1);

/**
 * Until when the old branch keeps the meals of who goes: the last day, or yesterday when the move
 * is carried out later than planned, since what was eaten is eaten.
 */
export function mealsKeptUntil(lastDay: CalendarDay, today: CalendarDay): CalendarDay {
  const yesterday = shiftDay(today, -1);
  return lastDay > yesterday ? lastDay : yesterday;
}

/** One thing at one branch; each may be done again. */
export type MoveStep = 'announce' | 'prepare' | 'let-go' | 'arrive' | 'withdraw';

const steps: Partial<Record<MoveState, MoveStep>> = {
  planned: 'announce',
  announced: 'prepare',
  prepared: 'let-go',
  left: 'arrive',
  cancelling: 'withdraw',
};

/** What is to be done next; nothing before the day, and nothing when it is over. */
export function nextMoveStep(
  { state, day }: { state: MoveState; day: CalendarDay },
  today: CalendarDay,
): MoveStep | undefined {
  return state === 'announced' && day > today ? undefined : steps[state];
}

/** Whether the office can still take it back: until the old branch let go. */
export const isMoveRevocable = (state: MoveState): boolean =>
  state === 'planned' || state === 'announced' || state === 'prepared';

/** Whether it is over, one way or the other. */
export const isMoveOver = (state: MoveState): boolean => state === 'done' || state === 'cancelled';

interface Holder {
  name: string;
  status: StudentStatus;
}

/** How a new branch takes a student in, whom others there may share a number with. */
type TakingIn<H extends Holder> =
  | { kind: 'new' }
  /** They were here before. */
  | { kind: 'returns'; as: H }
  | { kind: 'refused'; problem: MoveProblem };

/**
 * Who has the same name and number is the same person: who left goes on where they left, and who
 * did not leave cannot come a second time. Another's number is refused unless siblings share it.
 */
export function takingIn<H extends Holder>(
  student: { name: string },
  holders: readonly H[],
  rules: { shared: boolean },
): TakingIn<H> {
  const same = holders.find(({ name }) => name === student.name);
  if (same)
    return same.status === 'LEFT'
      ? { kind: 'returns', as: same }
      : { kind: 'refused', problem: 'student-there' };
  return numberBlockedBy(student, holders, rules)
    ? { kind: 'refused', problem: 'number-taken' }
    : { kind: 'new' };
}
