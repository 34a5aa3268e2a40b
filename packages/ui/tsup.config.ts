import { defineConfig } from 'tsup';

export default defineConfig({
  // Each icon keeps a file of its own: a bundler moves whole files, and a page's icons must not come with the first screen.
  entry: ['src/*/index.ts', 'src/icon/icons/*.tsx'],
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
