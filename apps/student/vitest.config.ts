import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['development', 'browser', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['development', 'node', 'module', 'import', 'default'] } },
  test: {
    name: 'student',
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // A page in jsdom takes seconds while other work fills the machine.
    testTimeout: 20_000,
  },
});
