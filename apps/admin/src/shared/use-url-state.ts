import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the address (date, filter, search): the URL holds a page's state, so a reload or a link shows the same. Empty removes it. */
export function useUrlState(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }, { replace: true }),
    [name, setParams],
  );
  return [params.get(name) ?? '', set];
}
