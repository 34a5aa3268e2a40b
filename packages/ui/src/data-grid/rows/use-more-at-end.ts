import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the frame of a box that scrolls sideways while there is more behind its right edge. It is
 * written past React: it changes with every step of a scroll.
 */
export function useMoreAtEnd(
  boxRef: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const frameRef = useRef<HTMLDivElement>(null);
  const look = () => {
    const box = boxRef.current;
    if (box)
      frameRef.current?.toggleAttribute(
        'data-more',
        box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
      );
  };
  useLayoutEffect(look);
  useLayoutEffect(() => {
    const box = boxRef.current;
    box?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      box?.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  });
  return frameRef;
}
