import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError, type Desk } from './command';

/** Shows nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const isTerminal = (input: Desk['input']): boolean => 'isTTY' in input && input.isTTY;

async function typed(question: string, { input, note }: Desk): Promise<string> {
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

async function firstLine(input: Desk['input']): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
}

/**
 * A password: typed twice on a terminal without being shown, else the first line of what is piped
 * in. Exact characters, nothing trimmed.
 */
export async function askNewPassword(
  desk: Desk,
): Promise<{ password: string; passwordConfirm: string }> {
  if (isTerminal(desk.input))
    return {
      password: await typed('Password (not shown):', desk),
      passwordConfirm: await typed('The same again:', desk),
    };
  const password = await firstLine(desk.input);
  if (password === '')
    throw new OperatorError(
      'No password came in. Type it on a terminal, or pipe it in: npm run operate -- create-admin … < password-file',
    );
  return { password, passwordConfirm: password };
}
