import { members } from '../release/workspace.mjs';
import { allCores } from '../support/cores.mjs';
import { browserProjects } from './scope.mjs';

/** @typedef {import('../support/step.mjs').Step} Step */
/** @typedef {import('../support/step.mjs').Command} Command */
/** @typedef {import('./scope.mjs').Scope} Scope */

/** The tag of tests that `npm test` leaves to `npm run test:all`, and so to CI. */
const IN_CI = 'ci';

/** Tests that wait for a server or a browser leave a core idle; one worker more uses it. */
const waitingWorkers = allCores + 1;

/**
 * `without`: the tag of the tests that are left out; the package's Vitest has to know it.
 * @param {string} cwd
 * @param {string[]} [projects]
 * @param {{ cores?: number, workers?: number, without?: string | undefined }} [how]
 * @returns {Command}
 */
const vitest = (cwd, projects = [], { cores = allCores, workers = cores, without } = {}) => ({
  bin: 'vitest',
  args: [
    'run',
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
    ...(without ? [`--tags-filter=!${without}`] : []),
  ],
  cwd,
  cores,
  report: 'vitest',
  without,
});

/**
 * A program that counts as one check.
 * @param {string} bin
 * @param {string[]} args
 * @returns {Command}
 */
const check = (bin, ...args) => ({ bin, args, cores: 1 });

/**
 * A build is a chain of packages, most of it in one thread: beside what tests in one thread it
 * leaves no core idle.
 * @param {boolean} force @returns {Command}
 */
const turbo = (force, /** @type {string[]} */ ...tasks) => ({
  bin: 'pnpm',
  args: [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--concurrency=1',
    '--output-logs=errors-only',
    ...(force ? ['--force'] : []),
  ],
  cores: 1,
});

/**
 * @param {boolean} force
 * @param {Scope} scope
 * @returns {Command[]} what the browser tests of the scope need, and what else it touched
 */
function builds(force, scope) {
  // The browser tests of one app sign in to the other as well, to see what becomes of it there.
  if (scope.all || scope.across || browserTests(scope, JOURNEYS).length > 0)
    return [turbo(force, 'build')];
  const touched = members
    .filter(({ folder }) => scope.has(folder) && folder !== 'e2e')
    .map(({ name }) => `--filter=${name}`);
  return touched.length > 0 ? [turbo(force, 'build', ...touched)] : [];
}

/**
 * @param {Scope} scope
 * @param {boolean} all
 * @returns {Command[]}
 */
const apiTests = (scope, all) =>
  scope.has('apps/api')
    ? [
        vitest('apps/api', ['api-postgres'], {
          workers: waitingWorkers,
          without: all ? undefined : IN_CI,
        }),
      ]
    : [];

/** Playwright's options for the tests of a run: see the tags in docs/testing.md. */
const JOURNEYS = `--grep-invert=@nightly|@${IN_CI}`;
const ALL_JOURNEYS = '--grep-invert=@nightly';
const AT_NIGHT = '--grep=@nightly';

/**
 * @param {Scope} scope
 * @param {string} tagged
 * @returns {Command[]}
 */
function browserTests(scope, tagged) {
  const projects = browserProjects(scope);
  if (projects?.length === 0) return [];
  return [
    {
      bin: 'playwright',
      args: [
        'test',
        `--workers=${waitingWorkers}`,
        tagged,
        ...(projects ?? []).map((project) => `--project=${project}`),
      ],
      cwd: 'e2e',
      cores: allCores,
      report: 'playwright',
    },
  ];
}

/**
 * The longest first: they run side by side, each in one process, and what is short fills the cores
 * up at the end.
 */
const WITHOUT_BROWSER = [
  'apps/student',
  'apps/admin',
  'packages/domain',
  'packages/ui',
  'packages/auth',
  'packages/app-kit',
  'packages/api-client',
];

