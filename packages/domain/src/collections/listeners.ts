type Listener = () => void;

export interface Listeners {
  /** Answers the way to stop, as React's `useSyncExternalStore` wants it. */
  subscribe: (listener: Listener) => () => void;
  tell: () => void;
  isEmpty: () => boolean;
}

/** Those who want to hear of a change that they then look up. */
export function createListeners(): Listeners {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
    isEmpty: () => listeners.size === 0,
  };
}

/** One value and those who want to hear when it is another. */
export function createStore<Value>(initial: Value) {
  const { subscribe, tell } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      tell();
    },
    subscribe,
  };
}
