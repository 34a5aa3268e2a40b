import { EnvError, withSecretsFromFiles } from '../start/env-secrets';
import { loggedText } from '../http/errors/logged-error';
import {
  EXIT,
  OperatorError,
  wrongUsage,
  type Command,
  type CommandIo,
  wordInHelp,
} from './command';
import { explainError } from './explain-error';
import { withoutSecrets } from './without-secrets';
import { academyCommand } from './academies/academy';
import { ioOf, withHouse } from './academies/house';
import { backupCommand } from './backup/backup';
import { moveToPostgresCommand } from './backup/restore/move-to-postgres';
import { restoreCommand } from './backup/restore/restore';
import { verifyCommand } from './backup/verify/verify';
import { resetSecondFactorCommand } from './admins/reset-second-factor';
import { createAdminCommand } from './admins/create-admin';
import { keysCommand } from './keys/keys';
import { migrateCommand } from './migrate';
import { readOnlyCommand } from './read-only';

/** Every command of the operator, in the order in which `--help` lists them. */
const commands: readonly Command[] = [
  migrateCommand,
  createAdminCommand,
  resetSecondFactorCommand,
  keysCommand,
  readOnlyCommand,
  backupCommand,
  verifyCommand,
  restoreCommand,
  moveToPostgresCommand,
  academyCommand,
];

/** `--academy haneul`, at any place. */
function takeAcademy(args: readonly string[]): { academy?: string; rest: readonly string[] } {
  const at = args.indexOf('--academy');
  if (at === -1) return { rest: args };
  const academy = args[at + 1];
  if (academy === undefined) throw wrongUsage('--academy takes the word of an academy.');
  return { academy, rest: args.toSpliced(at, 2) };
}

const isHelp = (word: string | undefined) =>
  word === undefined || word === '--help' || word === '-h' || word === 'help';

async function act(
  [name, ...args]: readonly string[],
  io: CommandIo,
  table: readonly Command[],
): Promise<void> {
  if (name === undefined || isHelp(name)) return io.print(generalHelp(table));
  const command = table.find((one) => one.name === name);
  if (!command)
    throw wrongUsage(
      `There is no command \`${name}\`. The commands: ${table.map((one) => one.name).join(', ')}.`,
    );
  if (args.some((word) => word === '--help' || word === '-h'))
    return io.print(commandHelp(command));
  const { academy, rest } = takeAcademy(args);
  if (academy === undefined) return command.start(rest, io);
  if (!command.ofAcademy) throw wrongUsage(`\`${name}\` is not about one academy of many.`);
  const there = await withHouse(io, async (house) => ioOf(io, house.academy(academy), house));
  await command.start(rest, there);
}

/**
 * With the secrets that are in files, as far as they can be read: what must be hidden, and what
 * trouble is about.
 */
function known(environment: CommandIo['environment']): CommandIo['environment'] {
  try {
    return withSecretsFromFiles(environment);
  } catch (error) {
    if (error instanceof EnvError) return environment;
    throw error;
  }
}

/**
 * Runs one command line (without `node` and the file) and answers the exit code. Nothing that it
 * prints holds a secret of the environment.
 */
export async function operate(
  argv: readonly string[],
  outside: CommandIo,
  table: readonly Command[] = commands,
): Promise<number> {
  const environment = known(outside.environment);
  const clean = (text: string) => withoutSecrets(text, environment);
  const io: CommandIo = {
    ...outside,
    print: (line) => outside.print(clean(line)),
    note: (line) => outside.note(clean(line)),
  };
  try {
    await act(argv, io, table);
    return EXIT.done;
  } catch (error) {
    const plain = error instanceof OperatorError ? error : explainError(error, environment);
    io.note(plain?.message ?? loggedText(error));
    return plain?.exit ?? EXIT.failed;
  }
}

const CALL = 'npm run operate --';

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const callOf = ({ name, words }: Command) => [name, ...words.map(wordInHelp)].join(' ');

/** The list of commands. */
const generalHelp = (table: readonly Command[]): string =>
  [
    `Usage: ${CALL} <command> [options]`,
    '',
    ...columns(table.map((command) => [callOf(command), command.about])),
    '',
    `One command in detail: ${CALL} <command> --help`,
    'The database is the one of DATABASE_URL, else the embedded one in DATA_DIR, as for the server (docs/env.md).',
    'With DIRECTORY_URL --academy <academy> says which of many; `migrate` and `backup` do all of them without it.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused: the text says why and what to do.',
  ].join('\n');

/** One command with its options. */
function commandHelp(command: Command): string {
  const options = Object.entries(command.options);
  return [
    `Usage: ${CALL} ${callOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    `  ${command.about}`,
    ...(command.details.length > 0 ? ['', ...command.details.map((line) => `  ${line}`)] : []),
    ...(options.length > 0
      ? [
          '',
          ...columns(
            options.map(([name, { value, about }]) => [
              `--${name}${value ? ` <${value}>` : ''}`,
              about,
            ]),
          ),
        ]
      : []),
  ].join('\n');
}
