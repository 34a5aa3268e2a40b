import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { repository } from './child';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Releases {
  origin: string;
  /**
   * Deploys the next release: the same app, whose first script has another name. Answers that
   * script's address.
   */
  release(): string;
  /**
   * From now on nothing answers here, neither a page nor its worker: what a browser's own offline
   * switch leaves open.
   */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** The next release in a folder of its own; its worker says that it is another version. */
function nextRelease(folder: string): string {
  cpSync(join(repository, 'apps/student/dist'), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz|woff2)$/.test(file),
  });
  const before =
    /src="\/assets\/(start-[^"]+\.js)"/.exec(
      readFileSync(join(folder, 'index.html'), 'utf8'),
    )?.[1] ?? '';
  const after = 'start-nextrelease.js';
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8')
      .replaceAll(before, after)
      .replace(/(version:.)[0-9a-f]{16}/, '$10123456789abcdef');
    writeFileSync(join(folder, name.replace(before, after)), text);
  }
  return `/assets/${after}`;
}

/**
 * Stands before a running server: it can go down, and it can serve another build of the student
 * app.
 */
export async function startReleases(student: string): Promise<Releases> {
  const { port: behind } = new URL(student);
  const folder = mkdtempSync(join(tmpdir(), 'academy-release-'));
  const policy = (await fetch(student)).headers.get('content-security-policy') ?? '';
  let released = false;

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const onward = forward(
      {
        host: '127.0.0.1',
        port: behind,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', student);
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    if (!released || pathname.startsWith('/api/')) passOn(incoming, outgoing);
    else if (!existsSync(file)) outgoing.writeHead(404).end();
    else
      outgoing
        .writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'cache-control': 'no-cache',
          'content-security-policy': policy,
        })
        .end(readFileSync(file));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const down = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    release() {
      released = true;
      return nextRelease(folder);
    },
    down,
    up: () => listen(port),
    async stop() {
      if (server.listening) await down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
