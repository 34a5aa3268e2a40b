import type { KeyboardEvent } from 'react';

/**
 * A keydown handler that acts on Enter, but not on the Enter that only finishes a Hangul syllable:
 * input methods send that one too (`isComposing`; Safari sends it after the composition with the
 * key code 229).
 */
export function onEnter<E extends Element>(act: (event: KeyboardEvent<E>) => void) {
  return (event: KeyboardEvent<E>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229)
      act(event);
  };
}
