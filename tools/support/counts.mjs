import { existsSync, readFileSync } from 'node:fs';

/**
 * `unsteady` names the tests that passed only at the second try.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: string[] }} Counts
 */

/** @param {any} suite @returns {string[]} */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { status }) => status === 'flaky'),
    )
    .map((/** @type {any} */ { file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteadyIn),
];

/** @type {Record<'vitest' | 'playwright', (report: any) => Counts>} */
const readers = {
  // A file that cannot even be loaded has no failed test, only a failed suite.
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: [],
  }),
  playwright: ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: suites.flatMap(unsteadyIn),
  }),
};

/**
 * What a test runner's JSON report says; a missing report is a failure.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Counts}
 */
export const readCounts = (kind, file) =>
  existsSync(file)
    ? readers[kind](JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0, unsteady: [] };
