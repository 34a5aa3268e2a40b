import { serveApp, type Build } from '@academy/app-kit/worker';
import { openPage, readNotice } from './notices';

declare const self: ServiceWorkerGlobalScope;
/** Put in by vite.worker.config.ts. */
declare const BUILD: Build;

serveApp(self, BUILD);

self.addEventListener('push', (event) => {
  const { title, body, tag, page } = readNotice(event.data?.text());
  const icon = '/icons/app-192.png';
  const shown = { body, tag, icon, lang: 'ko', data: page };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data), self.clients, self.location.origin));
});
