import { Readable } from 'node:stream';
import { operate } from '../operate/operate';

/** Runs a command line as the operator does, and answers what was printed and the exit code. */
export async function operator(environment: Readonly<Record<string, string | undefined>>, now: Date, ...argv: string[]) {
  const [said, noted]: [string[], string[]] = [[], []];
  const exit = await operate(argv, {
    environment, clock: () => now, say: (line) => void said.push(line), note: (line) => void noted.push(line), input: Readable.from([]),
  });
  return { exit, said: said.join('\n'), noted: noted.join('\n') };
}
