import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import type { MealsOfDay } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { useState } from 'react';
import { api } from '../../../shared/api';
import type { MealReason } from '../../../shared/meals/meal-reason-fields';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { sameDayQueries } from '../same-day-queries';
import { sameDayTexts as texts } from '../same-day-texts';

interface Change {
  studentId: StudentId;
  /** What the manager saw when the change began, so that a later change is not undone by it. */
  base: MealsOfDay;
  meals: MealsOfDay;
  reason: MealReason;
}

/**
 * Saves what a manager changes on a student's day, says so with the way back, and says what was
 * wrong with it.
 */
export function useSaveMeals(
  date: CalendarDay,
  { told, onDone }: { told: (settled: number) => string; onDone: () => void },
) {
  const { offer } = useUndo(sameDayQueries.all);
  const [refused, setRefused] = useState<string>();
  const save = useWrite({
    name: `save meals of ${date}`,
    send: ({ studentId, base, meals, reason }: Change) =>
      api.saveMealsFor({
        params: { studentId },
        body: { changes: [{ date, ...meals, base }], ...reason, note: reason.note.trim() },
      }),
    reads: sameDayQueries.all,
    onSuccess: ({ settled, skipped: [first], undo }) => {
      if (!undo) return setRefused(first?.message ?? texts.nothingChanged);
      toasts.show({
        text: told(settled),
        tone: 'success',
        ...offer(undo),
      });
      onDone();
    },
  });
  const noteError = save.error instanceof ApiError ? save.error.errors?.note : undefined;
  return {
    save(change: Change) {
      setRefused(undefined);
      save.run(change);
    },
    saving: save.isPending,
    noteError,
    problem: save.error && !noteError ? errorText(save.error, messages.errors.save) : refused,
  };
}
