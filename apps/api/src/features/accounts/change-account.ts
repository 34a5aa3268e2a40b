import { decideAccountChange, type Account, type AccountChange } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import type { Db, Tx } from '../../db/database';
import { etagOf, refuseStale } from '../../http/writes/if-match';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { once, type KeyedCall } from '../../http/writes/once';
import { readFactor } from '../../shared/accounts/second-factor/second-factor-db';
import type { ManagersCall } from '../../shared/audit/manager-audit-db';
import {
  countOtherAdmins,
  lockAccounts,
  lockManager,
  readAccounts,
  type StoredManager,
} from './accounts-db';

/** The parts of a call about one account. */
export type AccountCall = ManagersCall &
  Pick<Call<never>, 'now' | 'reply'> & { params: { managerId: ManagerId } };

/** An account as it is then, with the way back where there is one. */
export type ChangedAccount = Account & { undo?: Undoable | null | undefined };
export type ChangeAccountCall = AccountCall & KeyedCall<ChangedAccount>;

/** What is asked, of the account as it is under the lock. */
type ChangeOf = (target: StoredManager, factor: { isSetUp: boolean }) => AccountChange;

async function oneAccount(tx: Tx, id: ManagerId, now: Date): Promise<Account> {
  const [account] = await readAccounts(tx, now, id);
  if (!account) throw new Refusal('not-found');
  return account;
}

/**
 * Locks an account for a change that the rule allows: it decides under the lock, so that of two
 * admins who remove each other at the same moment one stays.
 */
export async function lockForChange(
  tx: Tx,
  { actor, now, params: { managerId }, request }: AccountCall,
  change: ChangeOf,
): Promise<StoredManager> {
  await lockAccounts(tx);
  const target = await lockManager(tx, managerId);
  if (!target) throw new Refusal('not-found');
  refuseStale(request.headers['if-match'], {
    version: target.version,
    current: await oneAccount(tx, managerId, now),
  });
  const factor = await readFactor(tx, managerId);
  const decision = decideAccountChange({
    change: change(target, { isSetUp: (factor?.confirmedAt ?? null) !== null }),
    target,
    actorId: actor.managerId,
    otherAdmins: await countOtherAdmins(tx, managerId),
  });
  if (!decision.allowed) throw new Refusal(decision.reason);
  return target;
}

/** Does one change to one account, once for a key; answered with the account as it is then. */
export async function changeAccount(
  db: Db,
  call: ChangeAccountCall,
  change: ChangeOf,
  work: (tx: Tx, target: StoredManager) => Promise<Undoable | void>,
): Promise<ChangedAccount> {
  const again = (tx: Tx) => oneAccount(tx, call.params.managerId, call.now);
  const account = await once(db, { ...call, again }, async (tx) => {
    const undo = await work(tx, await lockForChange(tx, call, change));
    return { ...(await again(tx)), undo: undo ?? null };
  });
  call.reply.header('etag', etagOf(account.version));
  return account;
}
