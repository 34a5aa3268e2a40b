import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Toast } from './toast-store';

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

/** Whether the element is hovered or has focus: the user is reading it or about to press. */
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

/** Six seconds to read it and to take it back. */
const DURATION = 6000;

/** Calls back once after the message's unpaused time; another message begins its own. */
function usePausableTimer(
  { id, durationMs = DURATION }: Toast,
  paused: boolean,
  onElapsed: () => void,
): void {
  const left = useRef({ id, ms: durationMs });
  const elapsed = useEffectEvent(onElapsed);
  useEffect(() => {
    if (left.current.id !== id) left.current = { id, ms: durationMs };
    if (paused) return;
    const running = left.current;
    const since = performance.now();
    const timer = setTimeout(() => elapsed(), running.ms);
    return () => {
      clearTimeout(timer);
      running.ms -= performance.now() - since;
    };
  }, [id, durationMs, paused]);
}

/** Calls back once a card could be read: not while attended to, nor out of view. */
export function useTimeToRead(
  cardRef: RefObject<HTMLElement | null>,
  toast: Toast,
  onElapsed: () => void,
): void {
  const attended = useHoverOrFocus(cardRef);
  const away = useDocumentHidden();
  usePausableTimer(toast, attended || away, onElapsed);
}
