import { AREAS, type Area } from '@academy/domain/rights';
import {
  MANAGER_NAME_LIMIT,
  type accountEndpoints,
  accountFieldTexts,
} from '@academy/domain/accounts';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { forgetSessionsOf } from '../../shared/accounts/sessions-db';
import type { Branches } from '../../shared/branches/branches';
import type { AccountDeps } from './account-deps';
import { updateManager } from './accounts-db';
import { changeAccount } from './change-account';
import { grantsOf, watchAccount } from './undo-accounts';

/** Each once, in the order in which they are listed. */
const tidied = (areas: readonly Area[]): Area[] => AREAS.filter((area) => areas.includes(area));

/** Those of this office, each once; at an academy that is none there is nothing to give. */
const knownOf = (own: Branches | undefined, slugs: readonly string[]): string[] =>
  (own?.all() ?? []).map(({ slug }) => slug).filter((slug) => slugs.includes(slug));

const nameProblem = (name: string): string | undefined =>
  name === '' || Array.from(name).length > MANAGER_NAME_LIMIT ? accountFieldTexts.name : undefined;

/** Lets a signup in, with a role and areas. */
export const approveAccount = (db: Db, call: Call<typeof accountEndpoints.approveAccount>) =>
  changeAccount(
    db,
    call,
    () => ({ kind: 'approve' }),
    async (tx, target) => {
      const { actor, body, now } = call;
      const after = { status: 'ACTIVE' as const, role: body.role, areas: tidied(body.areas) };
      await updateManager(
        tx,
        target,
        { ...after, approvedAt: now, approvedBy: actor.managerId },
        now,
      );
      await auditManager(tx, call, {
        action: 'approve-account',
        entity: 'account',
        entityId: target.id,
        subject: target.name,
        before: grantsOf(target),
        after: { ...grantsOf(target), ...after },
      });
    },
  );

/**
 * Changes name, role, areas or branches. What the account may do from now on holds at its next
 * request, on every device.
 */
export async function editAccount(
  { db, branches: own }: Pick<AccountDeps, 'db' | 'branches'>,
  call: Call<typeof accountEndpoints.editAccount>,
) {
  const {
    body: { name: typed, role, areas, branches },
    now,
  } = call;
  const name = typed?.trim();
  if (name !== undefined) refuseFields({ name: nameProblem(name) });
  return changeAccount(
    db,
    call,
    (target) => ({ kind: 'edit', role: role ?? target.role }),
    async (tx, target) => {
      const before = grantsOf(target);
      const after = {
        ...before,
        ...(name !== undefined && { name }),
        ...(role && { role }),
        ...(areas && { areas: tidied(areas) }),
        ...(branches && { branches: knownOf(own, branches) }),
      };
      const record = await watchAccount(tx, call, target);
      await updateManager(tx, target, after, now);
      await forgetSessionsOf(tx, { side: 'manager', subject: target.id }, now);
      await auditManager(tx, call, {
        action: 'edit-account',
        entity: 'account',
        entityId: target.id,
        subject: target.name,
        before,
        after,
      });
      return record();
    },
  );
}
