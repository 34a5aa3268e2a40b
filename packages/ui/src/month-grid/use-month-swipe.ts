import { useRef, type PointerEvent } from 'react';
import type { MonthStep } from './month-grid-day';

/** CSS px a finger has to travel sideways. */
const FAR = 56;

/** A sideways flick with a finger turns the month; the mouse has the buttons and paints instead. */
export function useMonthSwipe(onMonthStep: ((step: MonthStep) => void) | undefined) {
  const start = useRef<{ pointerId: number; x: number; y: number }>(null);
  if (!onMonthStep) return null;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { pointerId: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      start.current = null;
      if (from?.pointerId !== event.pointerId) return;
      // A held finger is painting days (use-paint-selection), not turning pages.
      if (event.currentTarget.closest('[data-painting]')) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(event.clientY - from.y))
        onMonthStep(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
