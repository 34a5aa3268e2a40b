import { can, missingRightText, readOnlyText, type Right } from '@academy/domain/rights';
import type { Endpoint } from '@academy/domain/http';
import type { ManagerActor } from './actor';
import { Refusal } from '../errors/refusal';

/**
 * Refuses whoever signed in with a temporary password: nothing else is open until it is replaced.
 */
export function refuseTemporaryPassword({
  mustChangePassword,
}: Pick<ManagerActor, 'mustChangePassword'>): void {
  if (mustChangePassword) throw new Refusal('password-change-required');
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
  const ownAccount = allowedWith === 'temporary-password';
  if (!ownAccount) refuseTemporaryPassword(actor);
  if (needs !== undefined) {
    refuseWithout(actor, needs);
    return;
  }
  if (method !== 'GET' && !ownAccount && actor.role === 'READONLY_MANAGER')
    throw new Refusal('no-right', { text: readOnlyText });
}
