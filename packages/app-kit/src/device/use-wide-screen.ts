import { useSyncExternalStore } from 'react';

const WIDE = '(width > 900px)';

function subscribe(listener: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/**
 * Whether this is a desk; 900 px and less is a phone, as the style sheets have it. For what they
 * cannot decide: an entry of a menu, what should not even be loaded on a phone.
 */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
