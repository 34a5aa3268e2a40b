import { isStuck } from '@academy/app-kit/writes/outbox';
import type { PickUp } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useManager } from '../../../shared/session/use-manager';
import { pickUpOutboxOf } from './pick-up-outbox';

/**
 * The pick-up ticks of a day: they show at once (`withTicks`), wait in the outbox while there is no
 * answer, and go out in their order.
 */
export function usePickUps(date: CalendarDay) {
  const outbox = pickUpOutboxOf(useManager().id, useQueryClient());
  const { edits, state } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const waiting = useMemo(
    () => [...edits.values()].filter((tick) => tick.date === date),
    [edits, date],
  );
  return {
    tick: (ticks: readonly PickUp[]) => outbox.add(ticks.map((tick) => ({ ...tick, date }))),
    waiting,
    /** How many could not reach the server so far. */
    stuck: isStuck(state) ? state.count : 0,
  };
}
