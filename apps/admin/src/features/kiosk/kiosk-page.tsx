import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openCheckIns } from './check-in-outbox';
import { Door } from './door/door';
import { kioskDevice } from './kiosk-device';
import { PairForm } from './pair-form';

/** Shared with `public/kiosk-sw.js`. */
const CACHE = 'kiosk';

/**
 * Keeps this page and its files, so that the device starts again without a network. Browsers allow
 * that behind https alone: elsewhere it needs the network to start.
 */
async function keepForRestart(): Promise<void> {
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

/** `/kiosk`: the device at the door, where students check in. */
export function KioskPage() {
  const queries = useQueryClient();
  // One for the life of the page: unsent check-ins belong to the device, not to a pairing.
  const [checkIns] = useState(() => openCheckIns(queries));
  const device = useSyncExternalStore(kioskDevice.subscribe, kioskDevice.get);
  const { edits } = useSyncExternalStore(checkIns.subscribe, checkIns.getSnapshot);
  const { state } = device;
  useEffect(() => {
    if (state !== 'paired') return;
    checkIns.wake();
    void keepForRestart();
  }, [state, checkIns]);

  return device.state === 'paired' ? (
    <Door checkIns={checkIns} name={device.name} />
  ) : (
    <PairForm removed={state === 'removed'} waiting={edits.size} />
  );
}
