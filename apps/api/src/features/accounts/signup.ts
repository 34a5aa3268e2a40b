import {
  checkSignup,
  isFirstAccountCode,
  newAccount,
  type accountEndpoints,
  type SignupErrors,
  accountFieldTexts,
  signupTexts,
} from '@academy/domain/accounts';
import { oneLine } from '@academy/domain/text';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { hashPassword } from '../../shared/accounts/passwords';
import { countManagers, insertManager, isUsernameTaken, lockAccounts } from './accounts-db';
import type { AccountDeps } from './account-deps';
import { beginWithFew } from '../../shared/settings/features-db';

/** With an errors map: a text per field and a general one. */
const refused = (errors: SignupErrors) => new Refusal('signup-refused', { errors: { ...errors } });
const taken = () => refused({ username: signupTexts.taken, general: accountFieldTexts.general });

const wrongCode = () =>
  refused({ code: accountFieldTexts.code, general: accountFieldTexts.general });

/**
 * A manager's signup: it waits for an admin, except for the very first: that is the admin, who
 * reads what the server prints at its start. The form asked whether the ID is free; here it is
 * asked again, and of two who want the same one at the same moment one gets it.
 */
export async function signUp(
  { db, budgets, firstAccountCodes }: AccountDeps,
  { body, ip, now, request }: Call<typeof accountEndpoints.signup>,
) {
  const errors = checkSignup(body);
  if (Object.keys(errors).length > 0) throw refused(errors);
  const counted = await budgets.signup({ ip, now, request });
  if (await isUsernameTaken(db, body.username)) throw taken();
  const passwordHash = await budgets.inTurn(() => hashPassword(body.password));
  const name = oneLine(body.name);
  const status = await transact(db, async (tx) => {
    await lockAccounts(tx);
    const existing = await countManagers(tx);
    if (existing === 0 && !isFirstAccountCode(body.code, firstAccountCodes)) throw wrongCode();
    const begins = newAccount(existing);
    const approvedAt = begins.status === 'ACTIVE' ? now : null;
    const account = await insertManager(tx, {
      username: body.username,
      name,
      passwordHash,
      ...begins,
      approvedAt,
      createdAt: now,
      updatedAt: now,
    });
    if (!account) throw taken();
    if (existing === 0) await beginWithFew(tx, now);
    await audit(tx, traceOf(request), {
      actorKind: 'manager',
      actorId: account.id,
      actorName: name,
      role: begins.role,
      action: 'signup',
      entity: 'account',
      entityId: account.id,
      subject: name,
      after: { name, username: account.username, role: begins.role, status: begins.status },
    });
    return begins.status;
  });
  if (status === 'ACTIVE') await counted.giveBack();
  return { success: true as const, status };
}
