import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MealAutosave } from './autosave/meal-autosave';
import { mealQueries } from './meals-queries';
import { withWishes } from './overlay';

/**
 * A month's meals: the server's rows with the open wishes over them; `current` is undefined until
 * the month was read.
 */
export function useMonthRows(studentId: StudentId, month: CalendarMonth, autosave: MealAutosave) {
  const rows = useQuery(mealQueries.month(studentId, month));
  const { wishes } = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);
  return { rows, wishes, current: rows.data && withWishes(rows.data, wishes) };
}
