import type { StudentId } from '@academy/domain/ids';
import { invoiceOf } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MealAutosave } from './autosave/meal-autosave';
import { mealQueries } from './meals-queries';
import { withWishes } from './overlay';
import { useHolidays } from './use-holidays';

/** Everything that the page shows of one month: the server's rows with the open wishes over them, rules, prices and holidays. */
export function useMealMonth(studentId: StudentId, month: CalendarMonth, autosave: MealAutosave) {
  const queryClient = useQueryClient();
  const settings = useQuery(mealQueries.settings());
  const rows = useQuery(mealQueries.month(studentId, month));
  const bill = useQuery(mealQueries.bill(queryClient, studentId, month));
  const holidays = useHolidays(month);
  const { wishes } = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);

  const current = withWishes(rows.data ?? [], wishes);
  const prices = bill.data ?? settings.data;
  const loading = settings.isPending || rows.isPending;
  return {
    settings: settings.data,
    current,
    wishes,
    holidays,
    bill: bill.data,
    /** Undefined until there is something to count. */
    invoice:
      prices && !loading ? invoiceOf({ reservations: current, month, bill: prices }) : undefined,
    /** Nothing to show yet, and nothing has failed yet. */
    loading,
    /** The first load did not work: said quietly, below an empty calendar. */
    failed: settings.isLoadingError || rows.isLoadingError,
    reload() {
      void settings.refetch();
      void rows.refetch();
    },
  };
}

export type MealMonth = ReturnType<typeof useMealMonth>;
