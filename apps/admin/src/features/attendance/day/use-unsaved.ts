import { isStuck, type OpenEdit, type SaveState } from '@academy/app-kit/writes/outbox';
import type { CalendarDay } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useManager } from '../../../shared/session/use-manager';
import { markOutboxOf } from '../outbox/mark-outbox';
import { visitOutboxOf } from '../outbox/visit-outbox';
import { sameOpen } from './shown-rows';

type Edit = OpenEdit<{ date: CalendarDay; theirs?: unknown }>;

interface Box<Open extends Edit> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => { edits: ReadonlyMap<string, Open>; state: SaveState };
  isAsking: (date: CalendarDay) => boolean;
}

/** What this manager wrote and the server does not have yet: marks, and who came and went. */
export function useDayOutboxes() {
  const queries = useQueryClient();
  const { id } = useManager();
  return { outbox: markOutboxOf(id, queries), visitOutbox: visitOutboxOf(id, queries) };
}

/** The same list as long as it holds the same edits, however far they are on their way. */
function keepWhileSame<Open extends Edit>() {
  let kept: readonly Open[] = [];
  return (edits: readonly Open[]): readonly Open[] => {
    if (!sameOpen(kept, edits)) kept = edits;
    return kept;
  };
}

/** A day's edits. */
export function useEditsOf<Open extends Edit>(box: Box<Open>, date: CalendarDay) {
  const [keep] = useState(keepWhileSame<Open>);
  return useSyncExternalStore(box.subscribe, () =>
    keep([...box.getSnapshot().edits.values()].filter((edit) => edit.date === date)),
  );
}

/** Whether its edits do not get through for now. */
export const useSaveStuck = ({ subscribe, getSnapshot }: Box<Edit>): boolean =>
  useSyncExternalStore(subscribe, () => isStuck(getSnapshot().state));

/** Whether edits of a closed day wait for a reason. */
export const useReasonNeeded = ({ subscribe, isAsking }: Box<Edit>, date: CalendarDay): boolean =>
  useSyncExternalStore(subscribe, () => isAsking(date));

/** The days whose edits wait for something; what is simply under way is not worth mentioning. */
export function useWaitingDays({ subscribe, getSnapshot, isAsking }: Box<Edit>): string {
  return useSyncExternalStore(subscribe, () => {
    const { edits, state } = getSnapshot();
    const waiting = [...edits.values()].filter(
      ({ theirs, date }) => isStuck(state) || theirs !== undefined || isAsking(date),
    );
    return [...new Set(waiting.map(({ date }) => date))].join(' ');
  });
}
