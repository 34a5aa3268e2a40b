import { decideAccountChange, type Account, type AccountChange } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import type { Db, Tx } from '../../db/database';
import { etagOf, refuseStale } from '../../http/if-match';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import type { ManagersCall } from '../../shared/manager-audit-db';
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

async function oneAccount(tx: Tx, id: ManagerId, now: Date): Promise<Account> {
  const [account] = await readAccounts(tx, now, id);
  if (!account) throw new Refusal(404, 'not-found');
  return account;
}

/**
 * Does one change to one account in one transaction: the rule decides under the lock, so that of
 * two admins who remove each other at the same moment one stays.
 */
export async function withAccount<T>(
  db: Db,
  { actor, now, params: { managerId }, request }: AccountCall,
  change: (target: StoredManager) => AccountChange,
  work: (tx: Tx, target: StoredManager) => Promise<T>,
): Promise<T> {
  return transact(db, async (tx) => {
    await lockAccounts(tx);
    const target = await lockManager(tx, managerId);
    if (!target) throw new Refusal(404, 'not-found');
    refuseStale(request.headers['if-match'], {
      version: target.version,
      current: await oneAccount(tx, managerId, now),
    });
    const decision = decideAccountChange({
      change: change(target),
      target,
      actorId: actor.managerId,
      otherAdmins: await countOtherAdmins(tx, managerId),
    });
    if (!decision.allowed) throw new Refusal(409, decision.reason);
    return work(tx, target);
  });
}

/** The same, answered with the account as it stands afterwards. */
export async function changeAccount(
  db: Db,
  call: AccountCall,
  change: (target: StoredManager) => AccountChange,
  work: (tx: Tx, target: StoredManager) => Promise<void>,
): Promise<Account> {
  const account = await withAccount(db, call, change, async (tx, target) => {
    await work(tx, target);
    return oneAccount(tx, target.id, call.now);
  });
  call.reply.header('etag', etagOf(account.version));
  return account;
}
