import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.mjs';

/** The calendars that stand beside the app, in the order of the table. */
export const calendars = /** @type {const} */ (['floor', 'full-calendar', 'big-calendar']);

/** Builds them with the student app's own vite; returns the folder. */
export async function buildPages() {
  /** @type {typeof import('vite')} */
  const { build } = await import(
    pathToFileURL(createRequire(inRoot('apps/student/package.json')).resolve('vite')).href
  );
  const root = inRoot('tools/bench-app/pages');
  const outDir = inRoot('test-results/bench-app/pages');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: calendars.map((name) => `${root}/${name}.html`) },
    },
  });
  return outDir;
}
