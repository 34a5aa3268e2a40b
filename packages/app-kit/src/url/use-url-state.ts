import { createListeners } from '@academy/domain/collections';
import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface How {
  /** As a step that Back undoes, instead of in place. */
  step?: boolean | undefined;
}

/** The search of the address with some parameters changed; an empty text removes one. */
export function searchWith(search: string, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.toString();
}

/**
 * The address as it will be once the router has caught up. A tab that waited for it would jump back
 * under the finger, and an arrow key would start from the old value. All hooks share it, so that
 * two changes in one turn both apply.
 */
let ahead: { of: string; search: string } | undefined;
const listeners = createListeners();

function goAhead(next: typeof ahead): void {
  ahead = next;
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  return () => {
    stop();
    // Unmounted: nothing reports any more when the router has caught up.
    if (listeners.isEmpty()) ahead = undefined;
  };
}

/** The address; `latest` asks what it is about to say when something is done. */
export function useAddress() {
  const { key, pathname, search } = useLocation();
  const here = key + search;
  const latest = useCallback(() => (ahead?.of === here ? ahead.search : search), [here, search]);
  return { here, pathname, latest };
}

/** Its search as it is or is about to be; components that use it re-render at once. */
function useSearchShown({ here, latest }: ReturnType<typeof useAddress>): string {
  const shown = useSyncExternalStore(subscribe, latest);
  // The router has caught up: from here on the address counts, also when Back returns to it.
  useEffect(() => {
    if (ahead !== undefined && ahead.of !== here) goAhead(undefined);
  }, [here]);
  return shown;
}

/**
 * What was drawn last, for what is done later: a function that asks here stays the same one at each
 * step of the address, and who was given it is not drawn again.
 */
export function useDrawn<T>(value: T): () => T {
  const drawn = useRef(value);
  useLayoutEffect(() => {
    drawn.current = value;
  });
  return useCallback(() => drawn.current, []);
}

/**
 * The parameters of the address, and the way to change some of them at once, which stays the same.
 * The router's own hook weighs more than all of this.
 */
export function useUrlParams() {
  const navigate = useNavigate();
  const address = useAddress();
  const shown = useSearchShown(address);
  const drawn = useDrawn(address);
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, { step = false }: How = {}) => {
      const { here, pathname, latest } = drawn();
      const next = searchWith(latest(), changes);
      goAhead({ of: here, search: next });
      void navigate({ pathname, search: next }, { replace: !step });
    },
    [drawn, navigate],
  );
  return { params: new URLSearchParams(shown), change };
}

/**
 * One parameter of the address (month, tab), '' when it is absent: the URL holds a page's state, so
 * a reload or a link shows the same.
 */
export function useUrlState(
  name: string,
  how?: How,
): [value: string, set: (value: string) => void] {
  const { params, change } = useUrlParams();
  const step = how?.step;
  const set = useCallback(
    (value: string) => change({ [name]: value }, { step }),
    [change, name, step],
  );
  return [params.get(name) ?? '', set];
}
