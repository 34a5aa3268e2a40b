import { useRef } from 'react';

interface Options {
  /** Of the shown rows, in their order. */
  ids: readonly string[];
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** Ticked rows. What a filter hides stays ticked; ticking all means all that are shown. */
export function useRowSelection({ ids, selection = new Set(), onSelectionChange }: Options) {
  const lastToggled = useRef<string>(null);

  function set(changed: readonly string[], on: boolean) {
    const next = new Set(selection);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelectionChange?.(next);
  }

  const ticked = ids.filter((id) => selection.has(id)).length;
  return {
    enabled: onSelectionChange !== undefined,
    has: (id: string) => selection.has(id),
    all: ids.length > 0 && ticked === ids.length,
    some: ticked > 0,
    toggleAll: () => set(ids, ticked < ids.length),
    /** With `extend`: everything from the row that was ticked last to this one. */
    toggle(id: string, extend: boolean) {
      const [from, to] = [ids.indexOf(lastToggled.current ?? ''), ids.indexOf(id)];
      const between =
        extend && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      lastToggled.current = id;
      set(between, !selection.has(id));
    },
    /** Ticks rows, or unticks them when all are. */
    toggleRange: (range: readonly string[]) => set(range, !range.every((id) => selection.has(id))),
    clear: () => set(ids, false),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
