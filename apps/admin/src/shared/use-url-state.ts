import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Change {
  /**
   * The address that it was made from: once the router has moved on, the change is in the address
   * or overtaken.
   */
  from: URLSearchParams;
  to: URLSearchParams;
}

/**
 * The parameters of the address, and the way to change some of them in one step. An empty text
 * removes one.
 */
export function useUrlParams() {
  const [address, setAddress] = useSearchParams();
  // The router follows a moment later; a radio that waited for it would jump back under the finger.
  const [change, setChange] = useState<Change>();
  const params = change?.from === address ? change.to : address;
  const changeParams = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setChange({ from: address, to: next });
      setAddress(next, { replace: true });
    },
    [address, params, setAddress],
  );
  return { params, change: changeParams };
}

/**
 * One parameter of the address (date, tab): the URL holds a page's state, so a reload or a link
 * shows the same. Empty removes it.
 */
export function useUrlState(name: string): [value: string, set: (value: string) => void] {
  const { params, change } = useUrlParams();
  const set = useCallback((value: string) => change({ [name]: value }), [change, name]);
  return [params.get(name) ?? '', set];
}
