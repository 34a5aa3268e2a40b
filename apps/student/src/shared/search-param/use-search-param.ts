import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * One parameter of the address, '' when it is absent, and the way to change it: in place, or as a
 * step that Back undoes. The router's own hook weighs more than all of this.
 */
export function useSearchParam(
  name: string,
  { step = false } = {},
): [value: string, set: (value: string) => void] {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // The router follows a moment later; a tab that waited for it would jump back under the finger,
  // and an arrow key start from the old one.
  const [chosen, setChosen] = useState<{ from: string; value: string }>();
  const here = key + search;
  // It has followed: from now on the address counts, also when Back returns to where the choice was
  // made.
  if (chosen !== undefined && chosen.from !== here) setChosen(undefined);
  const params = new URLSearchParams(search);

  function set(value: string): void {
    if (value === '') params.delete(name);
    else params.set(name, value);
    setChosen({ from: here, value });
    void navigate({ pathname, search: params.toString() }, { replace: !step });
  }

  return [chosen?.from === here ? chosen.value : (params.get(name) ?? ''), set];
}
