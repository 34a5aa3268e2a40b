import type { Undoable } from '@academy/domain/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useUndoToast as useSharedUndoToast } from '../../shared/meal-effect/use-undo-toast';
import { calendarQueries } from './calendar-queries';

/** Shows that something was done, with the way to take it back. */
export function useUndoToast() {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: calendarQueries.all });
  const show = useSharedUndoToast(readAgain);
  return (text: string, undo: Undoable | null) => {
    show(text, undo);
    void readAgain();
  };
}
