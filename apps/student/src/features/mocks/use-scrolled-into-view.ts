import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back whenever the element comes into view by scrolling; not for standing there from the
 * beginning.
 */
export function useScrolledIntoView<E extends Element>(onView: () => void, active: boolean) {
  const ref = useRef<E>(null);
  const view = useEffectEvent(onView);
  useEffect(() => {
    const element = ref.current;
    if (!active || !element || typeof IntersectionObserver === 'undefined') return undefined;
    let wasHidden = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true && wasHidden) view();
      wasHidden = entry?.isIntersecting === false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return ref;
}
