import type { GridSort } from '@academy/ui/data-grid';
import { useState } from 'react';
import { useUrlParams } from './use-url-state';

/**
 * A text of the address that is typed into a field. The address follows: it changes in a
 * transition, too late for a Korean keyboard that is still composing a syllable.
 */
export function useUrlText(name: string): [text: string, set: (text: string) => void] {
  const { params, change } = useUrlParams();
  const [typed, setTyped] = useState(params.get(name) ?? '');
  return [
    typed,
    (text) => {
      setTyped(text);
      change({ [name]: text });
    },
  ];
}

/** The order of a table in the address: `sort=seat`, downwards `sort=-seat`. */
export function useUrlSort(): [sort: GridSort | null, set: (sort: GridSort | null) => void] {
  const { params, change } = useUrlParams();
  const sort = params.get('sort') ?? '';
  const descending = sort.startsWith('-');
  return [
    sort === '' ? null : { columnId: descending ? sort.slice(1) : sort, descending },
    (next) => change({ sort: next ? `${next.descending ? '-' : ''}${next.columnId}` : '' }),
  ];
}
