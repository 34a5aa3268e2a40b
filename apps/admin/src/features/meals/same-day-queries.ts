import type { PickUp, SameDay } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';

export const sameDayQueries = {
  all: ['meals', 'same-day'] as const,
  day: (date: CalendarDay) =>
    queryOptions({ queryKey: [...sameDayQueries.all, date], queryFn: ({ signal }) => api.sameDay({ params: { date }, signal }) }),
};

const ticked = (day: SameDay, ticks: readonly PickUp[]): SameDay => ({
  ...day,
  rows: day.rows.map((row) => {
    const ofRow = ticks.filter(({ studentId }) => studentId === row.studentId);
    return ofRow.reduce((last, { meal, pickedUp }) => ({ ...last, [meal === 'lunch' ? 'lunchPickedUp' : 'dinnerPickedUp']: pickedUp }), row);
  }),
});

/** Ticks meals off at once on the screen; an answer that fails puts the server's truth back. */
export function usePickUps(date: CalendarDay) {
  const queries = useQueryClient();
  const { queryKey } = sameDayQueries.day(date);
  return useMutation({
    mutationFn: (ticks: PickUp[]) => api.savePickUps({ params: { date }, body: ticks }),
    // One after the other: two quick ticks must not overtake each other.
    scope: { id: `pick-ups-${date}` },
    onMutate: async (ticks) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (day) => day && ticked(day, ticks));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
    onSuccess: (day) => {
      // A later tick is still on its way: its optimistic mark is newer than this answer.
      if (queries.isMutating({ mutationKey: ['pick-ups', date] }) <= 1) queries.setQueryData(queryKey, day);
    },
    mutationKey: ['pick-ups', date],
  });
}
