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
    name: 'audit-rows',
    promise: 'every write of a manager stands in the log, and the chain over the log holds',
    goal: 'an entry for each, no broken link',
    what: 'writes and chains',
    folder: 'apps/api',
    files: ['src/http/writes/audited-everywhere.test.ts'],
    sizes: { small: 2, full: 20 },
  },
];
