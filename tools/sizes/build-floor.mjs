import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.mjs';

/**
 * Builds the floor app with the student app's own vite and settings; returns the folder.
 */
export async function buildFloor() {
  const student = inRoot('apps/student');
  /** @type {typeof import('vite')} */
  const { build, loadConfigFromFile } = await import(
    pathToFileURL(createRequire(`${student}/package.json`).resolve('vite')).href
  );
  const env = /** @type {const} */ ({ command: 'build', mode: 'production' });
  const loaded = await loadConfigFromFile(env, `${student}/vite.config.ts`, student);
  if (!loaded) throw new Error('The student app has no vite.config.ts.');
  const outDir = inRoot('test-results/sizes/floor');
  await build({
    ...loaded.config,
    root: inRoot('tools/sizes/floor'),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...loaded.config.build, outDir, emptyOutDir: true },
  });
  return outDir;
}
