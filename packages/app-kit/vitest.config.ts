import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A page's history is never empty again, and a step back arrives when the test is long over. */
const BY_HISTORY = ['src/{forms,url}/*.test.tsx'];

const project = (
  name: string,
  { isolate, ...files }: { include: string[]; exclude?: string[]; isolate: boolean },
): TestProjectInlineConfiguration => ({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  test: {
    name,
    ...files,
    isolate,
    environment: 'jsdom',
    setupFiles: ['../domain/testing/same-cases.ts'],
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Starting jsdom costs more than the tests: one page is enough for those that leave it as it
    // was.
    projects: [
      project('app-kit', {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: BY_HISTORY,
        isolate: false,
      }),
      project('app-kit-history', { include: BY_HISTORY, isolate: true }),
    ],
  },
});
