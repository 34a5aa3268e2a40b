import { ApiError } from '@academy/api-client';
import { outcomeOf } from '@academy/app-kit/writes';
import { EDITS_MAX } from '@academy/domain/attendance';
import type { CalendarDay } from '@academy/domain/time';

interface OnDay {
  date: CalendarDay;
}

interface Options<Edit> {
  /** Tells the author that an edit is given up. */
  onGivenUp: (error: unknown, edit: Edit) => void;
}

/**
 * What a refusal means for edits of study days. Closed days ask why they are changed; until
 * somebody says so, their edits wait. An impossible edit (a student who left, a period that is
 * gone) is found by sending one at a time, so that the others get through.
 */
export function createDayRefusals<Edit extends OnDay>({ onGivenUp }: Options<Edit>) {
  const given = new Map<CalendarDay, string>();
  const asking = new Set<CalendarDay>();
  let alone = false;

  function ask(date: CalendarDay): void {
    given.delete(date);
    asking.add(date);
  }

  return {
    ask,
    isAsking: (date: CalendarDay) => asking.has(date),
    reasonFor: (date: CalendarDay) => given.get(date),
    give(date: CalendarDay, reason: string): void {
      asking.delete(date);
      given.set(date, reason);
    },
    giveUp: (date: CalendarDay) => void asking.delete(date),
    /** A reason is for the edits that it was asked for: the others' days forget theirs. */
    keepReasonsOf(isWaiting: (date: CalendarDay) => boolean): void {
      for (const date of given.keys()) if (!isWaiting(date)) given.delete(date);
    },
    /** A day in a request. */
    batch<Open extends OnDay>(edits: readonly Open[]): Open[] {
      alone &&= edits.length > 1;
      const ofDay = edits.filter(({ date }) => date === edits[0]?.date);
      return ofDay.slice(0, alone ? 1 : EDITS_MAX);
    },
    onFailure(error: unknown, batch: readonly Edit[]): 'drop' | 'go-on' | undefined {
      if (error instanceof ApiError && error.code === 'day-closed') {
        for (const { date } of batch) ask(date);
        return 'go-on';
      }
      if (outcomeOf(error) !== 'refused') return undefined;
      alone = batch.length > 1;
      if (alone) return 'go-on';
      for (const edit of batch) onGivenUp(error, edit);
      return 'drop';
    },
  };
}
