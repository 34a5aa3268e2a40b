import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../support/paths.mjs';

/** Tests that `npm test` leaves to `npm run test:all`, and so to CI: they are not skipped. */
const LEFT_OUT = 'ci';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {any} suite @returns {string[]} */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { status }) => status === 'flaky'),
    )
    .map((/** @type {any} */ { file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteadyIn),
];

/**
 * What a report of Vitest or of Playwright says; `unsteady` passed only at the second try.
 * @param {any} report
 */
export function countsIn({ stats, errors, suites, testResults, ...report }) {
  if (stats)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      unsteady: suites.flatMap(unsteadyIn),
    };
  const tests = testResults.flatMap((/** @type {any} */ one) => one.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: tests.filter(
      (/** @type {any} */ { status, tags }) =>
        !['passed', 'failed'].includes(status) && !tags?.includes(LEFT_OUT),
    ).length,
    unsteady: [],
  };
}

/** @param {{ task: string, directory: string, execution?: { exitCode?: number } }} task */
function resultOf({ task, directory, execution }) {
  const ended = execution?.exitCode === 0;
  const report = inRoot(directory, 'test-results', `${task.replace(':', '-')}.json`);
  const { passed, failed, skipped, unsteady } = existsSync(report)
    ? countsIn(readJson(report))
    : // A program that counts as one check; tests always write a report.
      { passed: ended && !task.startsWith('test') ? 1 : 0, failed: 0, skipped: 0, unsteady: [] };
  const isWell = ended && skipped === 0 && passed > 0;
  return {
    passed,
    // A file that cannot even be loaded has no failed test.
    failed: isWell ? failed : Math.max(failed, 1),
    trouble: [
      ...(skipped > 0 ? [`${skipped} tests were skipped; that counts as a failure.`] : []),
      ...unsteady.map(
        (/** @type {string} */ test) => `! passed only at the second try, mend it: ${test}`,
      ),
    ],
  };
}

/**
 * What came of each step in a run of turbo, by the summary in `folder`. What was not begun any more
 * after a failure counts as nothing.
 * @param {string} folder @param {import('./steps.mjs').Step[]} steps @param {number} code turbo's
 */
export function readResults(folder, steps, code) {
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  /** @type {any[]} */
  const done = file ? readJson(join(folder, file)).tasks : [];
  const results = steps.map((step) => {
    const own = done.filter(
      ({ task, execution }) =>
        [...step.tasks, ...(step.allTasks ?? [])].includes(task) && execution?.startTime,
    );
    const all = own.map(resultOf);
    const times = own.flatMap(({ execution }) => [execution.startTime, execution.endTime]);
    return {
      step,
      passed: all.reduce((sum, one) => sum + one.passed, 0),
      failed: all.reduce((sum, one) => sum + one.failed, 0),
      seconds: own.length > 0 ? (Math.max(...times) - Math.min(...times)) / 1000 : 0,
      trouble: all.flatMap((one) => one.trouble),
    };
  });
  const [first] = results;
  // Turbo failed for itself, or in a task that was only needed: something must say so.
  if (first && code !== 0 && results.every(({ failed }) => failed === 0)) first.failed = 1;
  return results;
}
