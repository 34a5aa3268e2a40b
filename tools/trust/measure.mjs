import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { inRoot } from '../support/paths.mjs';
import { runToLog } from '../support/run.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Size} Size */
/** @typedef {import('./figure.ts').Count} Count */
/**
 * `on`: what it was tried on, where that depends on the machine. `trouble`: why it is missed, one
 * line each.
 * @typedef {{ figure: Figure, counted: Count, control: Count, on: string[],
 * trouble: string[] }} Result
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

/**
 * @param {any} report of vitest
 * @param {Figure} figure
 * @param {string} log where the whole output is
 * @returns {Result}
 */
export function resultOf(report, figure, log) {
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
  if (files.length < figure.files.length) trouble.push(`a test file did not run: ${log}`);
  else if (counted.tried === 0) trouble.push('nothing was tried');
  if (counted.wrong > 0) trouble.push(`${counted.wrong} went wrong`);
  if (control.tried === 0) trouble.push(`nothing was tried ${figure.control}`);
  else if (control.wrong === 0)
    trouble.push(`nothing goes wrong ${figure.control}: the figure shows nothing`);
  const on = own.flatMap((/** @type {any} */ { meta }) => meta.on ?? []);
  return { figure, counted, control, on: [...new Set(on)], trouble };
}

/**
 * Runs the tests of some figures of one folder.
 * @param {string} folder
 * @param {Figure[]} figures
 * @param {Size} size
 * @returns {Promise<Result[]>}
 */
export async function measure(folder, figures, size) {
  const base = inRoot('test-results/trust', folder.split('/').at(-1) ?? '');
  const report = `${base}.json`;
  mkdirSync(inRoot('test-results/trust'), { recursive: true });
  rmSync(report, { force: true });
  await runToLog(
    join(inRoot(folder), 'node_modules/.bin/vitest'),
    [
      'run',
      ...new Set(figures.flatMap(({ files }) => files)),
      ...(folder === 'apps/api' ? ['--project=api-postgres'] : []),
      `--maxWorkers=${availableParallelism()}`,
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
  return figures.map((figure) => resultOf(read, figure, `${base}.log`));
}
