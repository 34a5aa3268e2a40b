import { isNewer, readStored, type EditKind, type EditStore, type OpenEdit } from './edit-store';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function entriesOf(text: string | null): unknown[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** Edits as one text in `localStorage`: for browsers that deny IndexedDB (some private windows). */
export function createTextStore<Edit>(
  storage: TextStorage,
  name: string,
  kind: EditKind<Edit>,
): EditStore<Edit> {
  const { keyOf } = kind;
  const load = () => readStored(kind, entriesOf(storage.getItem(name)));
  const change = (decide: (all: Map<string, OpenEdit<Edit>>) => void) => {
    const all = new Map(load().map((edit) => [keyOf(edit), edit]));
    decide(all);
    if (all.size === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify([...all.values()]));
  };
  return {
    load: async () => load(),
    put: async (edits) =>
      change((all) => {
        for (const edit of edits) {
          const stored = all.get(keyOf(edit));
          if (!stored || !isNewer(stored, edit)) all.set(keyOf(edit), edit);
        }
      }),
    remove: async (edits) =>
      change((all) => {
        for (const edit of edits)
          if (all.get(keyOf(edit))?.rev === edit.rev) all.delete(keyOf(edit));
      }),
  };
}

/** Memory only, for browsers without any storage. */
export function createMemoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** `localStorage` where it takes anything, else the memory of the page. */
export function openTextStore<Edit>(name: string, kind: EditKind<Edit>): EditStore<Edit> {
  const probe = `${name}.probe`;
  try {
    window.localStorage.setItem(probe, '');
    window.localStorage.removeItem(probe);
    return createTextStore(window.localStorage, name, kind);
  } catch {
    return createTextStore(createMemoryStorage(), name, kind);
  }
}
