import type { PointerEvent } from 'react';

/** Px; less is a press. */
const DRAG_PX = 3;
const PADDING = 26;

/** Px that the drawn cells of a head's column need to show their content on one line. */
function fitWidth(head: HTMLTableCellElement): number {
  const rows = head.closest('table')?.querySelectorAll('[data-row]') ?? [];
  const range = document.createRange();
  const widths = [...rows].map((row) => {
    const content = row.children[head.cellIndex]?.firstElementChild;
    if (!content) return 0;
    range.selectNodeContents(content);
    return range.getBoundingClientRect().width;
  });
  return Math.ceil(Math.max(...widths)) + PADDING;
}

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
