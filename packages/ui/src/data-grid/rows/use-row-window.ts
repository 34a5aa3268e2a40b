import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { rowsInSight, type RowWindow } from './row-window';

/** Before anything is measured. */
const FIRST_ROWS = 40;

/** The height of a row with its gap, px; 0 while nothing is laid out. */
function pitchOf(body: Element): number {
  const [first, second] = body.querySelectorAll('[data-row]:not([data-apart])');
  const box = first?.getBoundingClientRect();
  return box ? (second ? second.getBoundingClientRect().top - box.top : box.height) : 0;
}

function look(box: HTMLElement | null, count: number): (RowWindow & { pitch: number }) | null {
  const body = box?.querySelector('tbody');
  const pitch = body ? pitchOf(body) : 0;
  if (!box || !body || pitch <= 0) return null;
  const { top, bottom } = box.getBoundingClientRect();
  const sight = {
    bodyTop: body.getBoundingClientRect().top,
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
    pitch,
    count,
  };
  return { ...rowsInSight(sight), pitch };
}

/**
 * Which rows to draw: those that lie within both the scrolling box and the window, whichever of the
 * two scrolls. On a desk the box does, on a phone the page.
 */
export function useRowWindow(
  boxRef: RefObject<HTMLElement | null>,
  count: number,
): RowWindow & { pitch: number } {
  const [drawn, setDrawn] = useState({ first: 0, end: FIRST_ROWS, pitch: 0 });

  const update = () => {
    const next = look(boxRef.current, count);
    if (
      next &&
      (next.first !== drawn.first || next.end !== drawn.end || next.pitch !== drawn.pitch)
    )
      setDrawn(next);
  };
  // After every render: other rows, another density, another set of columns.
  useLayoutEffect(update);
  useEffect(() => {
    document.addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  });

  return drawn;
}
