import { useEffect, useState } from 'react';

/** ms. The client has no request timeout; it says instead that it is slow. */
const SLOW_AFTER = 5000;

/** True once something has been waited for without a break for five seconds. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
}
