import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changeEnvFile, readEnvFile } from './env-file.mjs';
import { backward, forward } from './journal.mjs';
import { deploy, rollBack, type Place } from './place.mjs';
import { releasable } from './apps.mjs';

const home = mkdtempSync(join(tmpdir(), 'academy-journal-'));
afterAll(() => rmSync(home, { recursive: true }));
const admin = releasable('admin', '');

test('each rollback goes one version further back, and a release after it goes on from there', () => {
  let running = { version: '', before: [] as string[] };
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) running = forward(running, version);
  expect(running).toEqual({ version: '0.3.0', before: ['0.2.0', '0.1.0'] });
  running = backward(running) ?? running;
  expect(running).toEqual({ version: '0.2.0', before: ['0.1.0'] });
  running = forward(running, '0.3.1');
  expect(running).toEqual({ version: '0.3.1', before: ['0.2.0', '0.1.0'] });
  expect(forward(running, '0.3.1')).toEqual(running);
  expect(forward(running, '0.1.0')).toEqual({ version: '0.1.0', before: ['0.3.1', '0.2.0'] });
  expect(backward({ version: '0.1.0', before: [] })).toBeUndefined();
});

test('a line of the settings changes, every other stays as it is', () => {
  const file = join(home, 'settings.env');
  writeFileSync(file, '# ours\nADMIN_VERSION=0.1.0\nJWT_KEYS=a:b=c\n');
  changeEnvFile(file, { ADMIN_VERSION: '0.2.0', ADMIN_BEFORE: '0.1.0' });
  expect(readFileSync(file, 'utf8')).toBe(
    '# ours\nADMIN_VERSION=0.2.0\nJWT_KEYS=a:b=c\nADMIN_BEFORE=0.1.0\n',
  );
  expect(readEnvFile(file)).toEqual({
    ADMIN_VERSION: '0.2.0',
    JWT_KEYS: 'a:b=c',
    ADMIN_BEFORE: '0.1.0',
  });
  changeEnvFile(file, { ADMIN_BEFORE: '' });
  expect(readEnvFile(file)).toMatchObject({ ADMIN_VERSION: '0.2.0', ADMIN_BEFORE: '' });
});

test('a version that does not answer gives way to the one that ran until now', async () => {
  const ran: string[] = [];
  const place: Place = {
    journal: join(home, 'place.env'),
    put: () => undefined,
    demand: (_, version) => {
      if (version === '9.9.9') throw new Error('9.9.9 is not there');
    },
    run: async (_, version) => {
      if (version === '0.2.0') throw new Error('admin 0.2.0 did not answer');
      ran.push(version);
    },
  };
  await expect(deploy(place, admin, '0.2.0')).rejects.toThrow('Nothing runs.');
  await deploy(place, admin, '0.1.0');
  await expect(deploy(place, admin, '0.2.0')).rejects.toThrow(
    'admin 0.2.0 did not answer\nadmin 0.1.0 runs again.',
  );
  expect(ran).toEqual(['0.1.0', '0.1.0']);
  expect(readEnvFile(place.journal)).toEqual({ ADMIN_VERSION: '0.1.0', ADMIN_BEFORE: '' });
  // What is not there is not even tried.
  await expect(deploy(place, admin, '9.9.9')).rejects.toThrow('9.9.9 is not there');
  expect(ran).toHaveLength(2);
  await expect(rollBack(place, admin)).rejects.toThrow('Nothing of admin ran here before 0.1.0.');
  await deploy(place, admin, '0.3.0');
  expect(await rollBack(place, admin)).toEqual({ from: '0.3.0', to: '0.1.0' });
});

test('an app that does not exist is named with those that do', () => {
  expect(() => releasable('amdin', 'npm run release --')).toThrow(
    'There is no app "amdin". There are: student, admin, api. For example: npm run release -- admin',
  );
  expect(() => releasable(undefined, 'npm run release --')).toThrow(
    'Which app? There are: student',
  );
});
