import type { StudentId } from '@academy/domain/ids';
import type { LiveTopic } from '@academy/domain/live';
import type { HintForStudents } from '../../shared/notify-db';

/** How long hints are kept for reconnecting clients, in ms, and how many at most. */
const KEPT_MS = 60_000;
const KEPT = 1_000;
/**
 * Clocks of several processes, and of a client that has computed ours from an answer, agree within
 * this, in ms.
 */
const MARGIN_MS = 2_000;

export const concerns = ({ students }: HintForStudents, id: StudentId): boolean =>
  students === 'all' || students.includes(id);

/**
 * Hints of the last minute: a phone that was put away, or a reconnected stream, gets what it missed
 * instead of reading everything again.
 */
export function createRecentHints(clock: () => Date) {
  let hints: { at: number; hint: HintForStudents }[] = [];
  /** Earlier hints are unknown. */
  let from = clock().getTime();

  function forgetOld(now: number): void {
    const first = Math.max(hints.length - KEPT, 0);
    from = Math.max(from, now - KEPT_MS, (hints[first - 1]?.at ?? -1) + 1);
    hints = hints.slice(first).filter(({ at }) => at >= now - KEPT_MS);
  }

  return {
    note(hint: HintForStudents): void {
      const now = clock().getTime();
      hints.push({ at: now, hint });
      forgetOld(now);
    },
    /** After a gap, its hints are lost. */
    forget(): void {
      hints = [];
      from = clock().getTime();
    },
    /**
     * The topics that concern this student since `time` (ms), each once; null when that is not
     * known.
     */
    since(time: number, id: StudentId): LiveTopic[] | null {
      const now = clock().getTime();
      forgetOld(now);
      const asked = time - MARGIN_MS;
      if (asked < from || asked > now) return null;
      const missed = hints.filter(({ at, hint }) => at >= asked && concerns(hint, id));
      return [...new Set(missed.map(({ hint }) => hint.topic))];
    },
  };
}
