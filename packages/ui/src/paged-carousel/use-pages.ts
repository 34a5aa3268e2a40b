import { useRef, useState, type KeyboardEvent } from 'react';

/** Which page of a sideways scroller is in view, and the way to another one. */
export function usePages(count: number, onPageChange: ((index: number) => void) | undefined) {
  const scrollerRef = useRef<HTMLUListElement>(null);
  // While a button's scroll is under way, the pages it passes are not where it is going.
  const heading = useRef<number>(null);
  const [index, setIndex] = useState(0);

  function arrive(at: number) {
    if (at === index) return;
    setIndex(at);
    onPageChange?.(at);
  }

  function go(to: number) {
    const scroller = scrollerRef.current;
    const target = Math.max(0, Math.min(count - 1, to));
    if (!scroller || target === index) return;
    heading.current = target;
    scroller.scrollLeft = target * scroller.clientWidth;
    arrive(target);
  }

  function onScroll() {
    const scroller = scrollerRef.current;
    if (!scroller || scroller.clientWidth === 0) return;
    const nearest = Math.round(scroller.scrollLeft / scroller.clientWidth);
    if (heading.current === nearest) heading.current = null;
    if (heading.current === null) arrive(nearest);
  }

  const onPointerDown = () => {
    heading.current = null;
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(index + (event.key === 'ArrowRight' ? 1 : -1));
  }

  // A scroller needs a Tab stop; its arrows turn whole pages.
  return {
    index,
    go,
    scrollerProps: { ref: scrollerRef, tabIndex: 0, onScroll, onPointerDown, onKeyDown },
  };
}
