import type { OutboxStore } from './outbox-store';
import { parseWishes } from './parse-wishes';
import { wishKey, type Wish } from './wish';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The outbox as one text in `localStorage`: for browsers that deny IndexedDB (some private
 * windows).
 */
export function createTextStore(storage: TextStorage, key: string): OutboxStore {
  const read = () =>
    new Map(parseWishes(storage.getItem(key)).map((wish) => [wishKey(wish), wish]));
  const write = (wishes: Map<string, Wish>) => {
    if (wishes.size === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify([...wishes.values()]));
  };
  return {
    async load() {
      return [...read().values()];
    },
    async put(wishes) {
      const all = read();
      for (const wish of wishes) all.set(wishKey(wish), wish);
      write(all);
    },
    async remove(wishes) {
      const all = read();
      for (const wish of wishes)
        if (all.get(wishKey(wish))?.rev === wish.rev) all.delete(wishKey(wish));
      write(all);
    },
  };
}

/** The last resort when the browser stores nothing at all: the page alone remembers. */
export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
