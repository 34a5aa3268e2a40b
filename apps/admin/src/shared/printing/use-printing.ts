import { usePrintOnce } from '@academy/app-kit/device';
import { useEffect, useSyncExternalStore } from 'react';

let printing = false;
/** Whether what is being printed is a paper of its own. */
let alone = false;

function subscribe(listener: () => void) {
  const over = new AbortController();
  const { signal } = over;
  const set = (next: boolean) => {
    printing = next && !alone;
    listener();
  };
  window.addEventListener('beforeprint', () => set(true), { signal });
  window.addEventListener('afterprint', () => set(false), { signal });
  window.matchMedia('print').addEventListener('change', ({ matches }) => set(matches), { signal });
  return () => over.abort();
}

/** Whether the page is being put on paper: what only paper shows needs not be drawn before. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);

/** Prints the paper that the caller draws, and not the list that is below it. */
export function usePrintAlone(onPrinted: () => void): void {
  useEffect(() => {
    alone = true;
    return () => {
      alone = false;
    };
  }, []);
  usePrintOnce(onPrinted);
}
