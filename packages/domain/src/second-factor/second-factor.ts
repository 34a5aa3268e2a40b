import type { ManagerRole } from '../rights/role-schema';
import type { SecondFactorPolicy } from './schemas';

/** A code of the authenticator app holds for this long (RFC 6238). */
const STEP_MS = 30_000;

/** How many steps a phone's clock may be off, to either side. */
export const STEP_WINDOW = 1;

/** How long a QR code waits to be confirmed, in minutes. */
const SET_UP_MINUTES = 30;

/** The time step of a moment, counted from the epoch. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/**
 * Whether a code of this step may still be used: each code opens once, and none from before it
 * afterwards.
 */
export const isFreshStep = (step: number, lastStep: number | null): boolean =>
  lastStep === null || step > lastStep;

/** Whether a QR code that was begun then may still be confirmed; the last minute is over. */
export const isSetUpOpen = (begunAt: Date, now: Date): boolean =>
  now.getTime() < begunAt.getTime() + SET_UP_MINUTES * 60_000;

/** How long the code that turned it on may be sent again, because its answer was lost. */
const LOST_ANSWER_MS = 90_000;

/** Whether a confirmation is the one of a moment ago, sent again: its codes were not seen. */
export const isSameConfirmation = (
  { confirmedAt, lastStep }: { confirmedAt: Date; lastStep: number | null },
  { step, now }: { step: number; now: Date },
): boolean => step === lastStep && now.getTime() - confirmedAt.getTime() <= LOST_ANSWER_MS;

/**
 * What an account owes beside its password: nothing, a code at the login, or to set the factor up
 * before anything else. What was set up is kept while the academy asks for nothing.
 */
export function secondFactorDuty({
  policy,
  role,
  isSetUp,
}: {
  policy: SecondFactorPolicy;
  role: ManagerRole;
  isSetUp: boolean;
}): 'none' | 'code' | 'set-up' {
  if (policy === 'OFF') return 'none';
  if (isSetUp) return 'code';
  return policy === 'ADMINS' && role === 'ADMIN' ? 'set-up' : 'none';
}
