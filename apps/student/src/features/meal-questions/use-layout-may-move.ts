import { useEffect, useState } from 'react';

/** A pause without taps this long (ms). */
const PAUSE_MS = 1500;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Whether something may move the page: at once where it `may` anyway, else from the first pause
 * between a student's taps on.
 */
export function useLayoutMayMove(may: boolean): boolean {
  const [mayMove, setMayMove] = useState(may);
  useEffect(() => {
    if (mayMove) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setMayMove(true), PAUSE_MS);
    };
    wait();
    TOUCHES.forEach((touch) => window.addEventListener(touch, wait));
    return () => {
      clearTimeout(pause);
      TOUCHES.forEach((touch) => window.removeEventListener(touch, wait));
    };
  }, [mayMove]);
  return mayMove;
}