/**
 * In this order, side by side as the machine's cores suffice; the first that fails ends the run.
 * `of` names the folder that a step is about; one without it decides by itself, or always runs.
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'lint',
    about: "the formatter; oxlint with types, and the compiler's own errors; warnings are errors",
    commands: () => [
      check('oxfmt', '--check'),
      // Types live as long as the program: looking for garbage less often saves a quarter of its
      // work, for 300 MB.
      { ...check('oxlint', '--type-check'), env: { GOGC: '400' } },
    ],
  },
  {
    name: 'unit',
    about: 'domain, api-client, auth, app-kit, ui and both apps without a browser',
    commands: ({ scope }) =>
      WITHOUT_BROWSER.filter(scope.has).map((folder) =>
        vitest(folder, folder === 'packages/ui' ? ['unit'] : [], { cores: 1 }),
      ),
  },
  {
    name: 'build',
    about: 'everything as it is delivered',
    commands: ({ force, scope }) => builds(force, scope),
  },
  {
    name: 'api',
    about: 'the API on a real PostgreSQL',
    commands: ({ scope, all }) => apiTests(scope, all),
  },
  {
    name: 'stories',
    about: 'every story in a browser: keyboard, axe on its grid of states',
    of: 'packages/ui',
    needsBrowser: 'full',
    commands: ({ all }) => [
      { ...vitest('packages/ui', ['stories']), env: { LOOKS: all ? 'all' : 'grids' } },
    ],
  },
  {
    name: 'browser',
    about: 'the built apps against the real server, as a user: the journeys',
    needsBrowser: 'lean',
    needsCaddy: true,
    commands: ({ scope, all }) => browserTests(scope, all ? ALL_JOURNEYS : JOURNEYS),
  },
  {
    name: 'shape',
    about: 'what must not exist in the repository; the tests of the tools',
    when: 'all',
    commands: () => [vitest('tools', [], { cores: 1 })],
  },
  {
    name: 'house',
    about: 'no dead code, nothing written twice',
    when: 'all',
    commands: () => [check('jscpd', '--config', '.jscpd.json'), check('knip')],
  },
  {
    name: 'imports',
    about: 'the walls of import-rules.cjs',
    when: 'all',
    commands: () => [check('depcruise', 'apps', 'packages', 'e2e', '--config', 'import-rules.cjs')],
  },
  {
    name: 'api-nightly',
    about: 'the API: sweeps over all endpoints, whole crowds at once, kills and damaged files',
    of: 'apps/api',
    when: 'nightly',
    commands: () => [vitest('apps/api', ['api-postgres-nightly'], { workers: waitingWorkers })],
  },
  {
    name: 'browser-nightly',
    about: 'every page swept for what only a browser sees, and the journeys off the main road',
    when: 'nightly',
    needsBrowser: 'lean',
    needsCaddy: true,
    commands: ({ scope }) => browserTests(scope, AT_NIGHT),
  },
  {
    name: 'engines',
    about: 'the main journeys of a student in Firefox and WebKitGTK',
    of: 'apps/student',
    when: 'nightly',
    needsEngines: true,
    commands: () => [
      {
        bin: 'playwright',
        args: ['test', '--config=engines.config.ts'],
        cwd: 'e2e',
        cores: allCores,
        report: 'playwright',
      },
    ],
  },
  {
    name: 'restarts',
    about: 'ten rolling restarts behind the shipped web server, under a steady load',
    of: 'e2e',
    when: 'nightly',
    needsBrowser: 'lean',
    needsCaddy: true,
    commands: () => [
      {
        bin: 'playwright',
        args: ['test', 'across/rolling-restart.e2e.ts'],
        cwd: 'e2e',
        env: { RESTARTS: '10' },
        cores: allCores,
        report: 'playwright',
      },
    ],
  },
  {
    name: 'trust',
    about: 'every promise of docs/trust.md, tried often',
    when: 'nightly',
    commands: () => [{ ...check('pnpm', 'run', 'trust'), cores: allCores }],
  },
];
