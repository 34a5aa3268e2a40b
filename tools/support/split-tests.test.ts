import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { splitTests } from './split-tests.mjs';

let home: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
};
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'academy-split-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('what replaces modules or changes the process stands apart, and what it replaces is known once', () => {
  write('src/rule.test.ts', "import { rule } from './rule';");
  write('src/rule.ts', "vi.mock('./not-a-test');");
  write('src/a/page.test.tsx', "vi.mock('../shared/api', () => ({}));\nvi.mock('qr');");
  write('src/a/b/sheet.test.tsx', "vi.mock(\n  '../../shared/api',\n  () => ({}),\n);");
  write('src/a/clock.test.tsx', "import '../testing/phone';");
  const { sharing, replacing, replaced } = splitTests(home);
  expect(sharing).toEqual(['src/rule.test.ts']);
  expect(replacing.toSorted()).toEqual([
    'src/a/b/sheet.test.tsx',
    'src/a/clock.test.tsx',
    'src/a/page.test.tsx',
  ]);
  expect(replaced.toSorted()).toEqual([join(home, 'src/shared/api'), 'qr'].toSorted());
});
