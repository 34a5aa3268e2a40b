import { useEffect } from 'react';

/** How far one may go without losing them: to another tab of the page, or nowhere. */
type Scope = 'page' | 'tab';

const pages = new Map<symbol, Scope>();

/** Whether a page holds changes that leaving would lose. The shell asks before it leads away. */
export const hasUnsavedChanges = (): boolean => pages.size > 0;

/** Whether another tab of the same page would lose changes as well. */
export const hasUnsavedTab = (): boolean => [...pages.values()].includes('tab');

/**
 * The browser's own question before the tab closes or reloads, while `active`. Only then: the
 * listener keeps pages out of the back-forward cache.
 */
export function useWarnBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/**
 * Says that this page holds changes that are not saved: closing the tab and going elsewhere in the
 * app are asked about.
 */
export function useUnsavedChanges(active: boolean, scope: Scope = 'page'): void {
  useWarnBeforeUnload(active);
  useEffect(() => {
    if (!active) return undefined;
    const page = Symbol('page');
    pages.set(page, scope);
    return () => void pages.delete(page);
  }, [active, scope]);
}
