import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['development', 'browser'] },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
