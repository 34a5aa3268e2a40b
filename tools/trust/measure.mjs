import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allCores } from '../support/cores.mjs';
import { inRoot } from '../support/paths.mjs';
import { runToLog } from '../support/run.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Size} Size */
/** @typedef {import('./figures.mjs').Database} Database */
/** @typedef {import('./figure.ts').Count} Count */
/**
 * `trouble`: why it is missed, one line each.
 * @typedef {{ figure: Figure, database?: Database, counted: Count, control: Count, trouble:
 * string[] }} Result
 */

/** Hours: a test that hangs ends all the same. */
const TIMEOUT_MS = { small: 1_200_000, full: 21_600_000 };

/**
 * The environment variable that tells a figure's test how often to try (`triesOf`; the packages,
 * which import nothing from here, read it themselves).
 * @param {Figure} figure
 */
const variableOf = ({ name }) => `TRUST_${name.toUpperCase().replaceAll('-', '_')}`;

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) => ({
  tried: counts.reduce((all, { tried }) => all + tried, 0),
  wrong: counts.reduce((all, { wrong }) => all + wrong, 0),
});

/** Some files are about one database, and say so by their name. */
const runsOn = (/** @type {string} */ file, /** @type {Database} */ database) =>
  !file.includes(database === 'pglite' ? '.postgres.test.' : '.embedded.test.');

/**
 * @param {any} report of vitest
 * @param {Figure} figure
 * @param {string} log where the whole output stands
 * @param {Database | undefined} database
 * @returns {Result}
 */
export function resultOf(report, figure, log, database) {
  const files = (report?.testResults ?? []).filter((/** @type {any} */ { name }) =>
    figure.files.some((file) => name.endsWith(`/${figure.folder}/${file}`)),
  );
  const tests = files.flatMap((/** @type {any} */ file) => file.assertionResults);
  const own = tests.filter((/** @type {any} */ { meta }) => meta.figure === figure.name);
  const counted = sum(own.flatMap((/** @type {any} */ { meta }) => meta.counted ?? []));
  const control = sum(own.flatMap((/** @type {any} */ { meta }) => meta.control ?? []));
  const trouble = tests
    .filter((/** @type {any} */ { status }) => status !== 'passed')
    .map((/** @type {any} */ { fullName, failureMessages: [message = 'did not run'] }) => {
      const [line] = message.split('\n');
      return `${fullName}: ${line}`;
    });
  const expected = figure.files.filter((file) => !database || runsOn(file, database));
  if (files.length < expected.length) trouble.push(`a test file did not run: ${log}`);
  else if (counted.tried === 0) trouble.push('nothing was tried');
  if (counted.wrong > 0) trouble.push(`${counted.wrong} went wrong`);
  if (control.tried > 0 && control.wrong === 0)
    trouble.push(`nothing goes wrong ${figure.control}: the figure shows nothing`);
  return { figure, counted, control, trouble, ...(database && { database }) };
}

/**
 * Runs the tests of some figures of one folder, on one database.
 * @param {string} folder
 * @param {Figure[]} figures
 * @param {{ size: Size, database?: Database }} how
 * @returns {Promise<Result[]>}
 */
export async function measure(folder, figures, { size, database }) {
  const base = inRoot('test-results/trust', [folder.split('/').at(-1), database].join('-'));
  const report = `${base}.json`;
  mkdirSync(inRoot('test-results/trust'), { recursive: true });
  rmSync(report, { force: true });
  await runToLog(
    join(inRoot(folder), 'node_modules/.bin/vitest'),
    [
      'run',
      ...new Set(figures.flatMap(({ files }) => files)),
      ...(database ? [`--project=api-${database}`] : []),
      `--maxWorkers=${allCores}`,
      `--testTimeout=${TIMEOUT_MS[size]}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    `${base}.log`,
    {
      cwd: inRoot(folder),
      env: {
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        TRUST: size,
        ...Object.fromEntries(
          figures.map((figure) => [variableOf(figure), `${figure.sizes[size]}`]),
        ),
      },
    },
  );
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  return figures.map((figure) => resultOf(read, figure, `${base}.log`, database));
}
