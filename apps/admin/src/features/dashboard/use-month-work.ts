import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '../../shared/toasts';
import { dashboardQueries } from './dashboard-queries';

/**
 * Closing or opening a month: everything on the page is read again. The caller's dialog shows what
 * went wrong; it goes with the state that it asked about.
 */
export function useMonthWork<Asked = void>(work: (asked: Asked) => Promise<unknown>, done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: () => void toasts.show({ text: done, tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: dashboardQueries.all }),
  });
}
