import type { loginEndpoints } from '@academy/domain/login';
import { secondFactorDuty } from '@academy/domain/second-factor';
import { Refusal } from '../../http/errors/refusal';
import { traceOf } from '../../http/log/trace';
import type { Call } from '../../http/serve';
import { isPassword } from '../../shared/accounts/passwords';
import type { ProvedFactor } from '../../shared/accounts/second-factor/prove-factor';
import { readPolicy } from '../../shared/accounts/second-factor/second-factor-db';
import { findManager, noteLogin } from './accounts-db';
import { askFactor, useFactor } from './ask-factor';
import { withLoginLimits } from './limits/with-login-limits';
import type { LoginDeps } from './login-deps';
import { startSession } from './sessions/start-session';

type ManagerLogin = Call<typeof loginEndpoints.managerLogin>;
type Found = NonNullable<Awaited<ReturnType<typeof findManager>>>;

/** What an attempt within its budgets came to: who it is, or a refusal that is no failed try. */
type Outcome = { manager: Found; proved: ProvedFactor | null } | Refusal;

/** Why an account cannot sign in, answered only to its right password. */
function stateRefusal({ status, temporaryUntil }: Found, now: Date): Refusal | undefined {
  if (status === 'PENDING') return new Refusal('account-pending');
  if (status === 'DISABLED') return new Refusal('account-disabled');
  if (temporaryUntil && now >= temporaryUntil) return new Refusal('temporary-password-expired');
  return undefined;
}

/**
 * Manager login: one answer for an unknown name and a wrong password; the account's state and a
 * second factor are answered only to its owner.
 */
export async function loginManager(deps: LoginDeps, call: ManagerLogin) {
  const { body, ip, now, request } = call;
  let failure = new Refusal('manager-login-failed');
  const outcome = await withLoginLimits(
    deps,
    { side: 'manager', name: body.username, ip, now, request },
    async (knownDevice): Promise<Outcome | undefined> => {
      const manager = await findManager(deps.db, body.username);
      if (!(await isPassword(body.password, manager?.passwordHash)) || !manager) return undefined;
      const refusal = stateRefusal(manager, now);
      if (refusal) return refusal;
      const answer = await askFactor(deps, manager, {
        typed: body.code,
        now,
        knownDevice,
        request,
      });
      if ('proved' in answer) return { manager, proved: answer.proved };
      failure = answer.refusal;
      return answer.miss ? undefined : answer.refusal;
    },
  );
  if (!outcome) throw failure;
  if (outcome instanceof Refusal) throw outcome;
  return signIn(deps, call, outcome);
}

async function signIn(
  deps: LoginDeps,
  { now, request, reply }: ManagerLogin,
  { manager, proved }: Exclude<Outcome, Refusal>,
) {
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
      await useFactor(tx, traceOf(request), manager, proved);
    },
  );
  const policy = await readPolicy(deps.db);
  return {
    success: true as const,
    accessToken,
    id,
    username,
    name,
    role,
    message: '',
    mustChangePassword,
    mustSetUpSecondFactor:
      proved === null && secondFactorDuty({ policy, role, isSetUp: false }) === 'set-up',
  };
}
