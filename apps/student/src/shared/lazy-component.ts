import type { Feature } from '@academy/domain/features';
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

const waiting: { load: () => Promise<unknown>; feature: Feature | undefined }[] = [];

/**
 * A component whose code comes when it is first shown, or with `loadLazyComponents`. Without a
 * network it waits for one instead of failing. That of a feature which is off does not come ahead.
 */
export function lazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
  feature?: Feature,
): LazyExoticComponent<ComponentType<P>> {
  waiting.push({ load, feature });
  return lazy(async () => ({ default: await patient(load) }));
}

/** ms after which a page that works fetches what it may need next. */
export const REST_AFTER = 5000;

/** ms between two looks whether the page is still busy with what is on it. */
const LOOK_EVERY = 500;

/**
 * Fetches every lazy component in the background, so that sheets open without a network too: one
 * after the other, none while `isBusy` and none that the academy does not use. Returns the way to
 * stop.
 */
export function loadLazyComponents(
  isBusy: () => boolean,
  isUsed: (feature: Feature | undefined) => boolean = () => true,
): () => void {
  let stopped = false;
  let timer = setTimeout(() => void loadFrom(0), REST_AFTER);

  async function loadFrom(index: number): Promise<void> {
    const next = waiting[index];
    if (!next || stopped) return;
    if (isBusy()) {
      timer = setTimeout(() => void loadFrom(index), LOOK_EVERY);
      return;
    }
    if (isUsed(next.feature)) await next.load().catch(() => undefined);
    await loadFrom(index + 1);
  }

  return () => {
    stopped = true;
    clearTimeout(timer);
  };
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
