import {
  accountRefusalText,
  accountSchema,
  decideAccountChange,
  type AccountChange,
} from '@academy/domain/accounts';
import { managerIdSchema } from '@academy/domain/ids';
import { signedOutText, type Undoable } from '@academy/domain/operations';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database';
import { forgetSessionsOf, revokeSessionsOf } from '../../shared/accounts/sessions-db';
import type { ManagerEntry } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  restoring,
  type UndoCall,
  type Undoer,
} from '../../shared/operations-db';
import {
  countOtherAdmins,
  lockAccounts,
  lockManager,
  updateManager,
  type StoredManager,
} from './accounts-db';

const grantsSchema = z.pick(accountSchema, { name: true, role: true, areas: true, status: true });
type Grants = z.output<typeof grantsSchema>;

export const grantsOf = ({ name, role, areas, status }: StoredManager): Grants => ({
  name,
  role,
  areas,
  status,
});

/** Keeps a change of an account, which stood as `target`. */
export function recordAccount(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  target: StoredManager,
  changes: Partial<Grants>,
): Promise<Undoable> {
  const before = grantsOf(target);
  return recordOperation(
    tx,
    { kind: 'accounts.change', by: actor.managerId, at: now, label: target.name },
    [{ entity: 'account', id: target.id, before, after: { ...before, ...changes } }],
  );
}

/** Going back is a change like any other: the last admin stays, and no account locks itself out. */
const changeBack = (now: Grants, back: Grants): AccountChange =>
  now.status === back.status
    ? { kind: 'edit', role: back.role }
    : { kind: back.status === 'ACTIVE' ? 'enable' : 'disable' };

/** The accounts that are taken back, as they stand. */
async function lockAll(tx: Tx, ids: readonly string[]) {
  await lockAccounts(tx);
  const rows = new Map<string, StoredManager>();
  for (const id of ids) {
    const row = await lockManager(tx, managerIdSchema.parse(id));
    if (row) rows.set(id, row);
  }
  return rows;
}

/**
 * Takes back what an admin changed of an account: name, role, areas, or that it was stopped or
 * started. Logins that ended stay so, which is reported.
 */
export const undoAccounts: Undoer = async (tx, call, operation) => {
  const { actor, now } = call;
  const entries: ManagerEntry[] = [];
  let rows = new Map<string, StoredManager>();
  const started = new Set<string>();
  const accounts = restoring<Grants>({
    parse: (kept) => grantsSchema.parse(kept),
    async read(on, ids) {
      rows = await lockAll(on, ids);
      return new Map([...rows].map(([id, row]) => [id, grantsOf(row)]));
    },
    async blocked(on, { restore }) {
      const reasons = new Map<string, string>();
      for (const { id, value } of restore) {
        const target = rows.get(id);
        if (!target || !value) continue;
        const decision = decideAccountChange({
          change: changeBack(grantsOf(target), value),
          target,
          actorId: actor.managerId,
          otherAdmins: await countOtherAdmins(on, target.id),
        });
        if (!decision.allowed) reasons.set(id, accountRefusalText(decision.reason));
      }
      return reasons;
    },
    async write(on, changes) {
      for (const { id, value } of changes) {
        const target = rows.get(id);
        if (!target || !value) continue;
        const login = { side: 'manager', subject: target.id } as const;
        await updateManager(on, target, value, now);
        if (value.status === 'DISABLED') await revokeSessionsOf(on, login, 'account-disabled', now);
        else await forgetSessionsOf(on, login, now);
        if (target.status === 'DISABLED') started.add(id);
        entries.push({
          action: 'undo-accounts',
          entity: 'account',
          entityId: target.id,
          subject: target.name,
          before: grantsOf(target),
          after: value,
        });
      }
    },
    label: ({ name }) => name,
  });
  const result = await restoreEntries(tx, operation, { account: accounts });
  await auditUndo(tx, call, operation, 'undo-accounts', result, entries);
  await notify(tx, { topic: 'accounts' });
  return { ...result, ...(started.size > 0 && { notes: [signedOutText] }) };
};
