import { availableParallelism } from 'node:os';
import { members } from '../release/workspace.mjs';
import { browserProjects } from './scope.mjs';

/** @typedef {import('../support/step.mjs').Step} Step */
/** @typedef {import('../support/step.mjs').Command} Command */
/** @typedef {import('./scope.mjs').Scope} Scope */

/** @param {string} cwd @param {string[]} [args] @param {Record<string, string>} [env] @returns {Command} */
const vitest = (cwd, args = [], env = {}) => ({
  bin: 'vitest',
  args: ['run', `--maxWorkers=${availableParallelism()}`, ...args],
  cwd,
  env,
  report: 'vitest',
});

/** @param {boolean} force */
const turbo = (force, /** @type {string[]} */ ...tasks) => ({
  bin: 'pnpm',
  args: [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--output-logs=errors-only',
    ...(force ? ['--force'] : []),
  ],
});

/** @param {boolean} force @param {Scope} scope @returns {Command[]} what the browser tests of the scope need, and what else it touched */
function builds(force, scope) {
  // The browser tests of one app sign in to the other as well, to see what becomes of it there.
  if (scope.all || scope.across || browserTests(scope).length > 0) return [turbo(force, 'build')];
  const touched = members
    .filter(({ folder }) => scope.has(folder) && folder !== 'e2e')
    .map(({ name }) => `--filter=${name}`);
  return touched.length > 0 ? [turbo(force, 'build', ...touched)] : [];
}

/** @param {Scope} scope @returns {Command[]} */
function apiTests(scope) {
  if (scope.has('apps/api')) return [vitest('apps/api', ['--project', 'api-pglite'])];
  return scope.contracts
    ? [vitest('apps/api', ['--project', 'api-pglite', 'src/testing/contracts'])]
    : [];
}

/** @param {Scope} scope @returns {Command[]} */
function browserTests(scope) {
  const projects = browserProjects(scope);
  if (projects?.length === 0) return [];
  return [
    {
      bin: 'playwright',
      args: ['test', ...(projects ?? []).map((project) => `--project=${project}`)],
      cwd: 'e2e',
      report: 'playwright',
    },
  ];
}

/** In this order; the first that fails ends the run. `of` names the folder that a step is about; one without it decides by itself, or always runs. @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    about: "the formatter; oxlint with types, and the compiler's own errors; warnings are errors",
    commands: () => [
      { bin: 'oxfmt', args: ['--check'] },
      { bin: 'oxlint', args: ['--type-check'] },
    ],
  },
  {
    name: 'imports',
    about: 'the walls of import-rules.cjs',
    commands: () => [
      { bin: 'depcruise', args: ['apps', 'packages', 'e2e', '--config', 'import-rules.cjs'] },
    ],
  },
  {
    name: 'house',
    about: 'no dead code, nothing written twice',
    commands: () => [
      { bin: 'knip', args: [] },
      { bin: 'jscpd', args: ['--config', '.jscpd.json'] },
    ],
  },
  {
    name: 'shape',
    about: 'what must not exist in the repository; that the walls hold',
    commands: () => [vitest('tools')],
  },
  {
    name: 'unit',
    about: 'domain, api-client, auth, ui and both apps without a browser',
    commands: ({ scope }) =>
      [
        'packages/domain',
        'packages/api-client',
        'packages/auth',
        'packages/ui',
        'apps/student',
        'apps/admin',
      ]
        .filter(scope.has)
        .map((folder) => vitest(folder, folder === 'packages/ui' ? ['--project', 'unit'] : [])),
  },
  {
    name: 'api-pglite',
    about: 'the API on the embedded database; the contracts of the last releases',
    commands: ({ scope }) => apiTests(scope),
  },
  {
    name: 'api-postgres',
    about: 'the API on a real PostgreSQL',
    of: 'apps/api',
    commands: () => [vitest('apps/api', ['--project', 'api-postgres'])],
  },
  {
    name: 'stories',
    about: 'every story in a browser: keyboard and axe',
    of: 'packages/ui',
    needsBrowser: 'full',
    commands: () => [vitest('packages/ui', ['--project', 'stories'])],
  },
  {
    name: 'build',
    about: 'everything as it is delivered',
    commands: ({ force, scope }) => builds(force, scope),
  },
  {
    name: 'browser',
    about: 'the built apps against the real server, as a user',
    needsBrowser: 'lean',
    needsCaddy: true,
    commands: ({ scope }) => browserTests(scope),
  },
];
