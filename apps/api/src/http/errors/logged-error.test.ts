import { expect, test } from 'vitest';
import { loggedError, loggedText } from './logged-error';

const secret = '김하늘 01012345678';
const withFacts = (error: Error, facts: object) => Object.assign(error, facts);
const ofDatabase = (code: string, message: string) =>
  withFacts(new Error(message), {
    code,
    severity: 'ERROR',
    table: 'students',
    detail: secret,
    params: [secret],
    where: secret,
    query: 'select 1',
  });

test.each([
  [
    'a failed query',
    withFacts(new Error(`Failed query: select $1\nparams: ${secret}`), {
      query: 'select $1',
      params: [secret],
    }),
    'Failed query: select $1',
  ],
  [
    'a value that does not fit',
    ofDatabase('22P02', `invalid input: "${secret}"`),
    'refused by the database (22P02)',
  ],
  [
    'a broken constraint',
    ofDatabase('23505', `Key (${secret}) exists`),
    'refused by the database (23505)',
  ],
  ['a full disk', ofDatabase('53100', 'could not extend file'), 'could not extend file'],
  [
    'JSON that is none',
    new SyntaxError(`Unexpected token in "${secret}"`),
    'what was read has another syntax',
  ],
  ['what our own code says', new Error('no such settings'), 'no such settings'],
])('%s keeps what is ours and nothing that people wrote', (_, error, message) => {
  expect(loggedError(error)).toMatchObject({ message, stack: expect.stringContaining('    at ') });
  const wrapped = new AggregateError([error], 'all failed', { cause: error });
  for (const one of [error, wrapped])
    expect(JSON.stringify(loggedError(one)) + loggedText(one)).not.toMatch(/김하늘|01012345678/);
  expect(loggedText(wrapped)).toMatch(/^AggregateError: all failed\n {4}at [^]*caused by .*Error/);
});

test('code, table and system call stay, to find the cause', () => {
  expect(loggedError(ofDatabase('23505', secret))).toMatchObject({
    code: '23505',
    table: 'students',
    severity: 'ERROR',
  });
});

test('what is no error tells its type only', () => {
  expect(loggedError(secret)).toEqual({ type: 'string', message: '', stack: '' });
});
