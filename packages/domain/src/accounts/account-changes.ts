import type { AccountRefusal } from './account-texts';
import type { ManagerId } from '../ids';
import type { ManagerRole } from '../rights/role-schema';
import type { Area } from '../rights/areas';
import { defaultAreas } from '../rights/rights';
import type { AccountStatus } from './schemas';

/** What an admin does to an account. */
export type AccountChange =
  | { kind: 'approve' }
  | { kind: 'reject' }
  | { kind: 'edit'; role: ManagerRole }
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'sign-out' }
  | { kind: 'temporary-password' }
  | { kind: 'reset-second-factor'; isSetUp: boolean };

export type AccountDecision = { allowed: true } | { allowed: false; reason: AccountRefusal };

interface Request {
  change: AccountChange;
  target: { id: ManagerId; role: ManagerRole; status: AccountStatus };
  /** The admin who asks. */
  actorId: ManagerId;
  /** How many accounts beside the target are admins in use, counted under a lock. */
  otherAdmins: number;
}

const NEEDED: Record<
  AccountChange['kind'],
  { status: AccountStatus; reason: AccountRefusal } | null
> = {
  approve: { status: 'PENDING', reason: 'account-not-pending' },
  reject: { status: 'PENDING', reason: 'account-not-pending' },
  edit: null,
  disable: { status: 'ACTIVE', reason: 'account-not-active' },
  enable: { status: 'DISABLED', reason: 'account-not-disabled' },
  'sign-out': { status: 'ACTIVE', reason: 'account-not-active' },
  'temporary-password': { status: 'ACTIVE', reason: 'account-not-active' },
  'reset-second-factor': null,
};

const takesAdmin = (change: AccountChange, { role, status }: Request['target']) =>
  role === 'ADMIN' &&
  status === 'ACTIVE' &&
  (change.kind === 'disable' || (change.kind === 'edit' && change.role !== 'ADMIN'));

/**
 * Whether an admin may change an account: the state must fit, the last active admin stays, and
 * admins cannot lock themselves out: another admin changes their role and status, their own
 * password and second factor are changed under 내 계정. See docs/product/accounts.md#changing.
 */
export function decideAccountChange({
  change,
  target,
  actorId,
  otherAdmins,
}: Request): AccountDecision {
  const needed = NEEDED[change.kind];
  if (needed !== null && target.status !== needed.status)
    return { allowed: false, reason: needed.reason };
  if (takesAdmin(change, target) && otherAdmins === 0)
    return { allowed: false, reason: 'last-admin' };
  if (change.kind === 'reset-second-factor' && !change.isSetUp)
    return { allowed: false, reason: 'account-without-second-factor' };
  const ownLock =
    takesAdmin(change, target) ||
    change.kind === 'disable' ||
    change.kind === 'temporary-password' ||
    change.kind === 'reset-second-factor';
  if (target.id === actorId && ownLock) return { allowed: false, reason: 'own-account' };
  return { allowed: true };
}

/**
 * What a signup becomes: the very first account is the admin, every other one waits. `existing`
 * counts all accounts, under a lock.
 */
export const newAccount = (
  existing: number,
): { role: ManagerRole; status: AccountStatus; areas: Area[] } =>
  existing === 0
    ? { role: 'ADMIN', status: 'ACTIVE', areas: defaultAreas('ADMIN') }
    : { role: 'MANAGER', status: 'PENDING', areas: defaultAreas('MANAGER') };
