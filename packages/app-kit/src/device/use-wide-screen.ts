import { useSyncExternalStore } from 'react';

const WIDE = '(width > 900px)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether it is now. */
export const isWideScreen = (): boolean => window.matchMedia(WIDE).matches;

/**
 * Whether the screen is wider than 900 px, the style sheets' limit of a phone. For what CSS cannot
 * decide, such as loading a component at all.
 */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWideScreen);
