import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in the background. */
const useDocumentHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

/**
 * Whether the pointer rests on the element or the focus lies in it: somebody is reading or about to
 * press.
 */
function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [ref]);
  return hovered || focused;
}

/** Calls back once after `durationMs` of unpaused time. */
function usePausableTimer(durationMs: number, paused: boolean, onElapsed: () => void): void {
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

/** Calls back once a card could be read for so long: not while attended to, nor out of sight. */
export function useTimeToRead(
  cardRef: RefObject<HTMLElement | null>,
  durationMs: number,
  onElapsed: () => void,
): void {
  const attended = useHoverOrFocus(cardRef);
  const away = useDocumentHidden();
  usePausableTimer(durationMs, attended || away, onElapsed);
}
