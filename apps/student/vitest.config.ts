import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { splitTests } from '../../tools/support/split-tests.mjs';

const { sharing, replacing } = splitTests(import.meta.dirname);

const project = (
  name: string,
  include: string[],
  isolate: boolean,
): TestProjectInlineConfiguration => ({
  plugins: [react()],
  resolve: { conditions: ['development', 'browser', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['development', 'node', 'module', 'import', 'default'] } },
  test: {
    name,
    include,
    isolate,
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // A page in jsdom takes seconds while other work fills the machine.
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    // Importing a page costs more than testing it: only what replaces modules has a process of its
    // own.
    projects: [project('student', sharing, false), project('student-replacing', replacing, true)],
  },
});
