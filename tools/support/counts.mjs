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

/** @param {any} report @param {string | undefined} tag @returns {number} */
const leftOut = ({ testResults }, tag) =>
  testResults
    .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
    .filter((/** @type {any} */ { status, tags }) => status === 'skipped' && tags.includes(tag))
    .length;

/** @type {Record<'vitest' | 'playwright', (report: any, without?: string) => Counts>} */
const readers = {
  // A file that cannot even be loaded has no failed test, only a failed suite.
  // What a run was told to leave out is reported as skipped.
  vitest: (report, without) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests - leftOut(report, without),
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
 * @param {string} [without] the tag of tests that the run was told to leave out
 * @returns {Counts}
 */
export const readCounts = (kind, file, without) =>
  existsSync(file)
    ? readers[kind](JSON.parse(readFileSync(file, 'utf8')), without)
    : { passed: 0, failed: 1, skipped: 0, unsteady: [] };
