import { isNewer, type EditKind, type EditStore, type OpenEdit } from './edit-store';

export interface EditListOptions<Edit> extends EditKind<Edit> {
  store: EditStore<Edit>;
  /** ms of the device's clock. */
  clock: () => number;
  /** Names this page among the tabs of the browser: makes revisions unique. */
  pageId: string;
  /** Whether the server is known to have it: an edit back to that needs no request. */
  isKnown?: ((edit: Edit) => boolean) | undefined;
  /** Merges a later edit with the one that it replaces. */
  onto?: ((earlier: Edit, later: Edit) => Edit) | undefined;
}

/**
 * The open edits in memory, mirrored in the store. Every change is in memory at once; `written()`
 * says when the store has it.
 */
export function createEditList<Edit>(options: EditListOptions<Edit>) {
  const { store, keyOf, clock, pageId, isKnown, onto } = options;
  let edits: ReadonlyMap<string, OpenEdit<Edit>> = new Map();
  /**
   * Keys whose edit a request has carried: the server may have it although no answer came, so
   * going back must be sent as well.
   */
  const attempted = new Set<string>();
  /** What requests without an answer carry: each revision with the number of such requests. */
  const inFlight = new Map<string, { key: string; requests: number }>();
  /** Revisions that the store has confirmed: only these may vanish when it has them no more. */
  const stored = new Set<string>();
  /** Settled revisions: a store that was read before they were removed must not bring them back. */
  const gone = new Set<string>();
  /** What was wanted instead of an edit that was taken back before this page had sent it. */
  const instead = new Map<string, Edit>();
  let writing: Promise<unknown> = Promise.resolve();
  let [count, newest] = [0, 0];

  // Begun at once, so that even a page that closes in this moment has handed its write over. A
  // store that fails is no reason to stop: the edit stays in memory and goes to the server all the
  // same.
  const track = (write: Promise<void>) => {
    writing = Promise.all([writing, write.catch(() => undefined)]);
  };
  const put = async (list: readonly OpenEdit<Edit>[]) => {
    if (list.length === 0) return;
    await store.put(list);
    for (const { rev } of list) stored.add(rev);
  };
  const remove = async (list: readonly OpenEdit<Edit>[]) => {
    if (list.length > 0) await store.remove(list);
  };

  /** Forgets these very revisions; a later edit of the same thing stays. */
  function forget(list: readonly OpenEdit<Edit>[]): void {
    const next = new Map(edits);
    for (const edit of list) {
      gone.add(edit.rev);
      const key = keyOf(edit);
      if (next.get(key)?.rev !== edit.rev) continue;
      next.delete(key);
      attempted.delete(key);
    }
    edits = next;
  }

  /** Adds edits of another tab or an earlier visit. */
  function adopt(list: readonly OpenEdit<Edit>[]): void {
    const next = new Map(edits);
    for (const edit of list) {
      const [key, mine] = [keyOf(edit), next.get(keyOf(edit))];
      if (gone.has(edit.rev) || (mine && isNewer(mine, edit))) continue;
      newest = Math.max(newest, edit.at);
      if (mine?.rev !== edit.rev) attempted.add(key);
      next.set(key, edit);
    }
    edits = next;
  }

  /** Returns edits to add: they were undone here while a request carried them. */
  function markAttempted(list: readonly OpenEdit<Edit>[]): Edit[] {
    return list.flatMap((edit) => {
      const key = keyOf(edit);
      attempted.add(key);
      const wanted = instead.get(edit.rev);
      return wanted === undefined || edits.has(key) ? [] : [wanted];
    });
  }

  return {
    all: () => edits,
    written: () => writing,
    forget,
    adopt,
    /** Another tab's request carries these. */
    markAttempted,

    /** A request of this page leaves with these. */
    carry(list: readonly OpenEdit<Edit>[]): void {
      markAttempted(list);
      for (const edit of list) {
        const requests = (inFlight.get(edit.rev)?.requests ?? 0) + 1;
        inFlight.set(edit.rev, { key: keyOf(edit), requests });
      }
    },

    /** That request is over, answered or not. */
    land(list: readonly OpenEdit<Edit>[]): void {
      for (const { rev } of list) {
        const flight = inFlight.get(rev);
        if (!flight || flight.requests === 1) inFlight.delete(rev);
        else inFlight.set(rev, { ...flight, requests: flight.requests - 1 });
      }
    },

    isCarried: ({ rev }: OpenEdit<Edit>) => inFlight.has(rev),
    isAnyCarried: () => inFlight.size > 0,

    /** Without those that are made on top of an edit whose answer is still to come. */
    ready(list: readonly OpenEdit<Edit>[]): readonly OpenEdit<Edit>[] {
      if (!onto) return list;
      const keys = new Set(Array.from(inFlight.values(), ({ key }) => key));
      return list.filter((edit) => inFlight.has(edit.rev) || !keys.has(keyOf(edit)));
    },

    /** Takes edits of this page; those that went back to what is known leave, as `takenBack`. */
    add(list: readonly Edit[]) {
      const next = new Map(edits);
      const added: OpenEdit<Edit>[] = [];
      const takenBack: OpenEdit<Edit>[] = [];
      for (const edit of list) {
        const key = keyOf(edit);
        const before = next.get(key);
        newest = Math.max(clock(), newest + 1);
        if (isKnown?.(edit) === true && !attempted.has(key)) {
          if (before) {
            takenBack.push(before);
            instead.set(before.rev, edit);
          }
          next.delete(key);
        } else {
          const later = before && onto ? onto(before, edit) : edit;
          const open = { ...later, rev: `${pageId}:${++count}`, at: newest };
          next.set(key, open);
          added.push(open);
        }
      }
      edits = next;
      for (const { rev } of takenBack) gone.add(rev);
      track(remove(takenBack));
      track(put(added));
      return { added, takenBack };
    },

    /** Replaces edits in memory and store; they keep their revision. */
    rewrite(list: readonly OpenEdit<Edit>[]): void {
      edits = new Map([...edits, ...list.map((edit) => [keyOf(edit), edit] as const)]);
      track(put(list));
    },

    /** Forgets edits on the device too. */
    drop(list: readonly OpenEdit<Edit>[]): void {
      forget(list);
      track(remove(list));
    },

    /**
     * Merges memory and store. Returns the edits that another tab has settled, which are removed
     * here too.
     */
    async reconcile(): Promise<OpenEdit<Edit>[]> {
      await writing;
      const expected = new Set(stored);
      const loaded = await store.load().catch(() => undefined);
      if (!loaded) return [];
      const found = new Set(loaded.map(keyOf));
      const vanished = [...edits]
        .filter(([key, { rev }]) => !found.has(key) && expected.has(rev))
        .map(([, edit]) => edit);
      forget(vanished);
      for (const { rev } of loaded) stored.add(rev);
      adopt(loaded);
      return vanished;
    },
  };
}
