/*
 * Lets the device at the door start without a network: its page comes from the server when there is
 * one, its files (which never change under their names) from where they were kept. Calls of the API
 * are none of its business.
 */
const CACHE = 'kiosk';
const PAGE = '/kiosk';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const isNamedByContent = new URL(request.url).pathname.startsWith('/assets/');
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept && isNamedByContent) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/'))
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
