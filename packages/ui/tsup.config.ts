import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/*/index.ts'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  splitting: true,
  clean: true,
  // CSS Modules are handed on as they are: the app's own bundler hashes the class names. esbuild's default would
  // turn them into empty objects.
  loader: { '.css': 'copy', '.module.css': 'copy' },
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.assetNames = '[dir]/[name]';
    options.outbase = 'src';
  },
});
