import { EnvError, withSecretsFromFiles } from '../start/env-secrets';
import { loggedText } from '../http/errors/logged-error';
import { EXIT, OperatorError, wrongUsage, type Command, type CommandIo } from './command';
import { commands } from './commands';
import { commandHelp, generalHelp } from './help';
import { explainError } from './explain-error';
import { withoutSecrets } from './without-secrets';

const isHelp = (word: string | undefined) =>
  word === undefined || word === '--help' || word === '-h' || word === 'help';

async function act(
  [name, ...args]: readonly string[],
  io: CommandIo,
  table: readonly Command[],
): Promise<void> {
  if (name === undefined || isHelp(name)) return io.say(generalHelp(table));
  const command = table.find((one) => one.name === name);
  if (!command)
    throw wrongUsage(
      `There is no command \`${name}\`. The commands: ${table.map((one) => one.name).join(', ')}.`,
    );
  if (args.some((word) => word === '--help' || word === '-h')) return io.say(commandHelp(command));
  await command.start(args, io);
}

/**
 * With the secrets that stand in files, as far as they can be read: what must be hidden, and what
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
    say: (line) => outside.say(clean(line)),
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
