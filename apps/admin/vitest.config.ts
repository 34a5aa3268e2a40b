import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { splitTests } from '../../tools/support/split-tests.mjs';

const { sharing, replacing } = splitTests(import.meta.dirname);

const project = (
  name: string,
  include: string[],
  isolate: boolean,
): TestProjectInlineConfiguration => ({
  resolve: { conditions: ['development', 'browser'] },
  // Unpacking and drawing take seconds while other work fills the machine.
  test: {
    name,
    include,
    isolate,
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    // Starting jsdom and importing a page cost more than testing it: only what replaces modules has
    // a process of its own.
    projects: [project('admin', sharing, false), project('admin-replacing', replacing, true)],
  },
});
