import * as z from 'zod/mini';

/** `?since=`, ms. What is no moment is as good as none. */
const querySchema = z.object({ since: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });

/** How long hints are kept for reconnecting clients, in ms, and how many at most. */
const KEPT_MS = 60_000;
const KEPT = 1_000;
/**
 * Clocks of several processes, and of a client that has computed ours from an answer, agree within
 * this, in ms.
 */
const MARGIN_MS = 2_000;

/**
 * Hints of the last minute: a page that has just been opened, a phone that was put away, or a
 * reconnected stream gets what it missed instead of reading everything again.
 */
export function createRecentHints<Hint>(clock: () => Date) {
  let hints: { at: number; hint: Hint }[] = [];
  /** Earlier hints are unknown. */
  let from = clock().getTime();

  function forgetOld(now: number): void {
    const first = Math.max(hints.length - KEPT, 0);
    from = Math.max(from, now - KEPT_MS, (hints[first - 1]?.at ?? -1) + 1);
    hints = hints.slice(first).filter(({ at }) => at >= now - KEPT_MS);
  }

  return {
    note(hint: Hint): void {
      const now = clock().getTime();
      hints.push({ at: now, hint });
      forgetOld(now);
    },
    /** After a gap, its hints are lost. */
    forget(): void {
      hints = [];
      from = clock().getTime();
    },
    /** What came since the moment that a `query` names; null when that is not known. */
    since(query: unknown): Hint[] | null {
      const time = querySchema.safeParse(query).data?.since;
      if (time === undefined) return null;
      const now = clock().getTime();
      forgetOld(now);
      const asked = Number(time) - MARGIN_MS;
      if (asked < from || asked > now) return null;
      return hints.filter(({ at }) => at >= asked).map(({ hint }) => hint);
    },
  };
}
