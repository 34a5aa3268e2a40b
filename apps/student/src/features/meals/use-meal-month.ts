import type { StudentId } from '@academy/domain/ids';
import { invoiceOf } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MealAutosave } from './autosave/meal-autosave';
import { mealQueries } from './meals-queries';
import { useHolidays } from './use-holidays';
import { useMonthRows } from './use-month-rows';

/**
 * Everything that the page shows of one month: the server's rows with the open wishes over them,
 * rules, prices and holidays.
 */
export function useMealMonth(studentId: StudentId, month: CalendarMonth, autosave: MealAutosave) {
  const queryClient = useQueryClient();
  const settings = useQuery(mealQueries.settings());
  const { rows, wishes, current } = useMonthRows(studentId, month, autosave);
  const bill = useQuery(mealQueries.bill(queryClient, studentId, month));
  const holidays = useHolidays(month);

  const prices = bill.data ?? settings.data;
  const loading = settings.isPending || rows.isPending;
  return {
    settings: settings.data,
    /**
     * Undefined until the month was read: then nothing of it is known, and nothing of it can be
     * changed.
     */
    current,
    wishes,
    holidays,
    bill: bill.data,
    /** Undefined until it can be counted. */
    invoice: prices && current && invoiceOf({ reservations: current, month, bill: prices }),
    /** Nothing to show yet, and nothing has failed yet. */
    loading,
    /** The first load did not work: said quietly, above an empty calendar. */
    failed: settings.isLoadingError || rows.isLoadingError,
    reload() {
      void settings.refetch();
      void rows.refetch();
    },
  };
}

export type MealMonth = ReturnType<typeof useMealMonth>;
