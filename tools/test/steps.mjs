import { availableParallelism } from 'node:os';

/** @typedef {import('../support/step.mjs').Step} Step */
/** @typedef {import('../support/step.mjs').Command} Command */

/** @param {string} cwd @param {string[]} [args] @param {Record<string, string>} [env] @returns {Command} */
const vitest = (cwd, args = [], env = {}) => ({ bin: 'vitest', args: ['run', `--maxWorkers=${availableParallelism()}`, ...args], cwd, env, report: 'vitest' });

/** @param {boolean} force */
const turbo = (force, /** @type {string[]} */ ...tasks) => ({ bin: 'pnpm', args: ['exec', 'turbo', 'run', ...tasks, '--output-logs=errors-only', ...(force ? ['--force'] : [])] });

/** In this order; the first that fails ends the run. @type {Step[]} */
export const steps = [
  { name: 'lint', about: 'oxlint with types, warnings are errors', commands: () => [{ bin: 'oxlint', args: ['--type-aware', '--deny-warnings'] }] },
  { name: 'types', about: 'tsc of every package', commands: ({ force }) => [turbo(force, 'typecheck', 'typecheck:tools')] },
  { name: 'imports', about: 'the walls of import-rules.cjs', commands: () => [{ bin: 'depcruise', args: ['apps', 'packages', 'e2e', '--config', 'import-rules.cjs'] }] },
  { name: 'shape', about: 'what must not exist in the repository; that the walls hold', commands: () => [vitest('.', ['--config', 'tools/vitest.config.ts'])] },
  {
    name: 'unit', about: 'domain, api-client, auth, ui and both apps without a browser',
    commands: () => ['packages/domain', 'packages/api-client', 'packages/auth', 'packages/ui', 'apps/student', 'apps/admin'].map((folder) => vitest(folder, folder === 'packages/ui' ? ['--project', 'unit'] : [])),
  },
  { name: 'api-pglite', about: 'the API on the embedded database', commands: () => [vitest('apps/api', ['--project', 'api-pglite'])] },
  { name: 'api-postgres', about: 'the API on a real PostgreSQL', commands: () => [vitest('apps/api', ['--project', 'api-postgres'])] },
  { name: 'stories', about: 'every story in a browser: keyboard and axe', needsBrowser: 'full', commands: () => [vitest('packages/ui', ['--project', 'stories'])] },
  { name: 'build', about: 'everything as it is delivered', commands: ({ force }) => [turbo(force, 'build')] },
  { name: 'browser', about: 'the built apps against the real server, as a user', needsBrowser: 'lean', needsCaddy: true, commands: () => [{ bin: 'playwright', args: ['test'], cwd: 'e2e', report: 'playwright' }] },
];
