import { errorText } from '@academy/api-client';
import type { Undoable } from '@academy/domain/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { calendarQueries } from './calendar-queries';
import { calendarPageTexts as texts } from './calendar-texts';

/** Shows that something was done, with the way to take it back. */
export function useUndoToast() {
  const queries = useQueryClient();
  const takeBack = async ({ operationId }: Undoable) => {
    try {
      const { kept } = await api.undoMeals({ params: { operationId } });
      toasts.show({ text: kept.length > 0 ? texts.undoneExcept(kept.length) : texts.undone, tone: 'success' });
    } catch (error) {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: calendarQueries.all });
  };
  return (text: string, undo: Undoable | null) => {
    toasts.show({ text, tone: 'success', ...(undo && { undo: { label: texts.undo, run: () => void takeBack(undo) } }) });
    void queries.invalidateQueries({ queryKey: calendarQueries.all });
  };
}
