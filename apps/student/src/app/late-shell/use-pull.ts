import { useEffect, useEffectEvent, useState } from 'react';
import { PULL_DISTANCE, mayPullFrom, pullDistance, type Finger } from './pull-gesture';

/** The page itself is at its top, with nothing open over it. */
const atTop = () => window.scrollY <= 0 && document.querySelector('dialog[open]') === null;

/**
 * A finger that pulls the page down from its top and lets go calls `onPull`. It only watches: the
 * browser scrolls and bounces as it always does, and its own reload by pulling is turned off in the
 * shell.
 */
export function usePull(onPull: () => Promise<unknown>) {
  /** CSS px that the mark has come down. */
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  const letGo = useEffectEvent(() => {
    setPulled(0);
    if (pulled < PULL_DISTANCE || busy) return;
    setBusy(true);
    void onPull().finally(() => setBusy(false));
  });

  useEffect(() => {
    let from: Finger | undefined;
    const cancel = () => {
      from = undefined;
      setPulled(0);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [finger, ...others] = touches;
      from = finger && others.length === 0 && atTop() && mayPullFrom(target) ? finger : undefined;
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (!from || !finger) return;
      const distance = atTop() ? pullDistance(from, finger) : undefined;
      if (distance === undefined) cancel();
      else setPulled(distance);
    };
    const end = () => {
      if (from) letGo();
      from = undefined;
    };
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    window.addEventListener('touchstart', begin, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end, options);
    window.addEventListener('touchcancel', cancel, options);
    return () => listeners.abort();
  }, []);

  return { pulled, busy, enough: pulled >= PULL_DISTANCE };
}
