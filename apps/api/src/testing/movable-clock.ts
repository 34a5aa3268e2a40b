/** A clock for tests: it runs on from where it is set, or stops there. */
export function movableClock(start?: Date) {
  let offset = start ? start.getTime() - Date.now() : 0;
  let frozenAt: number | null = null;
  return {
    now: () => new Date(frozenAt ?? Date.now() + offset),
    /** From now on it is `at`; the time goes on unless `frozen`. */
    set(at: Date, { frozen = false } = {}) {
      offset = at.getTime() - Date.now();
      frozenAt = frozen ? at.getTime() : null;
    },
    /** Back to the machine's time. */
    release() {
      offset = 0;
      frozenAt = null;
    },
  };
}

export type MovableClock = ReturnType<typeof movableClock>;
