import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  // The guard's tests ask for jsdom themselves. The tests keep no state between them: one process
  // imports everything once.
  test: {
    name: 'auth',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../domain/testing/same-cases.ts'],
    // Property tests run hundreds of cases: a busy machine takes its time.
    testTimeout: 30_000,
  },
});
