import {
  checkPasswordChange,
  type accountEndpoints,
  accountFieldTexts,
} from '@academy/domain/accounts';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { hashPassword, isPassword } from '../../shared/accounts/passwords';
import { revokeSessionsOf } from '../../shared/accounts/sessions-db';
import { lockManager, readPassword, updateManager } from './accounts-db';
import type { AccountDeps } from './account-deps';

const done = { success: true as const };
const refuseWrong = () => refuseFields({ currentPassword: accountFieldTexts.wrongPassword });

/**
 * One's own new password. Every other login of the account ends: a person who knew the old password
 * is out, this browser stays in.
 */
export async function changeOwnPassword(
  { db, ownBudget }: AccountDeps,
  call: Call<typeof accountEndpoints.changeOwnPassword>,
) {
  const {
    actor: { managerId, sessionId },
    body,
    now,
  } = call;
  refuseFields(checkPasswordChange(body));
  await ownBudget.take(managerId, now);
  const stored = await readPassword(db, managerId);
  const before = stored?.passwordHash;
  if (!(await isPassword(body.currentPassword, before))) {
    // Asked again because the answer was lost: it is the current one already. No key tells it,
    // because no digest of a typed password is kept.
    if (!stored?.mustChangePassword && (await isPassword(body.newPassword, before))) return done;
    refuseWrong();
  }
  await ownBudget.right(managerId);
  const passwordHash = await hashPassword(body.newPassword);
  await transact(db, async (tx) => {
    const manager = await lockManager(tx, managerId);
    if (!manager) throw new Refusal('session-expired');
    // An admin gave a temporary one meanwhile: what was typed is not the current password any more.
    if (manager.passwordHash !== before) refuseWrong();
    await updateManager(
      tx,
      manager,
      { passwordHash, mustChangePassword: false, temporaryUntil: null },
      now,
    );
    const count = await revokeSessionsOf(
      tx,
      { side: 'manager', subject: managerId, except: sessionId },
      'password-changed',
      now,
    );
    await auditManager(tx, call, {
      action: 'change-own-password',
      entity: 'account',
      entityId: managerId,
      subject: manager.name,
      after: { count },
    });
  });
  return done;
}
