import { useEffect, useEffectEvent } from 'react';

/** Reads again once when the condition begins to hold: what is on the screen has been overtaken by time. */
export function useRefetchWhen(overtaken: boolean, refetch: () => Promise<unknown>): void {
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (overtaken) void readAgain();
  }, [overtaken]);
}
