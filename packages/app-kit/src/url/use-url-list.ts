import type { GridSort } from '@academy/ui/data-grid';
import { useCallback, useMemo, useState } from 'react';
import { useUrlParams } from './use-url-state';

/**
 * A text of the address that is typed into a field. The address follows: it changes in a
 * transition, too late for a Korean keyboard that is still composing a syllable.
 */
export function useUrlText(name: string): [text: string, set: (text: string) => void] {
  const { params, change } = useUrlParams();
  const [typed, setTyped] = useState(params.get(name) ?? '');
  const set = useCallback(
    (text: string) => {
      setTyped(text);
      change({ [name]: text });
    },
    [name, change],
  );
  return [typed, set];
}

/** The order of a table in the address: `sort=seat`, downwards `sort=-seat`. */
export function useUrlSort(): [sort: GridSort | null, set: (sort: GridSort | null) => void] {
  const { params, change } = useUrlParams();
  const text = params.get('sort') ?? '';
  const sort = useMemo(() => {
    const descending = text.startsWith('-');
    return text === '' ? null : { columnId: descending ? text.slice(1) : text, descending };
  }, [text]);
  const set = useCallback(
    (next: GridSort | null) =>
      change({ sort: next ? `${next.descending ? '-' : ''}${next.columnId}` : '' }),
    [change],
  );
  return [sort, set];
}
