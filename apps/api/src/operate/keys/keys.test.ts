import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAccessTokens } from '../../http/auth/access-token';
import { newAuthKey, parseAuthKeys, type AuthKeys } from '../../http/auth/auth-keys';
import { isLinkSignature, linkSignature } from '../../http/auth/signed-link';
import { runOperator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

const claims = {
  subject: '1',
  sessionId: '2',
  side: 'student' as const,
  role: 'STUDENT',
  minutes: 30,
};
const NOW = new Date();
const LATER = new Date(NOW.getTime() + 2 * 3_600_000);

/** Whether a process with the keys `theirs` accepts what one with `ours` signs. */
const accepts = (ours: AuthKeys, theirs: AuthKeys) =>
  createAccessTokens(theirs).read(createAccessTokens(ours).sign(claims, NOW), NOW) !== null;

function installation() {
  const file = join(temporaryFolder(), 'jwt-keys');
  const keys = (...words: string[]) =>
    runOperator(
      ['keys', ...words],
      { JWT_KEYS_FILE: file },
      { now: words.includes('retire') ? LATER : NOW },
    );
  return {
    file,
    keys,
    read: () => parseAuthKeys(readFileSync(file, 'utf8').trim(), 'one'),
    secrets: () =>
      readFileSync(file, 'utf8')
        .trim()
        .split(',')
        .map((key) => key.split(':')[1] ?? ''),
  };
}

test('in steps, so that while processes are restarted one after another each accepts what any other signs', async () => {
  const { keys, read } = installation();
  expect((await keys('create')).exit).toBe(0);
  const stages = [read()];
  for (const step of ['add', 'promote', 'retire']) {
    expect((await keys(step)).exit).toBe(0);
    stages.push(read());
  }
  for (const [index, after] of stages.slice(1).entries()) {
    const before = stages[index] ?? after;
    // Only tokens of the key that is retired end, and those were signed an hour ago or more.
    expect(accepts(after, before)).toBe(true);
    if (after.logins.length > 1) expect(accepts(before, after)).toBe(true);
  }
  const [first, added, promoted, retired] = stages.map(({ logins }) =>
    logins.map(({ kid }) => kid),
  );
  expect([added?.[0], promoted?.[1]]).toEqual([first?.[0], first?.[0]]);
  expect(retired).toEqual([promoted?.[0]]);
  expect(retired).not.toEqual(first);
});

test('in one step for one process; the old key goes an hour later, or at once when asked for', async () => {
  const { file, keys } = installation();
  await keys('create');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await keys('rotate')).exit).toBe(0);
  expect((await keys('show')).said).toMatch(/^\w{8} {2}signs\n\w{8} {2}accepted$/);
  expect(
    await runOperator(['keys', 'retire'], { JWT_KEYS_FILE: file }, { now: NOW }),
  ).toMatchObject({ exit: 3, noted: expect.stringMatching(/less than an hour ago.*--now$/) });
  expect(
    (await runOperator(['keys', 'retire', '--now'], { JWT_KEYS_FILE: file }, { now: NOW })).exit,
  ).toBe(0);
  expect((await keys('show')).said).toMatch(/^\w{8} {2}signs\n\w{8} {2}links and devices only$/);
});

test('a retired key goes on to prove links, until it is forgotten', async () => {
  const { keys, read } = installation();
  await keys('create');
  const link = linkSignature(read(), 'guardian 7');
  await keys('rotate');
  await keys('retire');
  expect(isLinkSignature(read(), 'guardian 7', link)).toBe(true);
  await keys('rotate');
  await keys('retire');
  expect(isLinkSignature(read(), 'guardian 7', link)).toBe(true);
  expect((await keys('forget')).noted).toMatch(/link of a guardian/);
  expect(isLinkSignature(read(), 'guardian 7', link)).toBe(false);
  expect((await keys('show')).said).toMatch(/^\w{8} {2}signs$/);
});

test('a step out of turn is refused with the one that is due, and changes nothing', async () => {
  const { file, keys } = installation();
  expect(await keys('rotate')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('keys create'),
  });
  await keys('create');
  expect(await keys('create')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('is there already'),
  });
  for (const step of ['promote', 'retire'])
    expect(await keys(step)).toMatchObject({ exit: 3, noted: expect.stringContaining('keys add') });
  await keys('add');
  const before = readFileSync(file, 'utf8');
  for (const step of ['add', 'rotate'])
    expect(await keys(step)).toMatchObject({
      exit: 3,
      noted: expect.stringContaining('keys retire'),
    });
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(file, 'nonsense');
  expect(await keys('show')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('does not hold keys'),
  });
});

test('no secret is printed by any step', async () => {
  const { keys, secrets } = installation();
  const printed: string[] = [];
  const seen = new Set<string>();
  for (const step of ['create', 'show', 'add', 'show', 'promote', 'retire', 'rotate', 'show']) {
    const { said, noted } = await keys(step);
    printed.push(said, noted);
    secrets().forEach((secret) => seen.add(secret));
  }
  expect(seen.size).toBe(3);
  for (const secret of seen) expect(printed.join('\n')).not.toContain(secret);
});

test('which file: the one of an embedded installation by itself; keys in the variable are no file', async () => {
  const folder = temporaryFolder();
  expect((await runOperator(['keys', 'create'], { DATA_DIR: folder })).exit).toBe(0);
  expect(readFileSync(join(folder, 'auth-keys'), 'utf8')).toMatch(/^\w{8}:\S{43}\n$/);
  expect(
    await runOperator(['keys', 'rotate'], {
      DATABASE_URL: 'postgres://h/d',
      JWT_KEYS: newAuthKey(),
    }),
  ).toMatchObject({ exit: 3, noted: expect.stringContaining('JWT_KEYS itself') });
  expect(await runOperator(['keys', 'rotate'], { DATABASE_URL: 'postgres://h/d' })).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('--file <file>'),
  });
  expect(await runOperator(['keys', 'melt'], {})).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('show, create, add'),
  });
});
