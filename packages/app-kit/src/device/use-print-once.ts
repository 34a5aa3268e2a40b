import { useEffect, useEffectEvent } from 'react';

/**
 * Prints as soon as the caller is drawn, and says when that is over. Render the paper for the
 * moment of printing only: otherwise the browser's own command would print it instead of the page.
 */
export function usePrintOnce(onPrinted: () => void): void {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const over = () => printed();
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, []);
}
