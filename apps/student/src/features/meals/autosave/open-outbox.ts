import { openIndexedDbStore } from './indexed-db-store';
import type { OutboxStore } from './outbox-store';

const NAME = 'academy-outbox';

/**
 * The best place this browser offers: IndexedDB, else `localStorage`, else the memory of the page.
 */
export async function openOutbox(owner: string): Promise<OutboxStore> {
  try {
    return await openIndexedDbStore(NAME, owner);
  } catch {
    const { createMemoryStorage, createTextStore } = await import('./text-store');
    const key = `${NAME}.${owner}`;
    try {
      window.localStorage.setItem(`${key}.probe`, '');
      window.localStorage.removeItem(`${key}.probe`);
      return createTextStore(window.localStorage, key);
    } catch {
      return createTextStore(createMemoryStorage(), key);
    }
  }
}
