import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  // The tests keep no state between them: one process imports everything once.
  test: {
    name: 'api-client',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../domain/testing/same-cases.ts'],
  },
});
