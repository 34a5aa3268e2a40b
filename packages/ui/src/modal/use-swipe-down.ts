import { useRef, type PointerEvent } from 'react';

/** Pulled this far (CSS px), the sheet closes when it is let go. */
const FAR = 96;
/** A flick closes it sooner: this fast (px per ms) over at least this way (px). */
const FLICK = { speed: 0.6, way: 24 };

interface Pull {
  pointerId: number;
  fromY: number;
  lastY: number;
  lastAt: number;
  speed: number;
}

function show(handle: HTMLElement, distance: number | null) {
  const sheet = handle.closest('dialog');
  sheet?.toggleAttribute('data-pulled', distance !== null);
  if (distance === null) sheet?.style.removeProperty('--sheet-pull');
  else sheet?.style.setProperty('--sheet-pull', `${distance}px`);
}

/**
 * Pulls a sheet down by its handle. Returns the handlers for the handle; the sheet is the closest
 * `<dialog>` and follows the finger through `--sheet-pull`.
 */
export function useSwipeDown(onDismiss: () => void) {
  const pull = useRef<Pull>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onButton = event.target instanceof Element && event.target.closest('button, a, input');
      if (!event.isPrimary || event.button !== 0 || onButton) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = {
        pointerId: event.pointerId,
        fromY: event.clientY,
        lastY: event.clientY,
        lastAt: event.timeStamp,
        speed: 0,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = pull.current;
      if (now?.pointerId !== event.pointerId) return;
      const elapsed = Math.max(1, event.timeStamp - now.lastAt);
      pull.current = {
        ...now,
        lastY: event.clientY,
        lastAt: event.timeStamp,
        speed: (event.clientY - now.lastY) / elapsed,
      };
      show(event.currentTarget, Math.max(0, event.clientY - now.fromY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const end = pull.current;
      if (end?.pointerId !== event.pointerId) return;
      pull.current = null;
      show(event.currentTarget, null);
      const way = end.lastY - end.fromY;
      if (way > FAR || (way > FLICK.way && end.speed > FLICK.speed)) onDismiss();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pull.current = null;
      show(event.currentTarget, null);
    },
  };
}
