import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/*/index.ts'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json): tsup's own bundling of them is slower and stricter about paths.
  dts: false,
  splitting: true,
  clean: true,
});
