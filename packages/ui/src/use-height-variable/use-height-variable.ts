import { useCallback, type RefCallback } from 'react';

/**
 * Keeps an element's height (CSS px) in a variable of the page, so that what stands above it or
 * ends before it knows where: with enlarged text nothing at the lower edge has a height known
 * beforehand.
 */
export const useHeightVariable = (name: `--${string}`): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(name, `${element.offsetHeight}px`),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
