import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.mjs';

const pageOf = (/** @type {string} */ name) => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${name}.tsx"></script>
  </body>
</html>`;

/** Every page is the same but for its script. @returns {import('vite').Plugin} */
const htmlPages = () => ({
  name: 'bench-pages',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.html') ? id : null),
  load: (id) => {
    const name = /([\w-]+)\.html$/.exec(id)?.[1];
    return name ? pageOf(name) : null;
  },
});

/**
 * Builds pages of the bench, `pages/<name>.tsx`, with an app's own vite; returns the folder.
 * @param {string} app @param {readonly string[]} names
 */
export async function buildPages(app, names) {
  /** @type {typeof import('vite')} */
  const { build } = await import(
    pathToFileURL(createRequire(inRoot(`apps/${app}/package.json`)).resolve('vite')).href
  );
  const root = inRoot('tools/bench/pages');
  // A folder for each set: two benches may run at once.
  const outDir = inRoot('test-results/bench', names.join('-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [htmlPages()],
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
