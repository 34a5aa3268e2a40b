import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Keeps an element's height (CSS px) in a variable of the page, so that what is above it or
 * ends before it knows where: with enlarged text nothing at the lower edge has a height known
 * beforehand.
 *
 * Writing the variable has the whole page's styles computed again: it is written only when it is
 * another, and stays when one element takes the other's place.
 */
export function useHeightVariable(name: `--${string}`): RefCallback<HTMLElement> {
  const measured = useRef<HTMLElement>(null);
  return useCallback(
    (element) => {
      if (!element) return undefined;
      measured.current = element;
      const { style } = document.documentElement;
      const observer = new ResizeObserver((entries) => {
        const height = `${Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0)}px`;
        if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
      });
      observer.observe(element, { box: 'border-box' });
      return () => {
        observer.disconnect();
        measured.current = null;
        // An element that takes its place is there before this runs.
        queueMicrotask(() => {
          if (!measured.current) style.removeProperty(name);
        });
      };
    },
    [name],
  );
}
