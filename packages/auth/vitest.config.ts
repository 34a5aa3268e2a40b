import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development'] } },
  // The guard's tests ask for jsdom themselves.
  test: { name: 'auth', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
