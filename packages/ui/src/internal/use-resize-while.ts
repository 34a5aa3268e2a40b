import { useEffect } from 'react';

/** While it lies over the page, what was put beside something is put there anew in a new window. */
export function useResizeWhile(open: boolean, put: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
  }, [open, put]);
}
