import { useEffect, useEffectEvent } from 'react';

/**
 * By then it is midnight on the server as well: its clock is known to a fraction of a second only.
 */
const AFTER_MS = 2000;

/**
 * Reads again once, shortly after the condition begins to hold: what is on the screen has been
 * overtaken by time.
 */
export function useRefetchWhen(overtaken: boolean, refetch: () => Promise<unknown>): void {
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (!overtaken) return undefined;
    const timer = setTimeout(() => void readAgain(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [overtaken]);
}
