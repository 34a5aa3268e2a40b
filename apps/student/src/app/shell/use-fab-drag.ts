import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clampPlace, readPlace, storePlace, type FabPlace } from './fab-place';

/** Below this distance (CSS px) a press is a tap. */
const THRESHOLD = 6;
/** How far an arrow key moves it (CSS px). */
const STEP = 16;

const KEYS: Record<string, (place: FabPlace) => FabPlace> = {
  ArrowUp: ({ side, rise }) => ({ side, rise: rise + STEP }),
  ArrowDown: ({ side, rise }) => ({ side, rise: rise - STEP }),
  ArrowLeft: ({ rise }) => ({ side: 'left', rise }),
  ArrowRight: ({ rise }) => ({ side: 'right', rise }),
};

/** A button that can be dragged out of the way: it snaps to the nearer edge and stays there on this device (UX §1.11). */
export function useFabDrag() {
  const [place, setPlace] = useState(() => clampPlace(readPlace(), window.innerHeight));
  const [drag, setDrag] = useState<{ dx: number; dy: number } | null>(null);
  const start = useRef<{ pointerId: number; x: number; y: number }>(null);
  const dragged = useRef(false);

  function settleAt(next: FabPlace): void {
    const settled = clampPlace(next, window.innerHeight);
    setPlace(settled);
    storePlace(settled);
  }

  return {
    place,
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        dragged.current = false;
        if (!event.isPrimary || event.button !== 0) return;
        start.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        if (from?.pointerId !== event.pointerId) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!dragged.current && Math.hypot(dx, dy) < THRESHOLD) return;
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = true;
        setDrag({ dx, dy });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        start.current = null;
        setDrag(null);
        if (!dragged.current || from?.pointerId !== event.pointerId) return;
        settleAt({ side: event.clientX < window.innerWidth / 2 ? 'left' : 'right', rise: place.rise - (event.clientY - from.y) });
      },
      onPointerCancel() {
        start.current = null;
        setDrag(null);
      },
      onKeyDown(event: KeyboardEvent) {
        const move = KEYS[event.key];
        if (!move) return;
        event.preventDefault();
        settleAt(move(place));
      },
      /** The press that ends a drag is no tap. */
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
