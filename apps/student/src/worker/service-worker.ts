import { answer } from './answers';
import type { Build } from './build';
import { readMessage } from './messages';
import { openPage, readNotice } from './notices';
import { deleteOldShells, storeShell } from './shells';

declare const self: ServiceWorkerGlobalScope;
/** Put in by vite.worker.config.ts. */
declare const BUILD: Build;

const build = BUILD;
const world = { origin: self.location.origin, caches, fetch: self.fetch.bind(self) };

// It waits until all pages of the version before are closed, or until somebody asks for it: never
// under the hands of a student.
self.addEventListener('install', (event) =>
  event.waitUntil(storeShell(world.caches, world.fetch, build)),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldShells(world.caches, build).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const own = answer(event.request, world, build);
  if (own) event.respondWith(own);
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.say === 'take-over') event.waitUntil(self.skipWaiting());
  if (message?.say === 'yours') event.ports[0]?.postMessage(message.entry === build.entry);
});

self.addEventListener('push', (event) => {
  const { title, body, tag, page } = readNotice(event.data?.text());
  const icon = '/icons/app-192.png';
  const shown = { body, tag, icon, lang: 'ko', data: page };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data), self.clients, world.origin));
});
