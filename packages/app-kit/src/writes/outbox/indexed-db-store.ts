import { isNewer, readStored, type EditKind, type EditStore, type OpenEdit } from './edit-store';

const DATABASE = 'academy-outbox';
const RECORDS = 'edits';

/** An IndexedDB request as a promise. */
export const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Opens a database with one store of records, made at the first opening. */
export function openRecords(database: string, records: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(records));
  return settled(request);
}

/**
 * Edits in IndexedDB, a record each. Every call is one transaction, so two tabs cannot tear it.
 */
export async function openIndexedDbStore<Edit>(
  owner: string,
  kind: EditKind<Edit>,
): Promise<EditStore<Edit>> {
  const database = await openRecords(DATABASE, RECORDS);
  const nameOf = (edit: Edit) => `${owner}|${kind.keyOf(edit)}`;
  const mine = IDBKeyRange.bound(`${owner}|`, `${owner}|\uffff`);

  /**
   * Compares each edit with the stored one and writes in the same transaction. One request reads
   * them all: one for each was a quarter of the work of 점심 전체.
   */
  const change = (
    edits: readonly OpenEdit<Edit>[],
    decide: (
      records: IDBObjectStore,
      edit: OpenEdit<Edit>,
      stored: OpenEdit<Edit> | undefined,
    ) => void,
  ) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(RECORDS, 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
      const records = transaction.objectStore(RECORDS);
      const names = edits.map(nameOf).toSorted();
      const read = records.getAll(IDBKeyRange.bound(names[0], names.at(-1)));
      read.addEventListener('success', () => {
        const stored = new Map(
          readStored(kind, read.result).map((edit) => [kind.keyOf(edit), edit]),
        );
        for (const edit of edits) decide(records, edit, stored.get(kind.keyOf(edit)));
      });
    });

  return {
    async load() {
      const records = database.transaction(RECORDS).objectStore(RECORDS);
      return readStored(kind, await settled(records.getAll(mine)));
    },
    put: (edits) =>
      change(edits, (records, edit, stored) => {
        if (!stored || !isNewer(stored, edit)) records.put(edit, nameOf(edit));
      }),
    remove: (edits) =>
      change(edits, (records, edit, stored) => {
        if (stored?.rev === edit.rev) records.delete(nameOf(edit));
      }),
  };
}
