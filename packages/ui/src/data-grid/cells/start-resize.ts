import type { PointerEvent } from 'react';
import { fitWidth } from './fit-width';

/** Px; less is a press. */
const DRAG_PX = 3;

/**
 * Follows a press on a head's edge: dragging sets the width, a mere press fits the content (WCAG
 * 2.5.7: no dragging needed).
 */
export function startResize(
  down: PointerEvent<HTMLElement>,
  setWidth: (width: number) => void,
): void {
  const head = down.currentTarget.closest('th');
  if (down.button !== 0 || !head) return;
  down.preventDefault();
  down.stopPropagation();
  const startWidth = head.getBoundingClientRect().width;
  const over = new AbortController();
  const { signal } = over;
  let dragged = false;
  const drag = ({ clientX }: { clientX: number }) => {
    dragged ||= Math.abs(clientX - down.clientX) > DRAG_PX;
    if (dragged) setWidth(startWidth + clientX - down.clientX);
  };
  const end = () => {
    over.abort();
    if (!dragged) setWidth(fitWidth(head));
  };
  addEventListener('pointermove', drag, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', () => over.abort(), { signal });
}
