import type { SkippedMeal } from '@academy/domain/meals';

const NONE: readonly SkippedMeal[] = [];

/** What the server refused since the student looked last: listed in a sheet with the reasons. */
export function createRefusals() {
  const listeners = new Set<() => void>();
  let refused = NONE;

  const set = (next: readonly SkippedMeal[]) => {
    refused = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => refused,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(more: readonly SkippedMeal[]): void {
      if (more.length > 0) set([...refused, ...more]);
    },
    clear: () => set(NONE),
  };
}
