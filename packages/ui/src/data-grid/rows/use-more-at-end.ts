import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the frame of a box that scrolls sideways, in which columns need `total` px, while there is
 * more behind its right edge. It is
 * written past React: it changes with every step of a scroll.
 */
export function useMoreAtEnd(
  boxRef: RefObject<HTMLElement | null>,
  total: number,
): RefObject<HTMLDivElement | null> {
  const frameRef = useRef<HTMLDivElement>(null);
  // Only other columns make it wider: asking after every mark would compute the layout for it.
  useLayoutEffect(() => {
    const box = boxRef.current;
    const look = () => {
      if (box)
        frameRef.current?.toggleAttribute(
          'data-more',
          box.scrollLeft + box.clientWidth < total - 1,
        );
    };
    look();
    box?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      box?.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [boxRef, total]);
  return frameRef;
}
