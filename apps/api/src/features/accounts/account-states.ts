import {
  TEMPORARY_PASSWORD_BYTES,
  TEMPORARY_PASSWORD_HOURS,
  temporaryPassword,
  type accountEndpoints,
} from '@academy/domain/accounts';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { hashPassword } from '../../shared/accounts/passwords';
import { deleteFactor } from '../../shared/accounts/second-factor/second-factor-db';
import { revokeSessionsOf } from '../../shared/accounts/sessions-db';
import { updateManager, type StoredManager } from './accounts-db';
import { changeAccount, lockForChange, type ChangeAccountCall } from './change-account';
import { watchAccount } from './undo-accounts';

const HOUR_MS = 3_600_000;
const entryOf = ({ id, name }: StoredManager) => ({
  entity: 'account',
  entityId: id,
  subject: name,
});
const loginsOf = ({ id }: StoredManager) => ({ side: 'manager' as const, subject: id });

/** Stops an account: every login of it ends at once. */
export const disableAccount = (db: Db, call: ChangeAccountCall) =>
  changeAccount(
    db,
    call,
    () => ({ kind: 'disable' }),
    async (tx, target) => {
      const record = await watchAccount(tx, call, target);
      await updateManager(tx, target, { status: 'DISABLED' }, call.now);
      await revokeSessionsOf(tx, loginsOf(target), 'account-disabled', call.now);
      await auditManager(tx, call, {
        ...entryOf(target),
        action: 'disable-account',
        before: { status: target.status },
        after: { status: 'DISABLED' },
      });
      return record();
    },
  );

export const enableAccount = (db: Db, call: ChangeAccountCall) =>
  changeAccount(
    db,
    call,
    () => ({ kind: 'enable' }),
    async (tx, target) => {
      const record = await watchAccount(tx, call, target);
      await updateManager(tx, target, { status: 'ACTIVE' }, call.now);
      await auditManager(tx, call, {
        ...entryOf(target),
        action: 'enable-account',
        before: { status: target.status },
        after: { status: 'ACTIVE' },
      });
      return record();
    },
  );

/** 모든 기기에서 로그아웃: the password stays, every login ends. */
export const signOutAccount = (db: Db, call: ChangeAccountCall) =>
  changeAccount(
    db,
    call,
    () => ({ kind: 'sign-out' }),
    async (tx, target) => {
      const count = await revokeSessionsOf(tx, loginsOf(target), 'signed-out-by-admin', call.now);
      await auditManager(tx, call, {
        ...entryOf(target),
        action: 'sign-out-account',
        after: { count },
      });
    },
  );

/**
 * 2단계 인증 초기화: for a lost phone. Every login ends, because the person with the phone may be the
 * reason for it.
 */
export const resetSecondFactor = (db: Db, call: ChangeAccountCall) =>
  changeAccount(
    db,
    call,
    (_target, { isSetUp }) => ({ kind: 'reset-second-factor', isSetUp }),
    async (tx, target) => {
      await deleteFactor(tx, target.id);
      await revokeSessionsOf(tx, loginsOf(target), 'second-factor-reset', call.now);
      await auditManager(tx, call, { ...entryOf(target), action: 'reset-second-factor' });
    },
  );

/**
 * Gives an account a password for one day that opens nothing but the change to an own one. It
 * is in this answer and nowhere else; the account's logins end, because the person with them may
 * be the reason for it.
 */
export async function issueTemporaryPassword(
  db: Db,
  call: Call<typeof accountEndpoints.issueTemporaryPassword>,
) {
  const { now } = call;
  const password = temporaryPassword(randomBytes(TEMPORARY_PASSWORD_BYTES));
  const passwordHash = await hashPassword(password);
  const expiresAt = new Date(now.getTime() + TEMPORARY_PASSWORD_HOURS * HOUR_MS);
  await transact(db, async (tx) => {
    const target = await lockForChange(tx, call, () => ({ kind: 'temporary-password' }));
    await updateManager(
      tx,
      target,
      { passwordHash, mustChangePassword: true, temporaryUntil: expiresAt },
      now,
    );
    await revokeSessionsOf(tx, loginsOf(target), 'temporary-password', now);
    await auditManager(tx, call, { ...entryOf(target), action: 'issue-temporary-password' });
  });
  return { temporaryPassword: password, expiresAt: expiresAt.toISOString() };
}
