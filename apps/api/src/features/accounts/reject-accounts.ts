import { decideAccountChange, type accountEndpoints } from '@academy/domain/accounts';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { once } from '../../http/writes/once';
import type { Call } from '../../http/serve';
import { auditManager, type ManagerEntry } from '../../shared/audit/manager-audit-db';
import { deleteManagers, lockAccounts, lockManagers, type StoredManager } from './accounts-db';
import { lockForChange } from './change-account';

const entryOf = ({ id, name, username, status }: StoredManager): ManagerEntry => ({
  action: 'reject-account',
  entity: 'account',
  entityId: id,
  subject: name,
  before: { name, username, status },
});

/**
 * Turns a signup down. It leaves no account behind: the ID is free again, the log keeps that it was
 * asked for.
 */
export function rejectAccount(db: Db, call: Call<typeof accountEndpoints.rejectAccount>) {
  return once(db, call, async (tx) => {
    const target = await lockForChange(tx, call, () => ({ kind: 'reject' }));
    await deleteManagers(tx, [target.id]);
    await auditManager(tx, call, entryOf(target));
    return { success: true as const };
  });
}

/**
 * Turns down many signups at once; an account that another admin decided about stays.
 * With none left that waits, the call is refused.
 */
export function rejectAccounts(db: Db, call: Call<typeof accountEndpoints.rejectAccounts>) {
  const {
    actor: { managerId: actorId },
    body: { managerIds },
  } = call;
  return once(db, call, async (tx) => {
    await lockAccounts(tx);
    const waiting = (await lockManagers(tx, managerIds)).filter(
      (target) =>
        // Which admins there are does not matter: a signup that waits is none of them.
        decideAccountChange({ change: { kind: 'reject' }, target, actorId, otherAdmins: 0 })
          .allowed,
    );
    if (waiting.length === 0) throw new Refusal('account-not-pending');
    const rejected = waiting.map(({ id }) => id);
    await deleteManagers(tx, rejected);
    await auditManager(tx, call, waiting.map(entryOf));
    return { rejected, skipped: managerIds.filter((id) => !rejected.includes(id)) };
  });
}
