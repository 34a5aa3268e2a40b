import { defineConfig } from 'tsup';

export default defineConfig({
  // Every module keeps its own file: an app's first screen must not carry what its other pages use.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/testing/**'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  splitting: true,
  clean: true,
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
