import { keysBetween, targetOf, type PaintTarget } from './paint-target';
import type { PaintHandlers } from './paint-gesture';

/**
 * Shift-click after a click gives every target between the two the value that the first one has
 * now, as a spreadsheet does. `order` lists the keys as they lie on the screen. Returns the way to
 * stop listening.
 */
export function listenForRangeClicks(
  root: HTMLElement,
  order: () => readonly string[],
  handlers: () => PaintHandlers,
): () => void {
  let anchor: PaintTarget | null = null;

  function onClick(event: MouseEvent) {
    const target = targetOf(event.target);
    if (!target) return;
    const { valueOf, onPaint, onPaintEnd } = handlers();
    const value = anchor?.lane === target.lane && event.shiftKey ? valueOf(anchor) : undefined;
    if (!anchor || value === undefined) {
      anchor = target;
      return;
    }
    event.stopPropagation();
    const changeable = keysBetween(order(), anchor.key, target.key)
      .map((key) => ({ key, lane: target.lane }))
      .filter((each) => valueOf(each) !== undefined);
    for (const each of changeable) if (valueOf(each) !== value) onPaint(each, value);
    onPaintEnd?.(changeable, value);
    anchor = target;
  }

  root.addEventListener('click', onClick, { capture: true });
  return () => root.removeEventListener('click', onClick, { capture: true });
}
