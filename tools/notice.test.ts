import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handedOut } from './notice/handed-out.mjs';
import { inRoot } from './support/paths.mjs';

test('NOTICE names everything that is handed out, with its licence (npm run notice)', () => {
  const notice = readFileSync(inRoot('NOTICE'), 'utf8');
  const packages = handedOut();
  expect(packages.length).toBeGreaterThan(100);
  expect(
    packages.filter(({ name, license }) => !notice.includes(`\n${name} - ${license}\n`)),
  ).toEqual([]);
  for (const license of new Set(packages.map((one) => one.license)))
    expect(notice).toContain(`${'='.repeat(80)}\n${license}\n`);
});
