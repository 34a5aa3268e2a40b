import { defineConfig } from 'tsup';

export default defineConfig({
  // Every file is an entry, so that every module keeps its own file: an app's first screen must not
  // carry the calls of the others.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  // Keeps the import of axios lazy in the built package too.
  splitting: true,
  clean: true,
});
