import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, noteBuilt } from './built.mjs';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-built-'));
  write('apps/student/src/main.ts', 'one');
  write('apps/student/dist/main.js', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('nothing is built before a build was finished', () => {
  expect(isBuilt(folder)).toBe(false);
});

test('a finished build stands while nothing changes', () => {
  noteBuilt(folder);
  write('apps/student/node_modules/tool/index.js', 'installed');
  write('docs/product/meals.md', 'no part of it');
  expect(isBuilt(folder)).toBe(true);
});

test.each([
  ['a source changed', () => write('apps/student/src/main.ts', 'two')],
  ['a source is new', () => write('packages/domain/src/new.ts', '')],
  ['what was built changed', () => write('apps/student/dist/main.js', 'two')],
  ['what was built is gone', () => rmSync(join(folder, 'apps/student/dist'), { recursive: true })],
  ['another lockfile', () => write('pnpm-lock.yaml', 'lockfileVersion: 9')],
  [
    'a source with another text of the same length and an old date',
    () => {
      write('apps/student/src/main.ts', 'two');
      utimesSync(join(folder, 'apps/student/src/main.ts'), new Date(0), new Date(0));
    },
  ],
])('%s: not built', (_, change) => {
  noteBuilt(folder);
  change();
  expect(isBuilt(folder)).toBe(false);
});
