// `npm test`: the checks of every day in their order, stopping at the first that fails, one closing
// line. `--all` (`npm run test:all`) adds what CI checks as well, `--nightly` what is too long for
// that too. `npm test -- --only unit,api` runs single steps; `npm test -- --list` names them.
// `--since main` runs what the changes since then touch, `--app admin` what one app is made of.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { output } from './release/shell.mjs';
import { ensureBrowser } from './support/browser.mjs';
import { ensureCaddy } from './support/caddy.mjs';
import { ensureEngines } from './support/engines.mjs';
import { coreKeeper } from './support/cores.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { Plain, runMain, say } from './support/say.mjs';
import { runStep } from './support/step.mjs';
import { everything, scopeOfApp, scopeOfFiles } from './test/scope.mjs';
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

/** @returns {import('./test/scope.mjs').Scope} */
function chosenScope() {
  if (options.app) return scopeOfApp(releasable(options.app, 'npm test -- --app').app);
  if (!options.since) return everything;
  const known = [options.since, `origin/${options.since}`].find(
    (ref) => output('git', ['merge-base', ref, 'HEAD']) !== undefined,
  );
  if (!known)
    throw new Plain(`git does not know "${options.since}", or has no common commit with it.`);
  // What is not committed yet counts as well.
  const base = output('git', ['merge-base', known, 'HEAD'])?.trim() ?? known;
  const changed = [
    ['diff', '--name-only', base],
    ['ls-files', '--others', '--exclude-standard'],
  ]
    .map((words) => output('git', ['-c', 'core.quotepath=off', ...words]) ?? '')
    .join('\n');
  return scopeOfFiles(changed.split('\n').filter(Boolean));
}

const all = options.all || options.nightly;

/** The steps that were asked for, of which some may have nothing to do. */
function askedSteps() {
  if (!options.only)
    return steps.filter(({ when }) => (when === 'nightly' ? options.nightly : !when || all));
  const wanted = options.only.split(',');
  const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Plain(
      `There is no step "${unknown}". There are: ${steps.map((step) => step.name).join(', ')}`,
    );
  return steps.filter((step) => wanted.includes(step.name));
}

await runMain(async () => {
  if (options.list) {
    for (const step of steps) say(`${step.name.padEnd(14)} ${step.about}`);
    return 0;
  }
  const scope = chosenScope();
  const asked = askedSteps();
  const chosen = asked.filter(
    (step) =>
      (!step.of || scope.has(step.of)) &&
      step.commands({ force: options.force, all, scope }).length > 0,
  );
  const untouched = asked.filter((step) => !chosen.includes(step));
  if (untouched.length > 0) say(`Nothing touches: ${untouched.map(({ name }) => name).join(', ')}`);
  await ensureInstalled();
  // Found or installed before anything runs: what is missing is said at once.
  const browsers = new Map();
  for (const { needsBrowser } of chosen)
    if (needsBrowser)
      browsers.set(needsBrowser, await ensureBrowser({ lean: needsBrowser === 'lean' }));
  // The journeys behind the shipped web server are left to CI and the night.
  if (chosen.some(({ needsCaddy, when }) => needsCaddy && (all || when))) ensureCaddy();
  if (chosen.some(({ needsEngines }) => needsEngines)) ensureEngines();

  const withCores = coreKeeper();
  const run = { failed: false };
  const results = await Promise.all(
    chosen.map((step) =>
      runStep(step, {
        reports: inRoot('test-results/steps'),
        force: options.force,
        all,
        scope,
        browser: browsers.get(step.needsBrowser),
        withCores,
        run,
      }),
    ),
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
