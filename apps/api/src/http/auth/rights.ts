import { can, missingRightText, readOnlyText, type Right } from '@academy/domain/rights';
import type { Endpoint } from '@academy/domain/http';
import type { ManagerActor } from './actor';
import type { OpenDuties } from './sessions';
import { Refusal } from '../errors/refusal';

/**
 * Refuses an account that owes something first: a temporary password is replaced, then a second
 * factor set up, before anything else is open.
 */
export function refuseWithDuties(
  { mustChangePassword, mustSetUpSecondFactor }: OpenDuties,
  allowedWith?: Endpoint['allowedWith'],
): void {
  if (allowedWith === 'temporary-password') return;
  if (mustChangePassword) throw new Refusal('password-change-required');
  if (mustSetUpSecondFactor && allowedWith !== 'missing-factor')
    throw new Refusal('second-factor-setup-required');
}

/** Refuses a manager whose account lacks a right, and says which (403 `no-right`). */
export function refuseWithout(actor: ManagerActor, needs: Right): void {
  if (!can(actor, needs))
    throw new Refusal('no-right', {
      text: missingRightText(needs, actor.role),
      extra: { needs },
    });
}

/**
 * Refuses a manager whose account lacks the right that an endpoint needs, and says which (403
 * `no-right`). A write that names no right is closed to those who only read, unless it is about
 * one's own account: a new endpoint that forgets its right stays on the safe side.
 */
export function refuseMissingRight(
  { method, needs, allowedWith }: Pick<Endpoint, 'method' | 'needs' | 'allowedWith'>,
  actor: ManagerActor,
): void {
  refuseWithDuties(actor, allowedWith);
  if (needs !== undefined) {
    refuseWithout(actor, needs);
    return;
  }
  if (method !== 'GET' && allowedWith === undefined && actor.role === 'READONLY_MANAGER')
    throw new Refusal('no-right', { text: readOnlyText });
}
