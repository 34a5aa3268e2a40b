import { useSyncExternalStore } from 'react';

/** 900 px and less is a phone. */
const wide = window.matchMedia('(width > 900px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room beside the calendar: for what should not even be loaded on a phone. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
