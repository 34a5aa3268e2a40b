import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'node_modules/.pnpm'), { recursive: true });
  writeFileSync(join(clone, 'pnpm-lock.yaml'), 'react@19.3.1');
});
afterEach(() => rmSync(clone, { recursive: true }));

test('a fresh clone has to be installed', () => {
  expect(isInstalled(clone)).toBe(false);
});

test('what pnpm itself has installed is not installed again', () => {
  writeFileSync(join(clone, 'node_modules/.pnpm/lock.yaml'), 'react@19.3.1');
  expect(isInstalled(clone)).toBe(true);
});

test('another lockfile, or only a part of the packages, has to be installed', () => {
  writeFileSync(join(clone, 'node_modules/.pnpm/lock.yaml'), 'react@19.3.0');
  expect(isInstalled(clone)).toBe(false);
});
