import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.mjs';

/**
 * Builds what is beside an app, `<bench>/pages/<name>.html`, with that app's own vite; returns
 * the folder.
 * @param {string} bench @param {string} app @param {readonly string[]} names
 */
export async function buildPages(bench, app, names) {
  /** @type {typeof import('vite')} */
  const { build } = await import(
    pathToFileURL(createRequire(inRoot(`apps/${app}/package.json`)).resolve('vite')).href
  );
  const root = inRoot(`tools/${bench}/pages`);
  const outDir = inRoot(`test-results/${bench}/pages`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: names.map((name) => `${root}/${name}.html`) },
    },
  });
  return outDir;
}
