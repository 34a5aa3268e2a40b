import { useLayoutEffect, type RefObject } from 'react';

const PROPERTY = '--running-head';
const heads = new Set<string>();

/** Several papers in one print have several titles: then each says its own on its first page. */
function show() {
  const [only] = heads;
  if (heads.size === 1 && only !== undefined)
    document.documentElement.style.setProperty(PROPERTY, JSON.stringify(only));
  else document.documentElement.style.removeProperty(PROPERTY);
}

/**
 * What is written above the second page and those behind it: the words of the first page's head. A
 * page's margin takes its properties from the root element alone.
 */
export function useRunningHead(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const said = [...(head.current?.children ?? [])]
      .map(({ textContent }) => textContent)
      .join(' · ');
    if (said === '') return undefined;
    heads.add(said);
    show();
    return () => {
      heads.delete(said);
      show();
    };
  });
}
