import { buildBook, sourcesOf } from './build-book.mjs';

/** @typedef {import('./books.mjs').App} App */

const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
});

/**
 * Puts an app's user manual beside its pages, at `/manual/`: into the build, and into the
 * development server, which reads it afresh at every request. Nothing of the app loads it or grows
 * by it.
 * @param {App} app
 * @returns {import('vite').Plugin}
 */
export function manual(app) {
  return {
    name: 'manual',
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(sourcesOf(app));
      watcher.on(
        'change',
        (file) =>
          sourcesOf(app).some((source) => file.startsWith(source)) &&
          ws.send({ type: 'full-reload' }),
      );
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const file = path.startsWith('/manual/')
          ? buildBook(app).get(path.slice(1).replace(/\/$/, '/index.html'))
          : undefined;
        if (file === undefined) return next();
        response.setHeader(
          'content-type',
          TYPES[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'text/html',
        );
        response.end(file);
      });
    },
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle).flatMap(({ fileName }) =>
        /pretendard.*\.css$/.test(fileName) ? [`/${fileName}`] : [],
      );
      for (const [fileName, source] of buildBook(app, fonts))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
