import type { loginEndpoints } from '@academy/domain/login';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { findManager, noteLogin } from './accounts-db';
import type { LoginDeps } from './login-deps';
import { isPassword } from '../../shared/accounts/passwords';
import { startSession } from './sessions/start-session';
import { withLoginLimits } from './limits/with-login-limits';

/**
 * Manager login: one answer for an unknown name and a wrong password; the account's state is told
 * only to its owner.
 */
export async function loginManager(
  deps: LoginDeps,
  { body, ip, now, request, reply }: Call<typeof loginEndpoints.managerLogin>,
) {
  const manager = await withLoginLimits(
    deps,
    { side: 'manager', name: body.username, ip, now, request },
    async () => {
      const found = await findManager(deps.db, body.username);
      return (await isPassword(body.password, found?.passwordHash)) ? found : undefined;
    },
  );
  if (!manager) throw new Refusal('manager-login-failed');
  if (manager.status === 'PENDING') throw new Refusal('account-pending');
  if (manager.status === 'DISABLED') throw new Refusal('account-disabled');
  if (manager.temporaryUntil && now >= manager.temporaryUntil)
    throw new Refusal('temporary-password-expired');
  const { id, username, name, role, mustChangePassword, passwordHash } = manager;
  const { accessToken } = await startSession(
    deps,
    { side: 'manager', id, name, role },
    reply,
    async (tx) => {
      // Between the comparison and now the password may have been replaced or the account stopped,
      // with all its logins: then this one must not begin.
      if (!(await noteLogin(tx, { id, passwordHash, now })))
        throw new Refusal('manager-login-failed');
    },
  );
  return {
    success: true as const,
    accessToken,
    id,
    username,
    name,
    role,
    message: '',
    mustChangePassword,
  };
}
