import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    setupFiles: ['testing/same-cases.ts'],
    // A zone is changed inside the process (testing/zones.ts), which a worker thread cannot do.
    pool: 'forks',
    // The tests keep no state between them; one process for all halves the run.
    isolate: false,
    // Property tests run thousands of cases: a busy machine takes its time.
    testTimeout: 30_000,
  },
});
