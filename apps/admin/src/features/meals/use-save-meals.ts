import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import type { MealsOfDay } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import type { MealReason } from '../../shared/forms/meal-reason-fields';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { sameDayQueries } from './same-day-queries';
import { sameDayTexts as texts } from './same-day-texts';

interface Change {
  studentId: StudentId;
  /**
   * What the manager saw when the change began: what somebody changed since is not undone by it.
   */
  base: MealsOfDay;
  meals: MealsOfDay;
  reason: MealReason;
}

/**
 * Saves what a manager changes on a student's day, says so with the way back, and tells what was
 * wrong with it.
 */
export function useSaveMeals(
  date: CalendarDay,
  { told, onDone }: { told: (settled: number) => string; onDone: () => void },
) {
  const queries = useQueryClient();
  const { offer } = useUndo(sameDayQueries.all);
  const save = useMutation({
    mutationFn: ({ studentId, base, meals, reason }: Change) =>
      api.saveMealsFor({
        params: { studentId },
        body: { changes: [{ date, ...meals, base }], ...reason, note: reason.note.trim() },
      }),
    onSuccess: ({ settled, undo }) => {
      if (!undo) return;
      toasts.show({
        text: told(settled),
        tone: 'success',
        ...offer(undo),
      });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sameDayQueries.all }),
  });
  const noteError = save.error instanceof ApiError ? save.error.errors?.note : undefined;
  const refused =
    save.data && !save.data.undo
      ? (save.data.skipped[0]?.message ?? texts.nothingChanged)
      : undefined;
  return {
    save: save.mutate,
    saving: save.isPending,
    noteError,
    problem: save.error && !noteError ? errorText(save.error, messages.errors.save) : refused,
  };
}
