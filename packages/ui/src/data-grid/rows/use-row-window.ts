import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { coversVisible, visibleRows, type RowWindow, type ScrollPosition } from './row-window';

/** Before anything is measured. */
const FIRST_ROWS = 24;

/** The height of a row with its gap, px; 0 while nothing is laid out. */
function pitchOf(body: Element): number {
  const [first, second] = body.querySelectorAll('[data-row]:not([data-apart])');
  const box = first?.getBoundingClientRect();
  return box ? (second ? second.getBoundingClientRect().top - box.top : box.height) : 0;
}

function look(box: HTMLElement | null, count: number, known?: number): ScrollPosition | null {
  const body = box?.querySelector('tbody');
  const pitch = known ?? (body ? pitchOf(body) : 0);
  if (!box || !body || pitch <= 0) return null;
  const { top, bottom } = box.getBoundingClientRect();
  return {
    bodyTop: body.getBoundingClientRect().top,
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
    pitch,
    count,
  };
}

interface Shown {
  /** How many rows there are. */
  count: number;
  /** What their height depends on. */
  layouts: unknown;
  density: string;
}

/**
 * Returns the rows to render: those visible in both the scrolling box and the window. On a desk the
 * box scrolls, on a phone the page.
 */
export function useRowWindow(
  boxRef: RefObject<HTMLElement | null>,
  { count, layouts, density }: Shown,
): RowWindow & { pitch: number } {
  const [drawn, setDrawn] = useState({ first: 0, end: FIRST_ROWS, pitch: 0 });

  const measure = useEffectEvent((shown: Shown) => {
    const sight = look(boxRef.current, shown.count);
    if (!sight) return;
    const next = { ...visibleRows(sight), pitch: sight.pitch };
    if (next.first !== drawn.first || next.end !== drawn.end || next.pitch !== drawn.pitch)
      setDrawn(next);
  });
  const onResize = useEffectEvent(() => measure({ count, layouts, density }));
  const onScroll = useEffectEvent(() => {
    if (drawn.pitch === 0) return onResize();
    const sight = look(boxRef.current, count, drawn.pitch);
    if (sight && !coversVisible(drawn, sight))
      setDrawn({ ...visibleRows(sight), pitch: drawn.pitch });
  });
  // Not after every render: a mark or a step of a scroll moves no row, and asking computes the
  // layout in the middle of it.
  useLayoutEffect(() => measure({ count, layouts, density }), [count, layouts, density]);
  useEffect(() => {
    const [step, size] = [() => onScroll(), () => onResize()];
    document.addEventListener('scroll', step, { capture: true, passive: true });
    addEventListener('resize', size);
    return () => {
      document.removeEventListener('scroll', step, { capture: true });
      removeEventListener('resize', size);
    };
  }, []);

  return drawn;
}
