import {
  accountRefusalText,
  decideAccountChange,
  type AccountChange,
} from '@academy/domain/accounts';
import { signedOutText, type Undoable } from '@academy/domain/operations';
import type { Tx } from '../../db/database';
import { forgetSessionsOf, revokeSessionsOf } from '../../shared/accounts/sessions-db';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import type { KeptRow } from '../../shared/operations/kept-rows-db';
import type { RowChange } from '../../shared/operations/stored-rows-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';
import { restoringRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { countOtherAdmins, keptAccounts, lockAccounts, type StoredManager } from './accounts-db';

type Kept = KeptRow<typeof keptAccounts>;

export const grantsOf = ({
  name,
  role,
  areas,
  branches,
  status,
}: Pick<StoredManager, 'name' | 'role' | 'areas' | 'branches' | 'status'>) => ({
  name,
  role,
  areas,
  branches,
  status,
});

/** Keeps what happens to an account from here on. */
export async function watchAccount(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  { id, name }: StoredManager,
): Promise<() => Promise<Undoable>> {
  const changes = await watchRows(tx, keptAccounts, [id]);
  return async () =>
    recordOperation(
      tx,
      { kind: 'accounts.change', by: actor.managerId, at: now, label: name },
      await changes(),
    );
}

/** Going back is a change like any other: the last admin stays, and no account locks itself out. */
const changeBack = (now: Kept, back: Kept): AccountChange =>
  now.status === back.status
    ? { kind: 'edit', role: back.role }
    : { kind: back.status === 'ACTIVE' ? 'enable' : 'disable' };

/** Those that cannot go back, each with the rule's reason. */
async function refused(
  tx: Tx,
  { actor }: UndoCall,
  changes: readonly RowChange<Kept>[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const { id, now, back } of changes) {
    if (!now || !back) continue;
    const decision = decideAccountChange({
      change: changeBack(now, back),
      target: now,
      actorId: actor.managerId,
      otherAdmins: await countOtherAdmins(tx, now.id),
    });
    if (!decision.allowed) reasons.set(id, accountRefusalText(decision.reason));
  }
  return reasons;
}

/**
 * Takes back what an admin changed of an account: name, role, areas, branches, or that it was
 * stopped or started. Logins that ended stay so, which is reported.
 */
export const undoAccounts: Undoer = async (tx, call, operation) => {
  const entries: ManagerEntry[] = [];
  const started = new Set<string>();
  await lockAccounts(tx);
  const result = await restoreEntries(tx, operation, {
    [keptAccounts.entity]: restoringRows(keptAccounts, call, {
      blocked: (on, changes) => refused(on, call, changes),
      async follows(on, changes) {
        for (const { now, back } of changes) {
          if (!now || !back) continue;
          const login = { side: 'manager', subject: now.id } as const;
          if (back.status === 'DISABLED')
            await revokeSessionsOf(on, login, 'account-disabled', call.now);
          else await forgetSessionsOf(on, login, call.now);
          if (now.status === 'DISABLED') started.add(now.id);
          entries.push({
            action: 'undo-accounts',
            entity: 'account',
            entityId: now.id,
            subject: now.name,
            before: grantsOf(now),
            after: grantsOf(back),
          });
        }
      },
      label: ({ name }) => name,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-accounts', result, entries);
  await notify(tx, { topic: 'accounts' });
  return { ...result, ...(started.size > 0 && { notes: [signedOutText] }) };
};
