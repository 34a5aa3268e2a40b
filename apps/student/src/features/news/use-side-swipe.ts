import { useRef, type PointerEvent } from 'react';

/** CSS px a finger has to travel sideways. */
const FAR = 56;

/** A sideways flick turns the page: to the left the next one, to the right the one before. */
export function useSideSwipe(onGo: (by: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; x: number; y: number }>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      start.current =
        pointerType === 'touch' && isPrimary ? { pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.pointerId !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(clientY - from.y))
        onGo(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
