import { useEffect } from 'react';

/** ms; a page that takes longer has been left alone or gone on from. */
const PATIENCE = 10_000;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on the page's name, unless it is anywhere already. False: no name is there. */
export function focusHeading(): boolean {
  if (!isNowhere()) return true;
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

let arriving = false;

/** Said by the login: the form that has the focus is about to go. */
export function willArrive(): void {
  arriving = true;
}

/** In the frame of the pages: after a login the focus goes to the page's name, once it is there. */
export function useFocusAfterLogin(): void {
  useEffect(() => {
    if (!arriving) return undefined;
    arriving = false;
    if (focusHeading()) return undefined;
    const watch = new MutationObserver(() => focusHeading() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), PATIENCE);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
