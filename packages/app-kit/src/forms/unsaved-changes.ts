import { useEffect, useEffectEvent } from 'react';

/** How far one may go without losing them: to another tab of the page, or nowhere. */
type Scope = 'page' | 'tab';

export interface UnsavedOptions {
  scope?: Scope;
  /** Forgets what is kept of them, so that leaving without saving loses them for good. */
  drop?: () => void;
  /** Whether they are there again after the same person's next login. */
  outlivesLogin?: () => boolean;
}

interface Unsaved {
  scope: Scope;
  drop: () => void;
  outlivesLogin: () => boolean;
}

const pages = new Map<symbol, Unsaved>();

/** Whether a page holds changes that leaving would lose. The shell asks before it leads away. */
export const hasUnsavedChanges = (): boolean => pages.size > 0;

/** Whether another tab of the same page would lose changes as well. */
export const hasUnsavedTab = (): boolean =>
  [...pages.values()].some(({ scope }) => scope === 'tab');

/**
 * Leaving without saving was chosen: what is lost by going that far is given up, with what was kept
 * of it on the device.
 */
export function dropUnsavedChanges(leaving: Scope = 'page'): void {
  for (const { scope, drop } of pages.values()) if (leaving === 'page' || scope === 'tab') drop();
}

/** What happens to unsaved changes when a session ends on its own. */
export function unsavedAtEnd(): { kept: boolean; lost: boolean } {
  const fates = Array.from(pages.values(), ({ outlivesLogin }) => outlivesLogin());
  return { kept: fates.includes(true), lost: fates.includes(false) };
}

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
export function useUnsavedChanges(active: boolean, options: UnsavedOptions = {}): void {
  const { scope = 'page' } = options;
  const drop = useEffectEvent(() => options.drop?.());
  const outlivesLogin = useEffectEvent(() => options.outlivesLogin?.() ?? false);
  useWarnBeforeUnload(active);
  useEffect(() => {
    if (!active) return undefined;
    const page = Symbol('page');
    pages.set(page, { scope, drop: () => drop(), outlivesLogin: () => outlivesLogin() });
    return () => void pages.delete(page);
  }, [active, scope]);
}
