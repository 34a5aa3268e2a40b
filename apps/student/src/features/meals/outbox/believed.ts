import type { StudentId } from '@academy/domain/ids';
import { mealsByDay } from '@academy/domain/meals';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { mealQueries } from '../meals-queries';
import { mealKey, type MealEdit } from './meal-edit';

interface Options {
  /** Whether a later edit of the meal is on its way: then nothing is known of the earlier one. */
  isOpen: (edit: MealEdit) => boolean;
  /** The server said yes but does not have these. Each is reported once. */
  onLeftOut: (edits: MealEdit[]) => void;
}

/**
 * Edits accepted by a 2xx without details. They count as saved; the next read of their month shows
 * whether the server has them.
 */
export function createBelieved(
  studentId: StudentId,
  queryClient: QueryClient,
  { isOpen, onLeftOut }: Options,
) {
  const believed = new Map<string, MealEdit>();

  function look(month: CalendarMonth): void {
    const rows = queryClient.getQueryData(mealQueries.month(studentId, month).queryKey);
    if (!rows) return;
    const mealsOn = mealsByDay(rows);
    const missing: MealEdit[] = [];
    for (const [key, edit] of believed) {
      if (monthOf(edit.date) !== month) continue;
      believed.delete(key);
      if (!isOpen(edit) && mealsOn(edit.date)[edit.meal] !== edit.value) missing.push(edit);
    }
    if (missing.length > 0) onLeftOut(missing);
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    // What the app itself puts there is what it believes.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const months = new Set([...believed.values()].map(({ date }) => monthOf(date)));
    for (const month of months) {
      const [kind, owner, of] = mealQueries.month(studentId, month).queryKey;
      const [itsKind, itsOwner, its] = event.query.queryKey;
      if (itsKind === kind && itsOwner === owner && its === of) look(month);
    }
  });

  return {
    stop,
    add(edits: readonly MealEdit[]): void {
      for (const edit of edits) believed.set(mealKey(edit), edit);
    },
    /** Reads a month again. */
    check(month: CalendarMonth): void {
      void queryClient.invalidateQueries({
        queryKey: mealQueries.month(studentId, month).queryKey,
      });
    },
  };
}

export type Believed = ReturnType<typeof createBelieved>;
