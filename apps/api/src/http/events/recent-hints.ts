import type { StudentId } from '@academy/domain/ids';
import type { LiveTopic } from '@academy/domain/live';
import type { HintForStudents } from '../../shared/notify-db';

/** How long a hint is kept for whoever comes back, in ms, and how many at most. */
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
 * What was told in the last minute: a student's phone that was put away, or a line that was made
 * again, gets what it missed instead of reading everything again.
 */
export function createRecentHints(clock: () => Date) {
  let hints: { at: number; hint: HintForStudents }[] = [];
  /** What was told before is not known. */
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
    /** There was a gap: what was told in it is lost. */
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
