import type { KeyboardEvent } from 'react';
import { isEnter } from './ime-key';

/** A keydown handler that acts on Enter, but not on the Enter that only ends a Hangul syllable. */
export const onEnter =
  <E extends Element>(act: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>) => {
    if (isEnter(event)) act(event);
  };
