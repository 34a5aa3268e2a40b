import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.mjs';

/** Builds the floor app with the student app's own vite and settings; returns the folder. */
export async function buildFloor() {
  const student = inRoot('apps/student');
  /** @type {typeof import('vite')} */
  const { build } = await import(
    pathToFileURL(createRequire(`${student}/package.json`).resolve('vite')).href
  );
  const outDir = inRoot('test-results/sizes/floor');
  await build({
    root: inRoot('tools/sizes/floor'),
    configFile: `${student}/vite.config.ts`,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
