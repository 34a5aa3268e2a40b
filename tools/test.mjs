// `npm test`: the checks of every day, with one closing line. `--all` (`npm run test:all`) adds
// what CI checks as well, `--nightly` what is too long for that too. `npm test -- --only unit,api`
// runs single steps; `npm test -- --list` names them. `--since main` runs what the changes since
// then touch, `--app admin` what one app is made of. Turbo knows both, and what has passed already.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { ensureInstalled } from './support/install.mjs';
import { ensureBrowser, ensureCaddy, ensureEngines } from './support/programs.mjs';
import { inRoot } from './support/paths.mjs';
import { runPnpmShown } from './support/run.mjs';
import { Plain, runMain, say, underWay } from './support/say.mjs';
import { readResults } from './test/results.mjs';
import { steps } from './test/steps.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    since: { type: 'string' },
    app: { type: 'string' },
    list: { type: 'boolean' },
    all: { type: 'boolean', default: false },
    nightly: { type: 'boolean', default: false },
    force: { type: 'boolean', default: Boolean(process.env.CI) },
  },
});
const all = options.all || options.nightly;

/** @returns {import('./test/steps.mjs').Step[]} */
function chosenSteps() {
  if (!options.only)
    return steps.filter(({ when }) => (when === 'nightly' ? options.nightly : !when || all));
  return options.only.split(',').map((name) => {
    const step = steps.find((one) => one.name === name);
    if (step) return step;
    throw new Plain(
      `There is no step "${name}". There are: ${steps.map((one) => one.name).join(', ')}`,
    );
  });
}

/** Turbo's words for what was asked, and what its tasks have to know. */
function scope() {
  if (options.since) return { words: ['--affected'], env: { TURBO_SCM_BASE: options.since } };
  if (!options.app) return { words: [], env: {} };
  const { app, name } = releasable(options.app, 'npm test -- --app');
  // The server answers both apps: nothing less than all journeys shows that it still does.
  return {
    words: [`${name}...`, '@academy/e2e', '@academy/tools', '//'].map((one) => `--filter=${one}`),
    env: { E2E_APP: app === 'api' ? '' : app },
  };
}

/**
 * Runs the steps' tasks side by side and says what came of each.
 * @param {import('./test/steps.mjs').Step[]} group
 * @param {Record<string, string>} programs
 * @param {boolean} isAllBuilt
 */
async function run(group, programs, isAllBuilt) {
  const { words, env } = scope();
  const runs = inRoot('.turbo/runs');
  rmSync(runs, { recursive: true, force: true });
  const ownEnv = Object.assign({}, ...group.map((step) => (all && step.allEnv) || step.env));
  const names = group.map(({ name }) => name).join(', ');
  const code = await underWay(names, () =>
    runPnpmShown(
      [
        'exec',
        'turbo',
        'run',
        ...group.flatMap(({ tasks, allTasks = tasks }) => (all ? allTasks : tasks)),
        ...words,
        `--concurrency=${group.some(({ alone }) => alone) ? 1 : availableParallelism()}`,
        '--output-logs=errors-only',
        '--summarize',
        ...(options.force ? ['--force'] : []),
        // What was built a moment ago is not built again, not even by force.
        ...(isAllBuilt && words.length === 0 ? ['--only'] : []),
      ],
      { NO_COLOR: '1', ...programs, ...env, ...ownEnv },
    ),
  );
  const results = readResults(runs, group, code);
  for (const { step, passed, failed, seconds, trouble } of results) {
    for (const line of trouble) say(line);
    say(
      `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s   ${passed} passed, ${failed} failed`,
    );
  }
  return results;
}

await runMain(async () => {
  if (options.list) {
    for (const { name, about, when } of steps)
      say(`${name.padEnd(16)} ${about}${when ? ` (${when})` : ''}`);
    return 0;
  }
  const chosen = chosenSteps();
  await ensureInstalled();
  // Found or installed before anything runs: what is missing is said at once.
  const needs = new Set(chosen.flatMap((step) => step.needs ?? []));
  /** @type {Record<string, string>} */
  const programs = {};
  if (needs.has('browser'))
    programs.CHROMIUM_PATH = await ensureBrowser({
      lean: chosen.every(({ name }) => name !== 'stories'),
    });
  // The journeys behind the shipped web server are left to CI and the night.
  if (needs.has('caddy') && (all || chosen.some(({ when }) => when)))
    programs.CADDY_PATH = ensureCaddy();
  if (needs.has('engines')) ensureEngines();

  const together = chosen.filter(({ alone }) => !alone);
  const groups = [together, ...chosen.filter(({ alone }) => alone).map((step) => [step])];
  let [passed, failed] = [0, 0];
  for (const [at, group] of groups.filter(({ length }) => length > 0).entries()) {
    const isAllBuilt = at > 0 && together.some(({ name }) => name === 'build');
    for (const result of await run(group, programs, isAllBuilt)) {
      passed += result.passed;
      failed += result.failed;
    }
    if (failed > 0) break;
  }
  say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
