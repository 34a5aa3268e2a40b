import { accountFieldTexts } from '@academy/domain/accounts';
import {
  isSameConfirmation,
  isSetUpOpen,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCode,
  secondFactorFieldTexts,
  type secondFactorEndpoints as endpoints,
} from '@academy/domain/second-factor';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import type { AuditAction } from '@academy/domain/audit';
import { auditManager, type ManagersCall } from '../../shared/audit/manager-audit-db';
import { isPassword } from '../../shared/accounts/passwords';
import {
  proveFactor,
  recoveryHash,
  spendFactor,
} from '../../shared/accounts/second-factor/prove-factor';
import {
  deleteFactor,
  readFactor,
  readPolicy,
  type StoredFactor,
} from '../../shared/accounts/second-factor/second-factor-db';
import { sealSecret } from '../../shared/accounts/second-factor/sealed-secret';
import { newSecret, uriOf } from '../../shared/accounts/second-factor/totp';
import { forgetSessionsOf, revokeSessionsOf } from '../../shared/accounts/sessions-db';
import {
  beginFactor,
  confirmFactor,
  lockOwn,
  readLabels,
  replaceRecoveryCodes,
} from './second-factor-db';
import type { SecondFactorDeps } from './second-factor-deps';

/** What an authenticator app calls us while the academy has no name. */
const UNNAMED = 'Academy';

const done = { success: true as const };
type PasswordCall = Pick<Call<never>, 'now'> & { actor: ManagersCall['actor'] } & {
  body: { currentPassword: string };
};
const wrongCode = () =>
  new Refusal('validation-failed', { errors: { code: secondFactorFieldTexts.wrong } });
const isOn = (factor: StoredFactor | undefined): boolean =>
  factor !== undefined && factor.confirmedAt !== null;

async function refuseWhileOff(deps: SecondFactorDeps): Promise<void> {
  if ((await readPolicy(deps.db)) === 'OFF') throw new Refusal('second-factor-off');
}

/** Fresh recovery codes, and what is kept of them. */
function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return { codes, hashes: codes.map(recoveryHash) };
}

async function note(tx: Tx, call: ManagersCall, action: AuditAction): Promise<void> {
  const { managerId } = call.actor;
  const own = await lockOwn(tx, managerId);
  if (!own) throw new Refusal('session-expired');
  await auditManager(tx, call, {
    action,
    entity: 'account',
    entityId: managerId,
    subject: own.name,
  });
}

export async function readOwnFactor(
  { db }: SecondFactorDeps,
  { actor }: Call<typeof endpoints.ownSecondFactor>,
) {
  const factor = await readFactor(db, actor.managerId);
  return {
    policy: await readPolicy(db),
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor?.confirmedAt ? factor.recoveryHashes.length : 0,
  };
}

/** Who asks, when the password is theirs. */
async function checkPassword({ db, budget }: SecondFactorDeps, { actor, body, now }: PasswordCall) {
  const own = await readLabels(db, actor.managerId);
  if (!own) throw new Refusal('session-expired');
  await budget.take(actor.managerId, now);
  if (!(await isPassword(body.currentPassword, own.passwordHash)))
    refuseFields({ currentPassword: accountFieldTexts.wrongPassword });
  await budget.right(actor.managerId);
  return own;
}

/**
 * Makes the secret that the app scans. The password is asked again: on an open screen a stranger
 * would otherwise lock its owner out with a phone of their own.
 */
export async function begin(
  deps: SecondFactorDeps,
  call: Call<typeof endpoints.beginSecondFactor>,
) {
  const { db, keys } = deps;
  const {
    actor: { managerId: id },
    now,
  } = call;
  await refuseWhileOff(deps);
  const own = await checkPassword(deps, call);
  const secret = newSecret();
  await transact(db, async (tx) => {
    await note(tx, call, 'begin-second-factor');
    if (isOn(await readFactor(tx, id))) throw new Refusal('second-factor-on');
    await beginFactor(tx, { id, sealedSecret: sealSecret(keys, id, secret), now });
  });
  const issuer = own.academyName || UNNAMED;
  return { secret, uri: uriOf(secret, { issuer, label: own.username }) };
}

/** The step of the code that turns it on, or turned it on a moment ago. */
function confirmedStep(
  keys: SecondFactorDeps['keys'],
  factor: StoredFactor | undefined,
  { typed, now }: { typed: string; now: Date },
): number {
  if (!factor) throw new Refusal('second-factor-not-begun');
  const { confirmedAt, lastStep, begunAt } = factor;
  const proved = proveFactor(
    keys,
    { ...factor, lastStep: null, recoveryHashes: [] },
    { typed, now },
  );
  const step = typeof proved === 'object' && proved.kind === 'code' ? proved.step : undefined;
  if (confirmedAt !== null) {
    if (step !== undefined && isSameConfirmation({ confirmedAt, lastStep }, { step, now }))
      return step;
    throw new Refusal('second-factor-on');
  }
  if (!isSetUpOpen(begunAt, now) || proved === 'unreadable')
    throw new Refusal('second-factor-not-begun');
  if (step === undefined) throw wrongCode();
  return step;
}

/** Turns the factor on once the app shows a right code. Every other login of the account ends. */
export async function confirm(
  { db, keys, budget }: SecondFactorDeps,
  call: Call<typeof endpoints.confirmSecondFactor>,
) {
  const {
    actor: { managerId: id, sessionId },
    body,
    now,
  } = call;
  await budget.take(id, now);
  const { codes, hashes } = newRecoveryCodes();
  await transact(db, async (tx) => {
    await note(tx, call, 'set-up-second-factor');
    const step = confirmedStep(keys, await readFactor(tx, id), { typed: body.code, now });
    await confirmFactor(tx, { id, step, hashes, now });
    const others = { side: 'manager' as const, subject: id, except: sessionId };
    await revokeSessionsOf(tx, others, 'second-factor-set-up', now);
    await forgetSessionsOf(tx, { side: 'manager', subject: id }, now);
  });
  await budget.right(id);
  return { recoveryCodes: codes };
}

export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  call: Call<typeof endpoints.renewRecoveryCodes>,
) {
  const { managerId: id } = call.actor;
  await checkPassword(deps, call);
  const { codes, hashes } = newRecoveryCodes();
  await transact(deps.db, async (tx) => {
    await note(tx, call, 'renew-recovery-codes');
    if (!isOn(await readFactor(tx, id))) throw new Refusal('second-factor-missing');
    await replaceRecoveryCodes(tx, { id, hashes });
  });
  return { recoveryCodes: codes };
}

/** Also where the academy requires it: a new phone is set up at once after. */
export async function turnOff(
  { db, keys, budget }: SecondFactorDeps,
  call: Call<typeof endpoints.turnOffSecondFactor>,
) {
  const {
    actor: { managerId: id },
    body,
    now,
  } = call;
  await budget.take(id, now);
  const answer = await once(db, call, async (tx) => {
    await note(tx, call, 'turn-off-second-factor');
    const factor = await readFactor(tx, id);
    if (!factor?.confirmedAt) throw new Refusal('second-factor-missing');
    const proved = proveFactor(keys, factor, { typed: body.code, now });
    if (proved === 'unreadable') throw new Refusal('second-factor-unreadable');
    if (proved === 'wrong' || !(await spendFactor(tx, proved))) throw wrongCode();
    await deleteFactor(tx, id);
    await forgetSessionsOf(tx, { side: 'manager', subject: id }, now);
    return done;
  });
  await budget.right(id);
  return answer;
}
