import { findManager } from '../../features/login/accounts-db';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { deleteFactor } from '../../shared/accounts/second-factor/second-factor-db';
import { revokeSessionsOf } from '../../shared/accounts/sessions-db';
import { command, OperatorError, wrongUsage, type CommandIo } from '../command';
import { placesOf, withDatabase } from '../places';
import { operator, traceOf } from '../trace';

function reset(username: string, io: CommandIo): Promise<void> {
  return withDatabase(placesOf(io), async ({ db }) => {
    const account = await findManager(db, username);
    if (!account) throw new OperatorError(`There is no account ${username}.`);
    const trace = traceOf(io);
    await transact(db, async (tx) => {
      if (!(await deleteFactor(tx, account.id)))
        throw new OperatorError(`${username} has no second factor.`);
      await revokeSessionsOf(
        tx,
        { side: 'manager', subject: account.id },
        'second-factor-reset',
        trace.at,
      );
      await audit(tx, trace, {
        ...operator,
        action: 'reset-second-factor',
        entity: 'account',
        entityId: account.id,
        subject: account.name,
      });
    });
    io.print(`${username} (${account.name}) signs in with the password alone again.`);
  });
}

/** `reset-second-factor`: for an admin whose phone and recovery codes are gone. */
export const resetSecondFactorCommand = command({
  name: 'reset-second-factor',
  about: 'Take the second factor from an account that cannot sign in any more.',
  options: { username: { type: 'string', value: 'id', about: 'What they sign in with.' } },
  details: [
    'Every login of the account ends. Where the academy requires a second factor, the next login sets it up anew.',
    'Another admin can do the same under 설정 → 관리자 계정.',
  ],
  run: ({ options: { username } }, io) => {
    if (username === undefined) throw wrongUsage('`reset-second-factor` needs --username.');
    return reset(username, io);
  },
});
