import { settled } from '../../../shared/settled-request';
import type { OutboxStore } from './outbox-store';
import { readWishes } from './parse-wishes';
import { wishKey, type Wish } from './wish';

const STORE = 'wishes';

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

/**
 * The outbox in IndexedDB: one record per student, day and meal. Every call is one transaction, so
 * two tabs cannot tear it.
 */
export async function openIndexedDbStore(
  databaseName: string,
  owner: string,
): Promise<OutboxStore> {
  const database = await open(databaseName);
  const keyOf = (wish: Wish) => `${owner}|${wishKey(wish)}`;
  const mine = IDBKeyRange.bound(`${owner}|`, `${owner}|\uffff`);

  const write = (run: (records: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
      run(transaction.objectStore(STORE));
    });

  return {
    async load() {
      return readWishes(await settled(database.transaction(STORE).objectStore(STORE).getAll(mine)));
    },
    put: (wishes) =>
      write((records) => {
        for (const wish of wishes) records.put(wish, keyOf(wish));
      }),
    remove: (wishes) =>
      write((records) => {
        for (const wish of wishes) {
          const read = records.get(keyOf(wish));
          read.addEventListener('success', () => {
            const [stored] = readWishes([read.result]);
            if (stored?.rev === wish.rev) records.delete(keyOf(wish));
          });
        }
      }),
  };
}
