import { defineConfig } from 'tsup';

export default defineConfig({
  // Every icon is an entry too and keeps its own file: an app's first screen must not carry the
  // icons of its other pages. The palette's opener is on every page, the palette loads on demand.
  entry: ['src/*/index.ts', 'src/icon/*-icon.tsx', 'src/command-palette/use-palette-shortcut.ts'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  splitting: true,
  clean: true,
  // CSS Modules are handed on as they are: the app's own bundler hashes the class names. esbuild's
  // default would turn them into empty objects.
  loader: { '.css': 'copy', '.module.css': 'copy' },
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.assetNames = '[dir]/[name]';
    options.outbase = 'src';
  },
});
