import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of the address, and the way to change some of them in one step. An empty text removes one. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }, { replace: true }),
    [setParams],
  );
  return { params, change };
}

/** One parameter of the address (date, tab): the URL holds a page's state, so a reload or a link shows the same. Empty removes it. */
export function useUrlState(name: string): [value: string, set: (value: string) => void] {
  const { params, change } = useUrlParams();
  const set = useCallback((value: string) => change({ [name]: value }), [change, name]);
  return [params.get(name) ?? '', set];
}
