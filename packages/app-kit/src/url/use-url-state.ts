import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface How {
  /** As a step that Back undoes, instead of in place. */
  step?: boolean;
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
 * The parameters of the address, and the way to change some of them at once. The router's own hook
 * weighs more than all of this.
 */
export function useUrlParams() {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // The router follows a moment later; a tab that waited for it would jump back under the finger,
  // and an arrow key start from the old one.
  const [ahead, setAhead] = useState<{ of: string; search: string }>();
  const here = key + search;
  // It has followed: from now on the address counts, also when Back returns to where the change was
  // made.
  if (ahead !== undefined && ahead.of !== here) setAhead(undefined);
  const shown = ahead?.of === here ? ahead.search : search;
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, { step = false }: How = {}) => {
      const next = searchWith(shown, changes);
      setAhead({ of: here, search: next });
      void navigate({ pathname, search: next }, { replace: !step });
    },
    [here, navigate, pathname, shown],
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
  return [params.get(name) ?? '', (value) => change({ [name]: value }, how)];
}
