import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react/index.ts'],
  format: 'esm',
  // Types come from tsc (tsconfig.build.json).
  dts: false,
  splitting: true,
  clean: true,
});
