import {
  decideAccountChange,
  type Account,
  type AccountChange,
  accountRefusalText,
} from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';

/**
 * Why an admin cannot change an account like this, by the rule that the server asks too; undefined
 * when they can.
 */
export function whyNot(
  change: AccountChange,
  target: Account,
  { accounts, actorId }: { accounts: readonly Account[]; actorId: ManagerId },
): string | undefined {
  const otherAdmins = accounts.filter(
    ({ id, role, status }) => id !== target.id && role === 'ADMIN' && status === 'ACTIVE',
  ).length;
  const decision = decideAccountChange({ change, target, actorId, otherAdmins });
  return decision.allowed ? undefined : accountRefusalText(decision.reason);
}
