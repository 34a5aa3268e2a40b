import { useUrlState } from '@academy/app-kit/url';
import { useEffect, useEffectEvent } from 'react';

/**
 * Puts the page on paper when the address asks for it (`do=print`), once: the address forgets it.
 * For a page that has its content already.
 */
export function usePrintOnArrival(): void {
  const [work, setWork] = useUrlState('do');
  const print = useEffectEvent(() => {
    setWork('');
    window.print();
  });
  useEffect(() => {
    if (work === 'print') print();
  }, [work]);
}
