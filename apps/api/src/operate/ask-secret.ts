import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError, type CommandIo } from './command';

/** Shows nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

export const isTerminal = (input: CommandIo['input']): boolean => 'isTTY' in input && input.isTTY;

/** What is typed on a terminal, without being shown. */
export async function typed(question: string, { input, note }: CommandIo): Promise<string> {
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

/** The first line of what is piped in. */
export async function firstLine(input: CommandIo['input']): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
}
