import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/now-store.ts'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  // Keeps the import of axios lazy in the built package too.
  splitting: true,
  clean: true,
});
