/** Shared with `public/kiosk-sw.js`. */
const CACHE = 'kiosk';

/**
 * Keeps this page and its files, so that the device starts again without a network. Browsers allow
 * that behind https alone: elsewhere it needs the network to start.
 */
export async function keepForRestart(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register('/kiosk-sw.js', { scope: '/kiosk' });
    const { origin } = window.location;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === origin && !url.pathname.startsWith('/api/'))
      .map(({ pathname }) => pathname);
    const cache = await caches.open(CACHE);
    await Promise.all([...new Set(files)].map((path) => cache.add(path)));
    // Last: who finds the page finds its files.
    await cache.add(new Request('/kiosk', { headers: { accept: 'text/html' } }));
  } catch {
    // It works all the same, as long as it is not restarted without a network.
  }
}
