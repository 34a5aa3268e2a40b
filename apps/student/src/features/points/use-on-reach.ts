import { useEffect, useRef } from 'react';

/**
 * How far below the screen the end of a list counts as reached: the next page is there before the
 * finger is.
 */
const AHEAD = '300px 0px';

/**
 * Calls `onReach` when the element comes near the screen, while `enabled`. A browser that cannot
 * tell leaves it to the button.
 */
export function useOnReach(enabled: boolean, onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!enabled || !ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReach(),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [enabled, onReach]);
  return ref;
}
