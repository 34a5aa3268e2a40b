import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the pointer rests on the element or the focus lies in it: somebody is reading or about to
 * press.
 */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [ref]);
  return hovered || focused;
}
