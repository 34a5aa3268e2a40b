import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { shellTexts } from './shell-texts';
import { toasts } from './toasts';

const online = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('online', () => resolve(), { once: true }),
  );

/**
 * Loads again once there is a network. A failure with a network is a real one (an old page after a
 * release): the error page reloads.
 */
async function patient<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    toasts.show({ key: 'opens-online', text: shellTexts.opensOnline });
    await online();
    return patient(load);
  }
}

const waiting: (() => Promise<unknown>)[] = [];

/**
 * A component whose code comes when it is first shown, or with `loadLazyComponents`. Without a
 * network it waits for one instead of failing.
 */
export function lazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  waiting.push(load);
  return lazy(async () => ({ default: await patient(load) }));
}

/** ms after which a page that works fetches what it may need next. */
export const REST_AFTER = 5000;

/**
 * Fetches every lazy component in the background, so that sheets open without a network too.
 * Returns the way to stop.
 */
export function loadLazyComponents(): () => void {
  const timer = setTimeout(() => {
    for (const load of waiting) load().catch(() => undefined);
  }, REST_AFTER);
  return () => clearTimeout(timer);
}

/**
 * Becomes true with the first opening and stays so: a sheet's code is loaded when it is asked for,
 * and its closing can still be seen.
 */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
