import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError, type CommandIo } from '../command';

/** Shows nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const isTerminal = (input: CommandIo['input']): boolean => 'isTTY' in input && input.isTTY;

async function typed(question: string, { input, note }: CommandIo): Promise<string> {
  const lines = createInterface({ input, output: nowhere(), terminal: true });
  const stopped = new Promise<never>((_, reject) =>
    lines.once('SIGINT', () => reject(new OperatorError('Stopped; nothing was changed.'))),
  );
  try {
    note(question);
    return await Promise.race([lines.question(''), stopped]);
  } finally {
    lines.close();
  }
}

async function firstLine(input: CommandIo['input']): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
}

/**
 * A password: typed twice on a terminal without being shown, else the first line of what is piped
 * in. Exact characters, nothing trimmed.
 */
export async function askNewPassword(
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
