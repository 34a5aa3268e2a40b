import { checkSignup, newAccount, type SignupErrors } from '@academy/domain/accounts';
import {
  countManagers,
  insertManager,
  isUsernameTaken,
  lockAccounts,
} from '../../features/accounts/accounts-db';
import { transact } from '../../http/writes/transact';
import { audit } from '../../shared/audit/audit-db';
import { hashPassword } from '../../shared/accounts/passwords';
import { countAdmins } from './admins-db';
import { firstLine, isTerminal, typed } from '../ask-secret';
import { command, OperatorError, wrongUsage, type CommandIo } from '../command';
import { placesOf, withDatabase } from '../places';
import { operator, traceOf } from '../trace';
import { beginWithFew } from '../../shared/settings/features-db';

/** The rule of the signup form, in the operator's language. */
const RULES = {
  name: '--name: 1 to 40 characters.',
  username: '--username: 4 to 20 letters, digits, `.`, `_` or `-`, beginning with a letter.',
  password:
    'The password: 8 to 128 characters with a letter, a digit and a special character, and none of the usual ones.',
  passwordConfirm: 'The two passwords differ.',
} satisfies Partial<Record<keyof SignupErrors, string>>;

interface Wanted {
  username: string;
  name: string;
  another: boolean;
}

function refuseWrong(errors: SignupErrors, fields: readonly (keyof typeof RULES)[]): void {
  const lines = fields.filter((field) => errors[field] !== undefined).map((field) => RULES[field]);
  if (lines.length > 0) throw new OperatorError(lines.join('\n'));
}

const adminThere = () =>
  new OperatorError(
    'There is an admin already. They add further accounts under 설정 → 관리자 계정. To add one from here all the same (nobody can sign in any more): --another',
  );
const taken = (username: string) =>
  new OperatorError(`The ID ${username} is taken. Choose another --username.`);

function create({ username, name, another }: Wanted, io: CommandIo): Promise<void> {
  return withDatabase(placesOf(io), async ({ db }) => {
    // Checked before the password is typed, and again under the lock.
    if (!another && (await countAdmins(db)) > 0) throw adminThere();
    const { password, passwordConfirm } = await askNewPassword(io);
    refuseWrong(checkSignup({ name, username, password, passwordConfirm }), [
      'password',
      'passwordConfirm',
    ]);
    const passwordHash = await hashPassword(password);
    const trace = traceOf(io);
    await transact(db, async (tx) => {
      await lockAccounts(tx);
      if (!another && (await countAdmins(tx)) > 0) throw adminThere();
      if (await isUsernameTaken(tx, username)) throw taken(username);
      const begins = newAccount(0);
      const account = await insertManager(tx, {
        username,
        name: name.trim(),
        passwordHash,
        ...begins,
        approvedAt: trace.at,
        createdAt: trace.at,
        updatedAt: trace.at,
      });
      if (!account) throw taken(username);
      await audit(tx, trace, {
        ...operator,
        action: 'create-admin',
        entity: 'account',
        entityId: account.id,
        subject: account.name,
        after: { name: account.name, username, role: begins.role, status: begins.status },
      });
      const others = (await countManagers(tx)) - 1;
      if (others === 0) await beginWithFew(tx, trace.at);
      io.print(
        `Created the admin ${username} (${account.name})${others > 0 ? `, beside ${others} other account${others > 1 ? 's' : ''}` : ''}.`,
      );
    });
  });
}

/** `create-admin`: the account that admits all others. */
export const createAdminCommand = command({
  name: 'create-admin',
  about: 'Create the first admin; the password is typed or piped in.',
  ofAcademy: true,
  options: {
    username: { type: 'string', value: 'id', about: 'What they sign in with.' },
    name: { type: 'string', value: 'name', about: 'Their name, as colleagues read it.' },
    another: { type: 'boolean', about: 'Also when there is an admin already.' },
  },
  details: [
    'On a terminal the password is asked twice and not shown; otherwise the first line of standard input is the password.',
  ],
  run: ({ options: { username, name, another = false } }, io) => {
    if (username === undefined || name === undefined)
      throw wrongUsage('`create-admin` needs --username and --name.');
    refuseWrong(checkSignup({ name, username, password: '', passwordConfirm: '' }), [
      'name',
      'username',
    ]);
    return create({ username, name, another }, io);
  },
});

/**
 * A password: typed twice on a terminal without being shown, else the first line of what is piped
 * in. Exact characters, nothing trimmed.
 */
async function askNewPassword(
  io: CommandIo,
): Promise<{ password: string; passwordConfirm: string }> {
  if (isTerminal(io.input))
    return {
      password: await typed('Password (not shown):', io),
      passwordConfirm: await typed('The same again:', io),
    };
  const password = await firstLine(io.input);
  if (password === '')
    throw new OperatorError(
      'No password came in. Type it on a terminal, or pipe it in: npm run operate -- create-admin … < password-file',
    );
  return { password, passwordConfirm: password };
}
