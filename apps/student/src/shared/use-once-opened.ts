import { useState } from 'react';

/**
 * Becomes true with the first opening and stays so: a sheet's code is loaded when it is asked for,
 * and its closing can still be seen.
 */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
