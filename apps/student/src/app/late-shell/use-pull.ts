import { useEffect, useEffectEvent, useState } from 'react';

/** Where a finger is, CSS px. */
interface Finger {
  clientX: number;
  clientY: number;
}

/** CSS px that the mark has to come down before letting go does something. */
const PULL_DISTANCE = 64;
const LOWEST = 88;
/** The mark moves half as far as the finger: heavier than scrolling, against accidents. */
const WEIGHT = 0.5;
/** CSS px within which a finger has not decided where it goes. */
const UNDECIDED = 8;

/**
 * How far the mark has come down, or undefined when this is no pull: the finger goes up or
 * sideways.
 */
function pullDistance(from: Finger, to: Finger): number | undefined {
  const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.hypot(dx, dy) < UNDECIDED) return 0;
  return dy > Math.abs(dx) ? Math.min(LOWEST, dy * WEIGHT) : undefined;
}

const FIELDS = 'input, textarea, select';

/**
 * Whether a pull may begin here: not in a field, not on something that is dragged itself, not in a
 * box that can still be scrolled up.
 */
function mayPullFrom(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(FIELDS)) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0 || getComputedStyle(element).touchAction === 'none') return false;
  }
  return true;
}

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
