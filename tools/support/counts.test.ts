import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCounts } from './counts.mjs';

test('what a run was told to leave out is no skipped test; any other is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(folder, 'report.json');
  const result = (status: string, ...tags: string[]) => ({ status, tags });
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 0,
      numFailedTestSuites: 0,
      numPendingTests: 3,
      numTodoTests: 0,
      testResults: [
        { assertionResults: [result('passed'), result('skipped', 'ci')] },
        { assertionResults: [result('skipped', 'ci'), result('skipped')] },
      ],
    }),
  );
  expect(readCounts('vitest', file, 'ci')).toMatchObject({ passed: 1, skipped: 1 });
  expect(readCounts('vitest', file)).toMatchObject({ passed: 1, skipped: 3 });
  rmSync(folder, { recursive: true });
});
