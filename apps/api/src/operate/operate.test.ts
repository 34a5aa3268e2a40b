import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { command, OperatorError } from './command';
import { operate } from './operate';

const secret = 'pQ9-very-secret';
const environment = {
  DATABASE_URL: `postgres://u:${secret}@db:5432/academy`,
  JWT_KEYS: `k1:${'s'.repeat(43)}`,
};

const talk = command({
  name: 'talk',
  about: 'Say a word.',
  words: ['word'],
  options: {
    loud: { type: 'boolean', about: 'In capitals.' },
    to: { type: 'string', value: 'name', about: 'To whom.' },
  },
  run: async ({ options, words: [word = ''] }, io) => {
    if (word === 'no') throw new OperatorError('Not that word. Say another one.');
    if (word === 'bug') throw new TypeError(`of ${environment.DATABASE_URL}`);
    if (word === 'refused')
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    io.print(`${options.loud ? word.toUpperCase() : word} ${options.to ?? environment.JWT_KEYS}`);
  },
});

async function run(...argv: string[]) {
  const said: string[] = [];
  const noted: string[] = [];
  const exit = await operate(
    argv,
    {
      environment,
      clock: () => new Date(0),
      print: (line) => void said.push(line),
      note: (line) => void noted.push(line),
      input: Readable.from([]),
    },
    [talk],
  );
  return { exit, said: said.join('\n'), noted: noted.join('\n') };
}

test('without a command, or asked for help: the list; of one command: its options', async () => {
  for (const argv of [[], ['--help'], ['help'], ['-h']])
    expect(await run(...argv)).toMatchObject({
      exit: 0,
      said: expect.stringMatching(
        /^Usage: npm run operate -- <command>[^]+talk <word> {2}Say a word\./,
      ),
    });
  expect(await run('talk', '--help')).toMatchObject({
    exit: 0,
    said: expect.stringMatching(
      /talk <word> \[options\][^]+--loud {7}In capitals\.\n {2}--to <name> {2}To whom\./,
    ),
  });
});

test('options and words reach the command', async () => {
  expect(await run('talk', 'hello', '--loud', '--to', 'you')).toEqual({
    exit: 0,
    said: 'HELLO you',
    noted: '',
  });
});

test('wrong usage is exit code 2 and says what is right', async () => {
  expect(await run('walk')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('no command `walk`. The commands: talk'),
  });
  expect(await run('talk')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('takes <word>'),
  });
  expect(await run('talk', 'hello', '--quiet')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('--quiet'),
  });
});

test('a refusal is exit code 3 and its sentence; a foreign failure is 1 with the way out; a defect shows its stack', async () => {
  expect(await run('talk', 'no')).toEqual({
    exit: 3,
    said: '',
    noted: 'Not that word. Say another one.',
  });
  expect(await run('talk', 'refused')).toMatchObject({
    exit: 1,
    noted: expect.stringMatching(/db:5432\/academy\) Nothing answers there\./),
  });
  expect(await run('talk', 'bug')).toMatchObject({
    exit: 1,
    noted: expect.stringMatching(/TypeError[^]+operate\.test/),
  });
});

test('no secret of the environment is ever printed, whoever quotes it', async () => {
  expect((await run('talk', 'hello')).said).toBe('hello [hidden]');
  const { noted } = await run('talk', 'bug');
  expect(noted).toContain('TypeError: of [hidden]');
  expect(noted).not.toContain(secret);
});
