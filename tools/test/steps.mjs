/**
 * `tasks` are turbo's: scripts of the packages, or of the root. With `npm run test:all` a step does
 * `allTasks` instead, and hands them `allEnv`. A step with `when` runs when asked for. One that
 * keeps all cores busy runs alone, the others side by side.
 * @typedef {'browser' | 'caddy' | 'engines'} Need
 * @typedef {{ name: string, about: string, tasks: string[], allTasks?: string[], when?: 'all' |
 * 'nightly', alone?: boolean, env?: Record<string, string>, allEnv?: Record<string, string>,
 * needs?: Need[] }} Step
 */

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    about: "the formatter; oxlint with types, and the compiler's own errors; warnings are errors",
    // Types live as long as the program: looking for garbage less often saves a quarter of the
    // work.
    env: { GOGC: '400' },
    tasks: ['check:format', 'check:types'],
  },
  {
    name: 'unit',
    about: 'domain, api-client, auth, app-kit, ui and both apps without a browser',
    tasks: ['test'],
  },
  { name: 'build', about: 'everything as it is delivered', tasks: ['build'] },
  {
    name: 'shape',
    about: 'what must not exist in the repository; the tests of the tools',
    when: 'all',
    tasks: ['test:tools', 'check:shape'],
  },
  {
    name: 'house',
    about: 'no dead code, nothing written twice',
    when: 'all',
    tasks: ['check:dead-code', 'check:duplicates'],
  },
  {
    name: 'imports',
    about: 'the walls of import-rules.cjs',
    when: 'all',
    tasks: ['check:imports'],
  },
  {
    name: 'api',
    about: 'the API on a real PostgreSQL',
    alone: true,
    tasks: ['test:api'],
    allTasks: ['test:api-all'],
  },
  {
    name: 'stories',
    about: 'every story in a browser: keyboard, axe on its grid of states',
    alone: true,
    needs: ['browser'],
    env: { LOOKS: 'grids' },
    allEnv: { LOOKS: 'all' },
    tasks: ['test:stories'],
  },
  {
    name: 'browser',
    about: 'the built apps against the real server, as a user: the journeys',
    alone: true,
    needs: ['browser', 'caddy'],
    tasks: ['test:browser'],
    allTasks: ['test:browser-all'],
  },
  {
    name: 'api-nightly',
    about: 'the API: sweeps over all endpoints, whole crowds at once, kills and damaged files',
    when: 'nightly',
    alone: true,
    tasks: ['test:api-nightly'],
  },
  {
    name: 'cases',
    about: 'the unit and API tests once more, each property with cases drawn anew',
    when: 'nightly',
    alone: true,
    env: { NEW_CASES: '1' },
    tasks: ['test', 'test:api-all'],
  },
  {
    name: 'browser-nightly',
    about: 'every page swept for what only a browser sees, and the journeys off the main road',
    when: 'nightly',
    alone: true,
    needs: ['browser', 'caddy'],
    tasks: ['test:browser-nightly'],
  },
  {
    name: 'engines',
    about: 'the main journeys of a student in Firefox and WebKitGTK',
    when: 'nightly',
    alone: true,
    needs: ['engines'],
    tasks: ['test:engines'],
  },
  {
    name: 'restarts',
    about: 'ten rolling restarts behind the shipped web server, under a steady load',
    when: 'nightly',
    alone: true,
    needs: ['browser', 'caddy'],
    env: { RESTARTS: '10' },
    tasks: ['test:restarts'],
  },
  {
    name: 'manual',
    about: 'the pictures of the manuals show the pages as they are built today',
    when: 'nightly',
    alone: true,
    needs: ['browser'],
    tasks: ['check:manual'],
  },
  {
    name: 'fits',
    about: 'every page at 200 % and on the smallest screens: no text cut off, nothing beside it',
    when: 'nightly',
    alone: true,
    needs: ['browser'],
    tasks: ['check:fits'],
  },
  {
    name: 'trust',
    about: 'every promise of docs/trust.md, tried often',
    when: 'nightly',
    alone: true,
    tasks: ['trust'],
  },
];
