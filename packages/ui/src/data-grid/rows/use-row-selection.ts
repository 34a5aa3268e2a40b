import { useMemo, useRef } from 'react';

interface Options {
  /** Of the shown rows, in their order. */
  ids: readonly string[];
  selection: ReadonlySet<string> | undefined;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_IDS: readonly string[] = [];

/** Ticked rows. What a filter hides stays ticked; ticking all means all that are shown. */
export function useRowSelection({ ids, selection = NOTHING, onSelectionChange }: Options) {
  const lastToggled = useRef<string>(null);
  // Where nothing can be ticked it is the same whatever rows there are.
  const known = onSelectionChange ? ids : NO_IDS;
  return useMemo(() => {
    function set(changed: readonly string[], on: boolean) {
      const next = new Set(selection);
      for (const id of changed) {
        if (on) next.add(id);
        else next.delete(id);
      }
      onSelectionChange?.(next);
    }

    const ticked = known.filter((id) => selection.has(id)).length;
    return {
      enabled: onSelectionChange !== undefined,
      has: (id: string) => selection.has(id),
      all: known.length > 0 && ticked === known.length,
      some: ticked > 0,
      toggleAll: () => set(known, ticked < known.length),
      /** With `extend`: everything from the row that was ticked last to this one. */
      toggle(id: string, extend: boolean) {
        const [from, to] = [known.indexOf(lastToggled.current ?? ''), known.indexOf(id)];
        const between =
          extend && from >= 0 ? known.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
        lastToggled.current = id;
        set(between, !selection.has(id));
      },
      /** Ticks rows, or unticks them when all are. */
      toggleRange: (range: readonly string[]) =>
        set(range, !range.every((id) => selection.has(id))),
      clear: () => set(known, false),
    };
  }, [known, selection, onSelectionChange]);
}

export type RowSelection = ReturnType<typeof useRowSelection>;
