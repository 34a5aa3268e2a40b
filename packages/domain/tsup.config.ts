import { defineConfig } from 'tsup';

export default defineConfig({
  // Every file is an entry, so that every module keeps its own file: `sideEffects: false` drops
  // whole files only, and an app that asks a rule must not carry the schemas beside it.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json): tsup's own bundling of them is slower and stricter
  // about paths.
  dts: false,
  splitting: true,
  clean: true,
});
