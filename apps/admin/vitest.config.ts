import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { beginAnew, splitTests } from '../../tools/support/split-tests.mjs';

const { sharing, replacing, replaced } = splitTests(import.meta.dirname);

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  resolve: { conditions: ['development', 'browser'] },
  // Unpacking and drawing take seconds while other work fills the machine.
  test: {
    name,
    // Starting jsdom and importing a page cost more than testing it.
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    ...test,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('admin', { include: sharing }),
      project('admin-replacing', {
        include: replacing,
        setupFiles: [beginAnew, 'src/testing/clean-up.ts', 'src/testing/setup.ts'],
        provide: { replaced },
      }),
    ],
  },
});
