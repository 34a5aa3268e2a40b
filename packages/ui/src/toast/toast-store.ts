export interface ToastMessage {
  /** What happened: `12건을 신청했어요`. */
  text: string;
  /**
   * An edge in the colour of success or danger beside the words; the words say it all without it.
   */
  tone?: 'neutral' | 'success' | 'danger';
  /** Takes it back. The label names it: 되돌리기. */
  undo?: { label: string; run: () => void };
  /** How long it stays (ms), 6 s when missing; hovering, focus and a hidden tab stop the clock. */
  durationMs?: number;
  /** A message with the key of a waiting or shown one takes its place and starts its time again. */
  key?: string;
}

export interface Toast extends ToastMessage {
  /** Counts up from 1; what `dismiss` takes. */
  id: number;
}

export interface ToastStore {
  /** Shows a message, or queues it behind those on screen. Returns its id. */
  show: (message: ToastMessage) => number;
  /** Removes a message early; its undo is gone then. */
  dismiss: (id: number) => void;
  /** Takes back the message with this key, if there is one: it is no longer true. */
  withdraw: (key: string) => void;
  /** Runs the newest undo that is still offered (Ctrl/Cmd+Z); false without one. */
  undoLatest: () => boolean;
  /** Calls back after every change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** All messages, oldest first; the region shows the first few. */
  getSnapshot: () => readonly Toast[];
}

/**
 * One per app: `shared/toasts.ts` creates it, the shell renders its region, any code calls `show`.
 */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    show(message) {
      lastId += 1;
      const toast = { ...message, id: lastId };
      const replaced = toasts.findIndex(
        (other) => message.key !== undefined && other.key === message.key,
      );
      change(replaced < 0 ? [...toasts, toast] : toasts.with(replaced, toast));
      return toast.id;
    },
    dismiss,
    withdraw: (key) => change(toasts.filter((toast) => toast.key !== key)),
    undoLatest() {
      const latest = toasts.findLast((toast) => toast.undo);
      if (!latest) return false;
      dismiss(latest.id);
      latest.undo?.run();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
