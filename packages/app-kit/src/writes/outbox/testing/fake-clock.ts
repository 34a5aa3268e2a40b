/** Timers that fire only when the test moves the time, in the order of their hour. */
export function createFakeClock(start = Date.UTC(2026, 10, 20, 1)) {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    startTimer(run: () => void, ms = 0): () => void {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Moves the time, letting promises settle before and after each timer. */
    async advance(ms: number): Promise<void> {
      const until = now + ms;
      await settlePromises();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.run();
        await settlePromises();
      }
      now = until;
    },
  };
}

/** Lets every promise chain run that needs no timer. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
