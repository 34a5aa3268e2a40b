import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves a build on a free port, compressed as the apps' own server does it.
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export const serveFolder = (folder) =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = join(folder, path === '/' ? 'index.html' : path);
      if (existsSync(file)) {
        response.setHeader(
          'content-type',
          TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream',
        );
        response.setHeader('content-encoding', 'gzip');
        createReadStream(file).pipe(createGzip()).pipe(response);
      } else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
