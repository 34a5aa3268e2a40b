import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** CSS px of movement that turn a press into a drag. */
const THRESHOLD = 6;

interface Press {
  pointerId: number;
  x: number;
  y: number;
  box: DOMRect;
  dragging: boolean;
}

/**
 * Lets an element be dragged without losing its click: below the threshold a press stays a click.
 */
export function useDrag(onDrop: (box: DOMRect, dx: number, dy: number) => void) {
  const press = useRef<Press>(null);
  const dropped = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      dropped.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        box: event.currentTarget.getBoundingClientRect(),
        dragging: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = press.current;
      if (now?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      now.dragging ||= Math.hypot(dx, dy) > THRESHOLD;
      if (now.dragging) event.currentTarget.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const end = press.current;
      press.current = null;
      event.currentTarget.style.translate = '';
      if (end?.pointerId !== event.pointerId || !end.dragging) return;
      dropped.current = true;
      onDrop(end.box, event.clientX - end.x, event.clientY - end.y);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      press.current = null;
      event.currentTarget.style.translate = '';
    },
    /**
     * The browser still sends a click after a drag; the keyboard's clicks (detail 0) always count.
     */
    isClick(event: MouseEvent): boolean {
      const afterDrag = dropped.current && event.detail > 0;
      dropped.current = false;
      return !afterDrag;
    },
  };
}
