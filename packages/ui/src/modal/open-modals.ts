import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let stack: readonly HTMLDialogElement[] = [];

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  // For stylesheets: `:has(dialog:modal)` goes through the page with every change of styles.
  document.documentElement.toggleAttribute('data-modal', stack.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Remembers an open modal dialog; the returned function forgets it. */
export function registerModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

const top = () => stack.at(-1) ?? null;
const none = () => null;

/**
 * The dialog that lies on top, or null.
 *
 * A modal dialog makes everything outside it inert, so what must stay reachable (toasts) moves into
 * it and what would only be in the way (the action button) hides.
 */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, top, none);
}
