import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once after `durationMs` of unpaused time. */
export function usePausableTimer(durationMs: number, paused: boolean, onElapsed: () => void): void {
  const left = useRef(durationMs);
  const elapsed = useEffectEvent(onElapsed);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => elapsed(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [paused]);
}
