import { useEffect, useState } from 'react';

/**
 * Whole seconds until `until` (ms of the device's clock, or null), counting down to 0 by itself.
 */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const running = until !== null && until > now;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
