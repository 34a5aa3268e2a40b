import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(listener: () => void) {
  const over = new AbortController();
  const { signal } = over;
  const set = (next: boolean) => {
    printing = next;
    listener();
  };
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  window.matchMedia('print').addEventListener('change', ({ matches }) => set(matches), { signal });
  return () => over.abort();
}

/** Whether the page is being put on paper: what only paper shows needs not be drawn before. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
