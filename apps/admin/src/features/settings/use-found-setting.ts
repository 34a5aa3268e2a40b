import { useEffect, useEffectEvent, type RefObject } from 'react';

const textOf = (element: Element) => element.textContent.trim();

/** The field with this label, the button that says it, or the heading. */
function elementCalled(panel: HTMLElement, name: string): HTMLElement | null {
  const label = [...panel.querySelectorAll('label')].find((one) => textOf(one) === name);
  if (label?.control) return label.control;
  const found = [...panel.querySelectorAll<HTMLElement>('button, h2, h3, legend')].find(
    (one) => textOf(one) === name || textOf(one).startsWith(`${name} `),
  );
  if (found && found.tagName !== 'BUTTON') found.tabIndex = -1;
  return found ?? null;
}

/**
 * Goes to the setting that the address names, once it is there: a tab's code and its values come
 * later than the page. `onFound` takes the name out of the address.
 */
export function useFoundSetting(
  panel: RefObject<HTMLElement | null>,
  name: string | null,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const place = panel.current;
    if (name === null || !place) return undefined;
    const show = () => {
      const element = elementCalled(place, name);
      if (!element) return false;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      found();
      return true;
    };
    if (show()) return undefined;
    const watch = new MutationObserver(() => {
      if (show()) watch.disconnect();
    });
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [panel, name]);
}
