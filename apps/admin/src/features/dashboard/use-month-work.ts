import type { Undoable } from '@academy/domain/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndo } from '../../shared/use-undo';
import { dashboardQueries } from './dashboard-queries';

/**
 * Closing or opening a month: everything on the page is read again. The caller's dialog shows what
 * went wrong; it goes with the state that it asked about.
 */
export function useMonthWork<Asked = void>(
  work: (asked: Asked) => Promise<{ undo?: Undoable | null | undefined }>,
  done: string,
) {
  const queries = useQueryClient();
  const { announce } = useUndo(dashboardQueries.all);
  return useMutation({
    mutationFn: work,
    onSuccess: ({ undo }) => void announce(done, undo),
    onSettled: () => queries.invalidateQueries({ queryKey: dashboardQueries.all }),
  });
}
