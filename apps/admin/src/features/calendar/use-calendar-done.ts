import type { Undoable } from '@academy/domain/operations';
import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { calendarQueries } from './calendar-queries';

/** Says that the calendar was changed, with the way to take it back, and reads it again. */
export function useCalendarDone() {
  const queries = useQueryClient();
  const { offer } = useUndo(calendarQueries.all);
  return (text: string, undo: Undoable | null) => {
    toasts.show({ text, tone: 'success', ...offer(undo) });
    void queries.invalidateQueries({ queryKey: calendarQueries.all });
  };
}
