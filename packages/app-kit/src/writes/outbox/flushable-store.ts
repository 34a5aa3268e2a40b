import type { EditStore, OpenEdit } from './edit-store';

export interface FlushableStore<Edit> extends EditStore<Edit> {
  /** Writes synchronously what has not reached the store yet: the page may be closing. */
  flush(): void;
}

/**
 * An IndexedDB transaction dies with its page. `withFlush` also keeps unfinished writes in `late`,
 * which is synchronous, and stores them at the next visit.
 */
export function withFlush<Edit>(
  store: EditStore<Edit>,
  late: EditStore<Edit>,
): FlushableStore<Edit> {
  const onTheWay = new Map<string, OpenEdit<Edit>>();
  let secured = false;

  async function arrived(edits: readonly OpenEdit<Edit>[]): Promise<void> {
    for (const { rev } of edits) onTheWay.delete(rev);
    if (secured) await late.remove(edits);
  }

  return {
    async load() {
      const left = await late.load();
      if (left.length > 0) {
        await store.put(left);
        await late.remove(left);
      }
      return store.load();
    },
    async put(edits) {
      for (const edit of edits) onTheWay.set(edit.rev, edit);
      await store.put(edits);
      await arrived(edits);
    },
    async remove(edits) {
      await store.remove(edits);
      await arrived(edits);
    },
    flush() {
      if (onTheWay.size === 0) return;
      secured = true;
      void late.put([...onTheWay.values()]);
    },
  };
}
