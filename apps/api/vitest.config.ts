import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const conditions = ['development', 'module', 'node'];

/** The same test files on one driver. */
const project = (name: string, driver: 'embedded' | 'postgres', more: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name, env: { TEST_DRIVER: driver, NODE_ENV: 'test' }, include: ['src/**/*.test.ts'], ...more },
});

export default defineConfig({
  test: {
    projects: [
      project('api-pglite', 'embedded'),
      project('api-postgres', 'postgres', { globalSetup: ['./src/testing/global-setup.ts'] }),
    ],
  },
});
