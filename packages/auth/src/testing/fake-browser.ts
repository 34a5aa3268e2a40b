import type { TabFact, TabMessage, Tabs } from '../tabs/tabs';

/**
 * One browser with any number of tabs: a lock that serves in order, a channel that delivers in a
 * later turn and never to the sender, and storage that all see.
 */
export function fakeBrowser() {
  const facts = new Map<TabFact, string>();
  const subscribers = new Map<symbol, Set<(message: TabMessage) => void>>();
  let queue: Promise<unknown> = Promise.resolve();
  let held = 0;

  function tab(): Tabs {
    const me = Symbol('tab');
    const mine = new Set<(message: TabMessage) => void>();
    subscribers.set(me, mine);
    return {
      exclusive(work) {
        const waited = held > 0;
        held += 1;
        const run = queue
          .then(() => work(waited))
          .finally(() => {
            held -= 1;
          });
        queue = run.catch(() => undefined);
        return run;
      },
      post(message) {
        for (const [tabId, listeners] of subscribers)
          if (tabId !== me)
            queueMicrotask(() => {
              for (const listener of listeners) listener(message);
            });
      },
      subscribe(listener) {
        mine.add(listener);
        return () => mine.delete(listener);
      },
      read: (fact) => facts.get(fact) ?? null,
      write: (fact, value) => {
        if (value === null) facts.delete(fact);
        else facts.set(fact, value);
      },
    };
  }
  return { tab, facts };
}
