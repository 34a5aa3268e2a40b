import type { MockRefusal } from '../mock-texts';
import type { MockExam, OnSiteState } from '../schemas';

export type SeatDecision =
  | { allowed: true; onSiteState: OnSiteState }
  | { allowed: false; reason: MockRefusal };

type SeatCounts = Pick<MockExam, 'onSiteCapacity' | 'onSiteTaken' | 'waitingCount'>;

interface SeatRequest {
  /** The counts as they are under the exam's lock. */
  exam: SeatCounts & Pick<MockExam, 'allowOnSiteExam'>;
  wantsSeat: boolean;
  /** Stand in line when no seat is left, instead of being refused. */
  waitForSeat: boolean;
  /** What the registration has now; `none` for a new one. */
  current: OnSiteState;
}

/**
 * Seats that are left; null when there is no limit. Never below 0, also when a manager lowered the
 * capacity under what is taken.
 */
export const onSiteLeft = ({
  onSiteCapacity,
  onSiteTaken,
}: Pick<SeatCounts, 'onSiteCapacity' | 'onSiteTaken'>): number | null =>
  onSiteCapacity === null ? null : Math.max(0, onSiteCapacity - onSiteTaken);

/** How many may still register; null when there is no limit. Never below 0. */
export const capacityLeft = ({
  capacity,
  registered,
}: Pick<MockExam, 'capacity'> & { registered: number }): number | null =>
  capacity === null ? null : Math.max(0, capacity - registered);

/**
 * What becomes of a request to sit on site. A student with a seat or a place in line keeps it. A
 * free seat goes to the line first. The caller asks this under the exam's lock and counts in the
 * same transaction. See docs/product/mocks.md#seats.
 */
export function decideSeat({ exam, wantsSeat, waitForSeat, current }: SeatRequest): SeatDecision {
  if (!wantsSeat) return { allowed: true, onSiteState: 'none' };
  if (current !== 'none') return { allowed: true, onSiteState: current };
  if (!exam.allowOnSiteExam) return { allowed: false, reason: 'on-site-not-allowed' };
  const left = onSiteLeft(exam);
  if (left === null || (left > 0 && exam.waitingCount === 0))
    return { allowed: true, onSiteState: 'confirmed' };
  return waitForSeat
    ? { allowed: true, onSiteState: 'waiting' }
    : { allowed: false, reason: 'on-site-full' };
}

/**
 * How many from the front of the line move up to a seat now: after a cancellation, or after the
 * capacity was raised or lifted.
 */
export function seatsToPromote(counts: SeatCounts): number {
  const left = onSiteLeft(counts);
  return left === null ? counts.waitingCount : Math.min(left, counts.waitingCount);
}
