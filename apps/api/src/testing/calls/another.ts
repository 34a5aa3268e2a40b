const counts = new Map<string, number>();

/** Another number at every call: what is created or changed twice must not be the same. */
export function another(what: string): number {
  const next = (counts.get(what) ?? 0) + 1;
  counts.set(what, next);
  return next;
}

/** As in a process of one's own: the test files of a run share the counts. */
export const startCountsOver = (): void => counts.clear();
