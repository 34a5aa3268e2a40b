import type { WorkerMessage } from '../worker';
import { createNewVersion } from './new-version';

/**
 * URL of this page's entry script, the last one of the document, after its chunks. It names the
 * version: its hash changes with every byte of the app.
 */
const entryScript = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? '';

/**
 * ms between two questions whether there is a new version; the browser also asks by itself when a
 * page is opened.
 */
const ASK_EVERY = 60 * 60_000;

const post = (worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []) =>
  worker.postMessage(message, transfer);

const wasBuiltWithThisPage = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    post(worker, { say: 'yours', entry: entryScript() }, [port2]);
  });

/** The version that waits, if there is one, as the note about it sees it. */
export const newVersion = createNewVersion({
  isMine: wasBuiltWithThisPage,
  takeOver: (worker) => post(worker, { say: 'take-over' }),
  reload: () => window.location.reload(),
});

let begun = false;

/**
 * Puts the worker in charge of the app, so that it opens without a network, and listens for new
 * versions. Once per page.
 */
export function startWorker(): void {
  if (begun || !('serviceWorker' in navigator)) return;
  begun = true;
  const { serviceWorker } = navigator;
  // Its own file is never taken from the browser's cache: a new version must be seen.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  void serviceWorker.ready.then((registration) => {
    newVersion.watch(registration);
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        registration.update().catch(() => undefined);
    };
    setInterval(ask, ASK_EVERY);
  });
}
