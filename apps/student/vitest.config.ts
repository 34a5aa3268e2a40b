import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { beginAnew, splitTests } from '../../tools/support/split-tests.mjs';

const { sharing, replacing, replaced } = splitTests(import.meta.dirname);

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  plugins: [react()],
  resolve: { conditions: ['development', 'browser', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['development', 'node', 'module', 'import', 'default'] } },
  test: {
    name,
    // Importing a page costs more than testing it.
    isolate: false,
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // A page in jsdom takes seconds while other work fills the machine.
    testTimeout: 20_000,
    ...test,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('student', { include: sharing }),
      project('student-replacing', {
        include: replacing,
        setupFiles: [beginAnew, 'src/testing/setup.ts'],
        provide: { replaced },
      }),
    ],
  },
});
