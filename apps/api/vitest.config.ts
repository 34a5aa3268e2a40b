import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const conditions = ['development', 'node'];

/** A build kills the server on the embedded database; PostgreSQL itself in `crash.postgres`. */
const KILLED = 'src/server-kill.test.ts';

/** What can come out differently on another driver, and journeys through what computes in SQL. */
const BY_DRIVER = [
  'src/**/*.embedded.test.ts',
  'src/db/**/*.test.ts',
  'src/operate/operate.test.ts',
  KILLED,
  'src/http/events/*.test.ts',
  'src/http/writes/{once,transact}.test.ts',
  'src/shared/operations-db.test.ts',
  'src/features/deposits/bookings.test.ts',
  'src/features/{meals,stats}/*-routes.test.ts',
];

/** What takes minutes even once runs for `npm run trust` alone. */
const TOO_LONG = process.env.TRUST ? [] : ['src/**/*.long.test.ts'];

/**
 * What sweeps over all endpoints, sends crowds, or fills, breaks and restores whole databases; what
 * it finds first, a quicker test finds too.
 */
const AT_NIGHT = ['src/**/*.nightly.{test,*.test}.ts'];

/** `*.embedded.test.ts` and `*.postgres.test.ts` are about one driver and run only there. */
const project = (
  name: string,
  driver: 'embedded' | 'postgres',
  { include = ['src/**/*.test.ts'], exclude = [] }: { include?: string[]; exclude?: string[] } = {},
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    env: { TEST_DRIVER: driver, NODE_ENV: 'test' },
    include,
    exclude: [
      `src/**/*.${driver === 'embedded' ? 'postgres' : 'embedded'}.test.ts`,
      ...TOO_LONG,
      ...exclude,
    ],
    globalSetup: `./src/testing/${driver === 'embedded' ? 'pglite' : 'postgres'}/global-setup.ts`,
    // The tests keep no state between them: one process imports the app once instead of once per
    // file.
    isolate: false,
    // Some tests start real servers and crash them; a busy machine must not make them fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Crowds, controls, kills, side roads: docs/testing.md.
    tags: [{ name: 'ci', description: 'left to npm run test:all' }],
    projects: [
      project('api-postgres', 'postgres', {
        exclude: process.env.TRUST ? [] : [...AT_NIGHT, KILLED],
      }),
      project('api-postgres-nightly', 'postgres', { include: [...AT_NIGHT, KILLED] }),
      project('api-pglite-core', 'embedded', { include: BY_DRIVER, exclude: AT_NIGHT }),
      // All of it: every night, and for whoever works on one file.
      project('api-pglite', 'embedded'),
    ],
  },
});
