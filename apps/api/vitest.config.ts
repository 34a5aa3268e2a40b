import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const conditions = ['development', 'node'];

/** What takes minutes even once runs for `npm run trust` alone. */
const TOO_LONG = process.env.TRUST ? [] : ['src/**/*.long.test.ts'];

/**
 * What sweeps over all endpoints, sends crowds, kills, or fills, breaks and restores whole
 * databases; what it finds first, a quicker test finds too.
 */
const AT_NIGHT = ['src/**/*.nightly.test.ts'];

const project = (
  name: string,
  { include = ['src/**/*.test.ts'], exclude = [] }: { include?: string[]; exclude?: string[] } = {},
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    env: { NODE_ENV: 'test' },
    include,
    exclude: [...TOO_LONG, ...exclude],
    setupFiles: ['../../packages/domain/testing/same-cases.ts'],
    globalSetup: './src/testing/postgres/global-setup.ts',
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
    // A test that waits for the database leaves a core idle; one worker more uses it.
    maxWorkers: availableParallelism() + 1,
    // Crowds, controls, kills, side roads: docs/testing.md.
    tags: [{ name: 'ci', description: 'left to npm run test:all' }],
    projects: [
      project('api-postgres', { exclude: process.env.TRUST ? [] : AT_NIGHT }),
      project('api-postgres-nightly', { include: AT_NIGHT }),
    ],
  },
});
