import { useEffect, useEffectEvent } from 'react';

const MARK = 'academySheet';
let lastMark = 0;
let leaveLater: { mark: number; cancelled: boolean } | undefined;
/** The mark of the entry that was left last: the browser takes the step back a moment later. */
let left: number | undefined;

const markOf = (state: unknown) =>
  typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined;

/**
 * Puts one entry on the history, keeping what the router stores in it; returns the entry's mark.
 */
function enter(): number {
  lastMark += 1;
  const state: unknown = history.state;
  const marked = { ...(typeof state === 'object' ? state : null), [MARK]: lastMark };
  if (leaveLater && !leaveLater.cancelled && markOf(state) === leaveLater.mark) {
    // One sheet follows another in the same turn: they share the entry.
    leaveLater.cancelled = true;
    history.replaceState(marked, '');
  } else {
    history.pushState(marked, '');
  }
  return lastMark;
}

/**
 * Takes the entry away again, but only if it is still the current one: after a navigation out of
 * the sheet the history belongs to the new page. Waits for the end of the turn, because the
 * navigation may follow the closing.
 */
function leave(mark: number) {
  const plan = { mark, cancelled: false };
  leaveLater = plan;
  queueMicrotask(() => {
    if (plan.cancelled || markOf(history.state) !== mark) return;
    left = mark;
    addEventListener('popstate', () => (left = undefined), { once: true });
    history.back();
  });
}

const isGoingBack = () => left !== undefined && markOf(history.state) === left;

/**
 * Lets the Back button (or back swipe) close what is open instead of leaving the page. The next
 * Back leaves as usual.
 */
export function useBackToClose(active: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!active) return;
    let mark = isGoingBack() ? undefined : enter();
    const onPop = () => {
      // That was the step of another sheet, which is closed: now the entry is this one's to make.
      if (mark === undefined) mark = enter();
      else if (markOf(history.state) !== mark) close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (mark !== undefined) leave(mark);
    };
  }, [active]);
}
