import { errorText } from '@academy/api-client';
import { backOff, mayBeDone } from '@academy/app-kit/writes';
import { pickUpSchema, type PickUp } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { useOnline } from '@academy/app-kit/device';
import { sameDayQueries } from './same-day-queries';

const pickUpKeys = {
  all: ['pick-ups'] as const,
  day: (date: CalendarDay) => [...pickUpKeys.all, date],
};

/** The ticks on their way to the server, oldest first: of one day, or of all days. */
export function useWaitingTicks(date?: CalendarDay): PickUp[] {
  const saves = useMutationState({
    filters: { mutationKey: date ? pickUpKeys.day(date) : pickUpKeys.all, status: 'pending' },
    // The cache does not know what its mutations carry.
    select: ({ state: { variables } }) =>
      Array.isArray(variables) ? variables.map((tick) => pickUpSchema.parse(tick)) : [],
  });
  return saves.flat();
}

/**
 * How many ticks could not reach the server so far: there is no network, or no answer. A tick that
 * is simply under way is not worth a word.
 */
export function useStuckTicks(): number {
  const online = useOnline();
  const failures = useMutationState({
    filters: { mutationKey: pickUpKeys.all, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  const waiting = useWaitingTicks().length;
  return online && failures.every((count) => count === 0) ? 0 : waiting;
}

/**
 * Saves pick-up ticks. They show at once (`withTicks`), wait while there is no network or no
 * answer, and go out in their order; a tick that the server refuses disappears again, and the
 * reason is said.
 */
export function usePickUps(date: CalendarDay) {
  const queries = useQueryClient();
  const { queryKey } = sameDayQueries.day(date);
  return useMutation({
    mutationKey: pickUpKeys.day(date),
    mutationFn: (ticks: PickUp[]) => api.savePickUps({ params: { date }, body: ticks }),
    // One after the other: two quick ticks must not overtake each other.
    scope: { id: `pick-ups-${date}` },
    retry: (_, error) => mayBeDone(error),
    retryDelay: (failures) => backOff(failures + 1),
    onSuccess: async (day) => {
      // A reading that began before this save would bring the old marks back; what it was for is
      // read again.
      const reading = queries.isFetching({ queryKey }) > 0;
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, day);
      if (reading) void queries.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
      return queries.invalidateQueries({ queryKey });
    },
  });
}
