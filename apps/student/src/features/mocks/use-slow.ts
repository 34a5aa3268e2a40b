import { useEffect, useState } from 'react';

/** There is no request timeout (spec §7): after this long the student is told that it takes its time. */
const SLOW_AFTER_MS = 5000;

/** Whether something has been under way for so long that a word is due. */
export function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [running]);
  return running && slow;
}
