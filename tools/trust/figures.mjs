/**
 * A promise that a machine can show. Its tests stand where they belong and run in every test run;
 * the command has them try more often. `what` is tried; `sizes` are rounds of the whole test,
 * however many of them there are in one.
 * @typedef {{ name: string, promise: string, goal: string, what: string, control?: string, folder:
 * string, databases?: Database[], files: string[], sizes: Record<Size, number> }} Figure
 * @typedef {'small' | 'full'} Size
 * @typedef {'postgres' | 'pglite'} Database
 */

export const DATABASES = /** @type {const} */ (['postgres', 'pglite']);
export const SIZES = /** @type {const} */ (['small', 'full']);

/** @type {Figure[]} */
export const figures = [
  {
    name: 'oversold-seats',
    promise: '200 students at once for 30 seats',
    goal: 'no seat more than there are',
    what: 'tries for a seat',
    control: 'without the lock and the guarded statement',
    folder: 'apps/api',
    files: ['src/features/mocks/seats-race.test.ts'],
    sizes: { small: 5, full: 100 },
  },
  {
    name: 'double-effects',
    promise:
      'a lost answer, and the write sent again with its key: afterwards, or at the same time',
    goal: 'one effect, one answer',
    what: 'writes sent again',
    control: 'without the key',
    folder: 'apps/api',
    files: ['src/http/writes/once-everywhere.test.ts'],
    sizes: { small: 2, full: 20 },
  },
  {
    name: 'three-writers',
    promise: "two devices of a student and a manager change the student's meals at once",
    goal: 'no tap lost to another writer',
    what: 'schedules',
    control: 'when nobody says what they saw',
    folder: 'apps/api',
    files: ['src/features/meals/three-writers.test.ts'],
    sizes: { small: 100, full: 5000 },
  },
  {
    name: 'kill-9',
    promise: 'kill -9 of the server, and of PostgreSQL, in the middle of saves',
    goal: 'no acknowledged save lost, none by half',
    what: 'acknowledged saves',
    folder: 'apps/api',
    files: ['src/server-kill.test.ts', 'src/db/postgres/crash.postgres.test.ts'],
    sizes: { small: 3, full: 50 },
  },
  {
    name: 'power-cut',
    promise: 'the power goes: on the disk stands what was flushed, and no more',
    goal: 'every acknowledged save is there',
    what: 'power cuts',
    control: 'without flushing, saves gone:',
    folder: 'apps/api',
    databases: ['pglite'],
    files: ['src/db/embedded/durability.embedded.test.ts'],
    sizes: { small: 5, full: 50 },
  },
  {
    name: 'tab-death',
    promise: 'the tab dies at any moment, on any network; the page is opened again',
    goal: 'every tap is on the server',
    what: 'deaths of a tab',
    control: 'on a device that keeps nothing',
    folder: 'packages/app-kit',
    files: ['src/writes/outbox/tab-death.test.ts'],
    sizes: { small: 500, full: 20_000 },
  },
  {
    name: 'saved-is-saved',
    promise: '“저장됨” on the screen, with two devices, three tabs and any network',
    goal: 'the server has it, at every step',
    what: 'steps of a model',
    folder: 'packages/app-kit',
    files: ['src/writes/outbox/outbox.model.test.ts'],
    sizes: { small: 1000, full: 20_000 },
  },
  {
    name: 'tab-races',
    promise: 'tabs of one browser need a new token at once, in any order of answers',
    goal: 'one refresh at a time, nobody signed out for it',
    what: 'orders of requests and answers',
    control: 'without the lock between tabs',
    folder: 'packages/auth',
    files: ['src/interleavings.test.ts'],
    sizes: { small: 1000, full: 20_000 },
  },
  {
    name: 'refresh-theft',
    promise: 'a refresh token used a second time, by a thief or by its owner',
    goal: 'the whole login ends; a lost answer and eight tabs at once do not end it',
    what: 'tokens used again',
    folder: 'apps/api',
    files: ['src/features/login/refresh.test.ts'],
    sizes: { small: 5, full: 200 },
  },
  {
    name: 'altered-tokens',
    promise: 'access tokens of which a letter was changed',
    goal: 'none is let in',
    what: 'altered tokens',
    folder: 'apps/api',
    files: ['src/http/auth/access-token.test.ts'],
    sizes: { small: 20_000, full: 1_000_000 },
  },
  {
    name: 'guesses',
    promise: 'phone numbers guessed from one address, all at the same time',
    goal: 'five a minute are looked up, the others wait',
    what: 'guesses, looked up beyond that',
    folder: 'apps/api',
    files: ['src/features/login/login-budgets.test.ts'],
    sizes: { small: 1000, full: 10_000 },
  },
  {
    name: 'access-matrix',
    promise:
      'every endpoint by nobody, a student, an admin, a manager and who only reads, with valid bodies; for oneself and for others',
    goal: 'in or refused as the table of endpoints says',
    what: 'calls',
    folder: 'apps/api',
    files: ['src/http/auth/access-matrix.test.ts'],
    sizes: { small: 1, full: 1 },
  },
  {
    name: 'fuzz',
    promise: 'bodies, paths, queries and headers that nearly fit the published schemas',
    goal: 'no 5xx, no answer of another shape, none missing',
    what: 'calls',
    folder: 'apps/api',
    files: ['src/http/fuzz.test.ts'],
    sizes: { small: 30, full: 1000 },
  },
  {
    name: 'log-privacy',
    promise:
      'every call, also on a database that fails, and what is written to the log of the server',
    goal: 'no name, number or text of a person',
    what: 'texts and numbers of people',
    folder: 'apps/api',
    files: ['src/http/log/log-of-all-calls.test.ts'],
    sizes: { small: 1, full: 1 },
  },
  {
    name: 'full-disk',
    promise: 'the disk of the database is full, and has room again',
    goal: 'saves refused with a code, reading goes on, nothing half-written',
    what: 'refused saves',
    folder: 'apps/api',
    files: ['src/http/errors/disk-full.test.ts'],
    sizes: { small: 10, full: 200 },
  },
  {
    name: 'audit-rows',
    promise: 'every write of a manager stands in the log, and the chain over the log holds',
    goal: 'an entry for each, no broken link',
    what: 'writes and chains',
    folder: 'apps/api',
    files: ['src/http/writes/audited-everywhere.test.ts'],
    sizes: { small: 2, full: 20 },
  },
];
