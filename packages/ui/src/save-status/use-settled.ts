import { useEffect, useState } from 'react';
import type { SaveState } from './save-state';

/** A save quicker than this (ms) goes by without a flicker of 저장 중…. */
const QUIET = 300;

/**
 * The state to show: every one at once, except that `saving` waits and what stood before it stays
 * meanwhile.
 */
export function useSettled(state: SaveState): SaveState {
  const [shown, setShown] = useState(state);
  if (state !== 'saving' && shown !== state) setShown(state);
  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setShown('saving'), QUIET);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
