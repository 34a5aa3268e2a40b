import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Record<'vitest' | 'playwright', (report: any) => Counts>} */
const readers = {
  // A file that cannot even be loaded has no failed test, only a failed suite.
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // A test that passes only at the second try is unreliable: it counts as failed.
  playwright: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }),
};

/**
 * What a test runner's JSON report says; a missing report is a failure.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Counts}
 */
export const readCounts = (kind, file) => (existsSync(file) ? readers[kind](JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1, skipped: 0 });
