import { errorText } from '@academy/api-client';
import type { Undoable } from '@academy/domain/operations';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api';
import { mealEditTexts as texts } from './meal-edit-texts';
import { messages } from './messages';
import { toasts } from './toasts';

/** Takes a manager's change of meals back, and says what came of it; what is listed under `queryKey` is read again. */
export function useUndoMeals(queryKey: QueryKey) {
  const queries = useQueryClient();
  return async ({ operationId }: Pick<Undoable, 'operationId'>) => {
    try {
      const { kept } = await api.undoMeals({ params: { operationId } });
      toasts.show({
        text: kept.length > 0 ? texts.undoneExcept(kept.length) : texts.undone,
        tone: 'success',
      });
    } catch (error) {
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });
    }
    await queries.invalidateQueries({ queryKey });
  };
}
