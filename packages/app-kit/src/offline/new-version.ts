import { createListeners } from '@academy/domain/collections';

interface Options {
  /** Whether the worker belongs to the version that this page runs. */
  isMine: (worker: ServiceWorker) => Promise<boolean>;
  takeOver: (worker: ServiceWorker) => void;
  reload: () => void;
}

/**
 * A version that is ready on the device while this page still runs another one. It takes over
 * without asking if the page already has that version (pages come from the network first),
 * otherwise on request.
 */
export function createNewVersion({ isMine, takeOver, reload }: Options) {
  const listeners = createListeners();
  let waiting: ServiceWorker | undefined;

  async function consider(worker: ServiceWorker): Promise<void> {
    if (await isMine(worker)) {
      takeOver(worker);
      return;
    }
    waiting = worker;
    listeners.tell();
  }

  return {
    subscribe: listeners.subscribe,
    isReady: (): boolean => waiting !== undefined,

    /**
     * The first worker of all takes over by itself: only one beside an active one is a new version.
     */
    watch(registration: ServiceWorkerRegistration): void {
      const follow = (worker: ServiceWorker) =>
        worker.addEventListener('statechange', () => {
          if (worker.state === 'installed' && registration.active) void consider(worker);
        });
      if (registration.waiting) void consider(registration.waiting);
      if (registration.installing) follow(registration.installing);
      registration.addEventListener(
        'updatefound',
        () => registration.installing && follow(registration.installing),
      );
    },

    /**
     * Has the new version take over and loads the page again, unless `mayReload` says no by then.
     */
    use(mayReload: () => boolean): void {
      const go = () => mayReload() && reload();
      // Another tab has asked for it already, or a still newer one has come: pages come from the
      // network first anyway.
      if (waiting?.state !== 'installed') {
        go();
        return;
      }
      const taking = waiting;
      taking.addEventListener('statechange', () => taking.state === 'activated' && go());
      takeOver(taking);
    },
  };
}

export type NewVersion = ReturnType<typeof createNewVersion>;
