import { answer } from './answers';
import type { Build } from './build';
import { readMessage } from './messages';
import { deleteOldShells, storeShell } from './shells';

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Said extends Lasting {
  data: unknown;
  ports: readonly MessagePort[];
}

/** What is used of the scope that a worker runs in; the library of pages does not know it. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'message', listener: (event: Said) => void): void;
  };
}

/** Makes a worker keep one build of an app and answer with it. */
export function serveApp(scope: WorkerScope, build: Build): void {
  const { caches, clients, location } = scope;
  const world = { origin: location.origin, caches, fetch: scope.fetch.bind(scope) };

  // Waits until all pages of the previous version are closed, or until the user asks for it.
  scope.addEventListener('install', (event) =>
    event.waitUntil(storeShell(caches, world.fetch, build)),
  );

  scope.addEventListener('activate', (event) =>
    event.waitUntil(deleteOldShells(caches, build).then(() => clients.claim())),
  );

  scope.addEventListener('fetch', (event) => {
    const own = answer(event.request, world, build);
    if (own) event.respondWith(own);
  });

  scope.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message?.say === 'take-over') event.waitUntil(scope.skipWaiting());
    if (message?.say === 'yours') event.ports[0]?.postMessage(message.entry === build.entry);
  });
}
