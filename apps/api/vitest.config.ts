import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const conditions = ['development', 'module', 'node'];

/** The same test files on one driver; `*.embedded.test.ts` and `*.postgres.test.ts` are about one of them and run only there. */
const project = (
  name: string,
  driver: 'embedded' | 'postgres',
  globalSetup: string,
): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    env: { TEST_DRIVER: driver, NODE_ENV: 'test' },
    include: ['src/**/*.test.ts'],
    exclude: [`src/**/*.${driver === 'embedded' ? 'postgres' : 'embedded'}.test.ts`],
    globalSetup,
    // The tests keep no state between them: one process imports the app once instead of once per file.
    isolate: false,
    // Some tests start real servers and crash them; a busy machine must not make them fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('api-pglite', 'embedded', './src/testing/pglite/global-setup.ts'),
      project('api-postgres', 'postgres', './src/testing/postgres/global-setup.ts'),
    ],
  },
});
